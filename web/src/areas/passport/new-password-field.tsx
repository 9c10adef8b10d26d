import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { passwordLength } from '#contract/wire'
import { fieldProblem } from '../../features/forms/field-problem'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'

type NewPasswordFieldProps = {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  /** What has been typed so far. */
  typed: string
  label: string
}

export function NewPasswordField({ registration, error, typed, label }: NewPasswordFieldProps) {
  const t = useWords('passport')
  const isLongEnough = typed.length >= passwordLength.min
  return (
    <Field
      label={label}
      hint={t(isLongEnough ? 'password.enough' : 'password.hint')}
      error={fieldProblem(error, t('password.length'))}
      required
    >
      <PasswordInput
        autoComplete="new-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        {...registration}
      />
      <LengthLine length={typed.length} />
    </Field>
  )
}

const notes = Array.from({ length: passwordLength.min }, (_, index) => index)

/** A mark for each character that is asked for; filled one by one. */
function LengthLine({ length }: { length: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1 pt-0.5">
      {notes.map(note => (
        <span
          key={note}
          className={cx(
            'h-1 flex-1 rounded-full transition-colors',
            note >= length ? 'bg-line' : length >= passwordLength.min ? 'bg-river' : 'bg-edge',
          )}
        />
      ))}
    </span>
  )
}
