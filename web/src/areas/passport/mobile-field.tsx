import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { fieldProblem } from '../../features/forms/field-problem'
import { tidied, tidyMobile } from '../../features/forms/tidied'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'

type MobileFieldProps = {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  label?: string
  hint?: ReactNode
  /** What a password manager knows the number as. */
  autoComplete?: 'username' | 'tel-national'
  /** Shown, and not theirs to change here. */
  isFixed?: boolean
}

export function MobileField({ registration, error, label, hint, autoComplete, isFixed }: MobileFieldProps) {
  const t = useWords('passport')
  return (
    <Field
      label={label ?? t('mobile')}
      hint={hint}
      error={fieldProblem(error, message => t(message === 'same' ? 'minor.sameMobile' : 'mobile.wrong'))}
      required
    >
      <TextInput
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete ?? 'username'}
        className="num"
        readOnly={isFixed}
        {...tidied(registration, tidyMobile)}
      />
    </Field>
  )
}
