import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { SmsPurpose } from '#contract/identity/sms-purposes'
import { useWords } from '../../lib/words'
import { CodeEntry } from './code-entry'
import { useCodeSending } from './use-code-sending'

type CodeFieldProps = {
  purpose: SmsPurpose
  /** The number as it is typed so far. Left out for the account's own number, which the server knows. */
  mobile?: string
  /** Whether a code can be sent there; shows at the number's field why not. */
  checkMobile?: () => Promise<boolean>
  /** `register('sms_code')` of the form. */
  registration: UseFormRegisterReturn
  error?: ReactNode
  label?: string
  onSent?: () => void
}

/** A one-time code to a phone. */
export function CodeField({ purpose, mobile, checkMobile, ...rest }: CodeFieldProps) {
  const t = useWords('shell')
  const sending = useCodeSending(purpose, mobile)
  const hint = sending.sentTo && t('code.sent', { mobile: sending.sentTo })
  return <CodeEntry {...rest} sending={sending} hint={hint} target={mobile} check={checkMobile} />
}
