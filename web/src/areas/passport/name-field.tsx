import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { fieldProblem } from '../../features/forms/field-problem'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'

type NameFieldProps = {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  label: string
  autoComplete: 'name' | 'off'
  /** What an operator found wrong with it last time. */
  reason?: string
}

export function NameField({ registration, error, label, autoComplete, reason }: NameFieldProps) {
  const t = useWords('passport')
  return (
    <Field
      label={label}
      hint={t('name.hint')}
      error={fieldProblem(error, t('name.missing')) ?? reason}
      required
    >
      <TextInput autoComplete={autoComplete} spellCheck={false} maxLength={60} {...registration} />
    </Field>
  )
}
