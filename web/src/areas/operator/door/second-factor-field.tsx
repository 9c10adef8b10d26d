import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'

interface SecondFactorFieldProps {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  isRecovery?: boolean
}

export function SecondFactorField({ registration, error, isRecovery = false }: SecondFactorFieldProps) {
  const t = useWords('operator')
  return (
    <Field
      label={t(isRecovery ? 'code.recovery' : 'code.app')}
      hint={t(isRecovery ? 'code.recoveryHint' : 'code.appHint')}
      error={error?.type === 'server' ? error.message : error && t('code.missing')}
      required
    >
      <TextInput
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={isRecovery ? 20 : 9}
        className="num font-display min-h-13 text-[1.375rem] tracking-[0.18em]"
        {...registration}
      />
    </Field>
  )
}
