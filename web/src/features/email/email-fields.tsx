import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { fieldProblem } from '../forms/field-problem'
import { tidied } from '../forms/tidied'
import { CodeEntry } from '../sms-codes/code-entry'
import { useSending } from '../sms-codes/use-sending'

export type EmailValues = { email: string; email_code: string; sms_code?: string }

type EmailFieldsProps = {
  form: UseFormReturn<EmailValues>
  /** Has a code sent there, by the member's call or the staff's. */
  sendCode: (email: string) => Promise<{ wait_seconds: number }>
}

/** The address and the code that was sent to it. */
export function EmailFields({ form, sendCode }: EmailFieldsProps) {
  const t = useWords('shell')
  const { register, trigger, watch, formState } = form
  const errors: FieldErrors<EmailValues> = formState.errors
  const email = watch('email')
  const sending = useSending(email, 'email', async () => {
    const { wait_seconds } = await sendCode(email)
    return { to: email, waitSeconds: wait_seconds }
  })
  return (
    <>
      <Field label={t('email.label')} error={fieldProblem(errors.email, t('email.wrong'))} required>
        <TextInput
          {...tidied(register('email'), text => text.replace(/\s/g, ''))}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <CodeEntry
        sending={sending}
        target={email}
        check={() => trigger('email', { shouldFocus: true })}
        registration={register('email_code')}
        label={t('email.code')}
        hint={sending.sentTo && t('email.sent', { email: sending.sentTo })}
        error={fieldProblem(errors.email_code, t('email.codeMissing'))}
      />
    </>
  )
}
