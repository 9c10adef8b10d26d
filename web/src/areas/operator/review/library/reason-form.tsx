import { type FormEvent, useState } from 'react'
import { type Language, languages } from '#contract/language'
import {
  type ReasonPart,
  type ReviewReason,
  reasonParts,
  saveReviewReason,
} from '#contract/review/reason-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import { operatorClient } from '../../staff-queries'
import { libraryQuery } from '../review-queries'

const formId = 'review-reason'
const nothing = { 'zh-CN': '', en: '' }

export function ReasonForm({ reason, onDone }: { reason: ReviewReason | undefined; onDone: () => void }) {
  const t = useWords('review')
  const [part, setPart] = useState<string>(reason?.part ?? 'title')
  const [title, setTitle] = useState(reason?.title ?? nothing)
  const [text, setText] = useState(reason?.text ?? nothing)
  const [isTried, setIsTried] = useState(false)
  const [once, isSending] = useOnce()
  const isMissing = (words: Record<Language, string>, language: Language) => words[language].trim() === ''
  const problem = (words: Record<Language, string>, language: Language) =>
    isTried && isMissing(words, language) ? t('library.missing') : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (languages.some(language => isMissing(title, language) || isMissing(text, language))) return
    const isDone = await once(async () => {
      const id = reason && { id: reason.id }
      await api(saveReviewReason, { ...id, part: part as ReasonPart, title, text })
      await operatorClient.invalidateQueries(libraryQuery)
    })
    if (isDone) onDone()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      size="large"
      title={t(reason ? 'library.editTitle' : 'library.addTitle')}
      description={t('library.formLead')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.back')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t('library.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} className="grid gap-5">
        <Field label={t('library.part')} className="max-w-72">
          <Select
            value={part}
            onChange={setPart}
            options={reasonParts.map(value => ({ value, label: t(`part.${value}`) }))}
          />
        </Field>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {languages.map(language => (
            <div key={language} className="grid content-start gap-4">
              <Field
                label={t(`library.titleIn.${language}`)}
                hint={t('library.titleHint')}
                error={problem(title, language)}
                required
              >
                <TextInput
                  lang={language}
                  value={title[language]}
                  maxLength={80}
                  onChange={event => setTitle({ ...title, [language]: event.target.value })}
                />
              </Field>
              <Field
                label={t(`library.textIn.${language}`)}
                hint={t('library.textHint')}
                error={problem(text, language)}
                required
              >
                <TextArea
                  lang={language}
                  rows={5}
                  value={text[language]}
                  maxLength={1000}
                  onChange={event => setText({ ...text, [language]: event.target.value })}
                />
              </Field>
            </div>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
