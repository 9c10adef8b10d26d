import { type ContentDraft, contentLengths } from '#contract/content/editing-calls'
import type { ContentKind } from '#contract/content/kinds'
import type { Language } from '#contract/language'
import { RichTextField } from '../../../../features/rich-text/rich-text-field'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import type { Fields } from './fields'

interface LanguagePaneProps {
  language: Language
  /** Where only one language has room. */
  isShown: boolean
  kind: ContentKind
  slot: string
  fields: Fields
  draft: ContentDraft
  problemOf: (field: string) => string | undefined
  isReadOnly: boolean
  onChange: (changed: Partial<ContentDraft>) => void
}

export function LanguagePane(props: LanguagePaneProps) {
  const { language, isShown, kind, slot, fields, draft, problemOf, isReadOnly, onChange } = props
  const t = useWords('content')
  const spoken = t(`language.${language}`)
  const isQuestion = kind === 'question'
  const put = (field: 'title' | 'summary' | 'body', text: string) =>
    onChange({ [field]: { ...draft[field], [language]: text } })
  const title = {
    lang: language,
    value: draft.title[language],
    readOnly: isReadOnly,
    maxLength: contentLengths.title,
    onChange: (event: { target: { value: string } }) => put('title', event.target.value),
  }
  return (
    <section
      aria-label={spoken}
      className={cx('grid content-start gap-5 border-t-2 border-ink pt-4', !isShown && 'max-lg:hidden')}
    >
      <h2 className="text-lg">{spoken}</h2>
      {fields.title && (
        <Field
          label={`${t(isQuestion ? 'field.question' : 'field.title')} · ${spoken}`}
          hint={slot === 'opening' ? t('field.openingHint') : undefined}
          error={problemOf(`title.${language}`)}
          required
        >
          {slot === 'opening' ? <TextArea rows={2} {...title} /> : <TextInput {...title} />}
        </Field>
      )}
      {fields.summary && (
        <Field
          label={`${t('field.summary')} · ${spoken}`}
          hint={t(kind === 'block' ? 'field.leadHint' : 'field.summaryHint')}
          error={problemOf(`summary.${language}`)}
        >
          <TextArea
            lang={language}
            rows={2}
            value={draft.summary[language]}
            readOnly={isReadOnly}
            maxLength={contentLengths.summary}
            counter={(length, limit) => `${length} / ${limit}`}
            onChange={event => put('summary', event.target.value)}
          />
        </Field>
      )}
      {fields.body && (
        <Field
          group
          label={`${t(isQuestion ? 'field.answer' : 'field.body')} · ${spoken}`}
          error={problemOf(`body.${language}`)}
          required={kind !== 'block'}
        >
          <RichTextField
            language={language}
            value={draft.body[language]}
            isReadOnly={isReadOnly}
            toolsLabel={t('tool.label', { language: spoken })}
            onChange={html => put('body', html)}
          />
        </Field>
      )}
    </section>
  )
}
