import type { register } from '#contract/identity/registration-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { requireGoodPassword } from '../good-password'
import { spendCode } from '../sms-codes/spend-code'
import { openAccount } from './open-account'

export async function registerMember(context: CallContext<typeof register>) {
  const { tx, input, secrets, now } = context
  requireGoodPassword(input.password, 'password', { mobile: input.mobile })
  const offered = {
    mobile: input.mobile,
    purpose: 'register',
    code: input.sms_code,
    field: 'sms_code',
  } as const
  await spendCode(tx, secrets, offered, now)
  const { welcome } = await openAccount(context, { mobile: input.mobile, password: input.password })
  return welcome
}
