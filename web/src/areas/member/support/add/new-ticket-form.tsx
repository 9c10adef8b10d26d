import { type FormEvent, useEffect, useRef } from 'react'
import { questionTypes } from '#contract/support/question-rules'
import { textLength } from '#contract/support/ticket'
import { AttachmentsField } from '../../../../features/support/files/attachments-field'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ChoiceChips } from '../../../../ui/choice-chips'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import type { About } from './about'
import { AboutField } from './about-field'
import { PromiseCard } from './promise-card'
import { SuggestedHelp } from './suggested-help'
import { useNewTicket } from './use-new-ticket'

export function NewTicketForm({ about }: { about: About | null }) {
  const t = useWords('support')
  const { draft, edit, attachments, problems, send, isBusy } = useNewTicket(about)
  const form = useRef<HTMLFormElement>(null)
  // The first thing that is wrong takes the focus, wherever the form was sent from.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-7"
      >
        <Field label={t('add.category')} error={problems.category} required group>
          <ChoiceChips
            options={questionTypes}
            name="category"
            value={draft.category}
            onChange={category => edit({ category })}
            labelOf={category => t(`category.${category}`)}
          />
        </Field>
        <AboutField value={draft.about} onChange={chosen => edit({ about: chosen })} error={problems.about} />
        <Field label={t('add.subject')} hint={t('add.subjectHint')} error={problems.subject} required>
          <TextInput
            value={draft.subject}
            autoComplete="off"
            onChange={event => edit({ subject: event.target.value })}
          />
        </Field>
        <AttachmentsField attachments={attachments} error={problems.files}>
          <Field label={t('add.text')} hint={t('add.textHint')} error={problems.text} required>
            <TextArea
              rows={7}
              value={draft.text}
              onChange={event => edit({ text: event.target.value })}
              counter={length => t('counter', { length, max: textLength.max })}
            />
          </Field>
        </AttachmentsField>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
          <Button type="submit" variant="main" size="large" loading={isBusy}>
            {t('add.submit')}
          </Button>
          <p className="min-w-0 flex-1 basis-56 text-sm text-soft">{t('add.kept')}</p>
        </div>
      </form>
      <aside className="grid content-start gap-8 self-start lg:sticky lg:top-6">
        <PromiseCard />
        <SuggestedHelp subject={draft.subject} text={draft.text} />
      </aside>
    </div>
  )
}
