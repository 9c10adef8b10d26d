import { Link } from 'react-router'
import { questionLength, questionTypes } from '#contract/support/question-rules'
import { MobileInput } from '../../../features/forms/mobile-input'
import { links } from '../../../lib/links'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ChoiceChips } from '../../../ui/choice-chips'
import { Field } from '../../../ui/field'
import { TextArea } from '../../../ui/text-area'
import type { QuestionValues } from './question-values'
import { useQuestionForm } from './use-question-form'

/** Type, content, mobile. `isAnother`: an answer to the last one stands above. */
export function QuestionForm({ isAnother }: { isAnother: boolean }) {
  const t = useWords('guest')
  const isBrowser = useIsBrowser()
  const { form, values, problems, told, isSending, message, change, changeMobile, submit, isSignedIn } =
    useQuestionForm()
  const problemOf = (name: keyof QuestionValues) => {
    const problem = problems[name]
    return problem ? t(`question.${problem}`, questionLength) : told[name]
  }
  return (
    <section aria-labelledby="question-form" className="min-w-0">
      <h2 id="question-form" className="text-xl">
        {t(isAnother ? 'question.more' : 'question.form')}
      </h2>
      <noscript className="mt-2 block text-soft">{t('question.noScript')}</noscript>
      {/* A form that is sent before its scripts are there must not put a question into the address. */}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6"
      >
        <Field label={t('question.type')} error={problemOf('type')} required group>
          <ChoiceChips
            options={questionTypes}
            name="type"
            value={values.type as ''}
            onChange={type => change({ type })}
            labelOf={type => t(`category.${type}`)}
          />
        </Field>
        <Field
          label={t('question.content')}
          hint={t('question.contentHint')}
          error={problemOf('content')}
          required
        >
          <TextArea
            name="content"
            rows={6}
            value={values.content}
            onChange={event => change({ content: event.target.value })}
            counter={length => t('question.counter', { length, max: questionLength.max })}
          />
        </Field>
        <Field
          label={t('question.mobile')}
          hint={t(isSignedIn ? 'question.mobileMember' : 'question.mobileGuest')}
          error={problemOf('mobile')}
          required={!isSignedIn}
          className="sm:max-w-sm"
        >
          <MobileInput
            name="mobile"
            typed={values.mobile}
            autoComplete="tel-national"
            value={values.mobile}
            onChange={event => changeMobile(event.target.value)}
          />
        </Field>
        <div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type={isBrowser ? 'submit' : 'button'} variant="main" size="large" loading={isSending}>
              {t('question.submit')}
            </Button>
            {!isSignedIn && (
              <p className="min-w-0 flex-1 basis-56 text-sm text-soft">{t('question.captcha')}</p>
            )}
          </div>
          <div role="status">
            {message && (
              <p className="mt-6 rounded-card bg-river-wash px-5 py-4 font-semibold text-river">
                {message}
                {isSignedIn && (
                  <>
                    {' '}
                    <Link to={links.tickets} className="underline underline-offset-4">
                      {t('question.seeTickets')}
                    </Link>
                  </>
                )}
              </p>
            )}
          </div>
        </div>
      </form>
    </section>
  )
}
