import { type Language, languages } from '#contract/language'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { TextArea } from '../../../ui/text-area'
import { TextInput } from '../../../ui/text-input'

type Both = Record<Language, string>

interface BothLanguagesProps {
  label: string
  hint?: string
  value: Both
  onChange: (value: Both) => void
  problemOf?: (language: Language) => string | undefined
  maxLength: number
  rows?: number
  required?: boolean
}

/** The same words twice, side by side. */
export function BothLanguages({
  label,
  hint,
  value,
  onChange,
  problemOf,
  maxLength,
  rows,
  required,
}: BothLanguagesProps) {
  const t = useWords('site')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {languages.map(language => {
        const control = {
          lang: language,
          value: value[language],
          maxLength,
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...value, [language]: event.target.value }),
        }
        return (
          <Field
            key={language}
            label={`${label} · ${t(`language.${language}`)}`}
            hint={hint}
            error={problemOf?.(language)}
            required={required}
          >
            {rows ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />}
          </Field>
        )
      })}
    </div>
  )
}
