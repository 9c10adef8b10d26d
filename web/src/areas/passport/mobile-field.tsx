import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { fieldProblem } from '../../features/forms/field-problem'
import { MobileInput } from '../../features/forms/mobile-input'
import { tidied, tidyMobile } from '../../features/forms/tidied'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'

type MobileFieldProps = {
  registration: UseFormRegisterReturn
  /** The number as it is typed so far. */
  typed: string | undefined
  error: FieldError | undefined
  label?: string
  hint?: ReactNode
  /** What a password manager knows the number as. */
  autoComplete?: 'username' | 'tel-national'
  /** Shown, and not theirs to change here. */
  isFixed?: boolean
}

export function MobileField(props: MobileFieldProps) {
  const { registration, typed, error, label, hint, autoComplete, isFixed } = props
  const t = useWords('passport')
  return (
    <Field
      label={label ?? t('mobile')}
      hint={hint}
      error={fieldProblem(error, message => t(message === 'same' ? 'minor.sameMobile' : 'mobile.wrong'))}
      required
    >
      <MobileInput
        typed={typed ?? ''}
        autoComplete={autoComplete ?? 'username'}
        readOnly={isFixed}
        {...tidied(registration, tidyMobile)}
      />
    </Field>
  )
}
