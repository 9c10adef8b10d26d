import { Field } from '../../../../ui/field'
import { TextInput, type TextInputProps } from '../../../../ui/text-input'

interface PlainFieldProps {
  label: string
  hint?: string
  error?: string
  required?: boolean
}

interface LineFieldProps extends PlainFieldProps, Pick<TextInputProps, 'maxLength' | 'placeholder'> {
  value: string
  onChange: (value: string) => void
  /** For what machines read: no spelling, no capitals. */
  isCode?: boolean
}

export function LineField({ label, hint, error, required, isCode, onChange, ...input }: LineFieldProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      <TextInput
        {...input}
        {...(isCode && { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, className: 'num' })}
        onChange={event => onChange(event.target.value)}
      />
    </Field>
  )
}

interface NumberFieldProps extends PlainFieldProps {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** Nothing typed is no number, and so no zero either. */
export function NumberField({ label, hint, error, required, value, onChange, ...limits }: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      <TextInput
        type="number"
        inputMode="numeric"
        {...limits}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      />
    </Field>
  )
}
