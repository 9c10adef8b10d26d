import { type FormEvent, useRef, useState } from 'react'
import type { Language } from '#contract/language'
import { languages } from '#contract/language'
import { saveCannedAnswer } from '#contract/support/canned-answer-calls'
import { cannedPlaces, unknownPlaces } from '#contract/support/canned-answers'
import { type QuestionType, questionTypes, textLength } from '#contract/support/ticket'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import { type CannedAnswer, refreshDesk } from '../desk-queries'

const any = 'any'
const formId = 'canned-answer'

export function CannedForm({ canned, onDone }: { canned: CannedAnswer | undefined; onDone: () => void }) {
  const t = useWords('support-desk')
  const categories = useWords('support')
  const [title, setTitle] = useState(canned?.title ?? '')
  const [category, setCategory] = useState<string>(canned?.category ?? any)
  const [text, setText] = useState(canned?.text ?? { 'zh-CN': '', en: '' })
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const titleProblem = title.trim().length < 2 ? t('canned.titleMissing') : undefined
  const problemOf = (language: Language) => {
    const wrong = unknownPlaces(text[language])
    if (wrong.length > 0) return t('canned.unknown', { places: wrong.map(place => `{${place}}`).join(' ') })
    return text[language].trim().length < 2 ? t('canned.textMissing') : undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isSending || titleProblem || languages.some(problemOf)) return
    setIsSending(true)
    try {
      const chosen = category === any ? null : (category as QuestionType)
      await api(saveCannedAnswer, { ...(canned && { id: canned.id }), title, category: chosen, text })
      await refreshDesk()
      onDone()
    } catch {
      // The problem has been shown; what was written stays.
      setIsSending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      size="large"
      title={t(canned ? 'canned.editTitle' : 'canned.addTitle')}
      description={t('canned.placesHint')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.back')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t('canned.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <Field label={t('canned.name')} error={isTried ? titleProblem : undefined}>
            <TextInput value={title} maxLength={80} onChange={event => setTitle(event.target.value)} />
          </Field>
          <Field label={t('queue.category')}>
            <Select
              value={category}
              onChange={setCategory}
              options={[
                { value: any, label: t('canned.anyCategory') },
                ...questionTypes.map(value => ({ value, label: categories(`category.${value}`) })),
              ]}
            />
          </Field>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          {languages.map(language => (
            <TextWithPlaces
              key={language}
              language={language}
              value={text[language]}
              onChange={value => setText(before => ({ ...before, [language]: value }))}
              error={isTried ? problemOf(language) : undefined}
            />
          ))}
        </div>
      </form>
    </Dialog>
  )
}

type TextWithPlacesProps = {
  language: Language
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Places are inserted where the cursor stands. */
function TextWithPlaces({ language, value, onChange, error }: TextWithPlacesProps) {
  const t = useWords('support-desk')
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (place: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    onChange(`${value.slice(0, selectionStart)}{${place}}${value.slice(selectionEnd)}`)
    field.current?.focus()
  }
  return (
    <div className="grid content-start gap-2">
      <Field label={t(`language.${language}`)} error={error}>
        <TextArea
          ref={field}
          lang={language}
          rows={7}
          value={value}
          maxLength={textLength.max}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('canned.places')}</legend>
        {cannedPlaces.map(place => (
          <Button key={place} size="small" variant="quiet" onClick={() => insert(place)}>
            {t(`place.${place}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
