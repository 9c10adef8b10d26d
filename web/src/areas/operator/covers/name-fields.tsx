import { type Language, languages } from '#contract/language'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'

export type Names = Record<Language, string>

export const longestName = 60
export const isNamed = (names: Names) => languages.every(language => names[language].trim() !== '')

interface NameFieldsProps {
  names: Names
  onChange: (names: Names) => void
  /** Somebody has tried to save: what is missing is said. */
  isTried: boolean
  disabled?: boolean
}

export function NameFields({ names, onChange, isTried, disabled }: NameFieldsProps) {
  const t = useWords('cover-offer')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {languages.map(language => (
        <Field
          key={language}
          label={t(`name.${language}`)}
          error={isTried && names[language].trim() === '' ? t('name.missing') : undefined}
          required
        >
          <TextInput
            lang={language}
            value={names[language]}
            maxLength={longestName}
            disabled={disabled}
            onChange={event => onChange({ ...names, [language]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
