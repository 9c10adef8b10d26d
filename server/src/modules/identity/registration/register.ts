import type { register } from '#contract/identity/registration-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { requireGoodPassword } from '../good-password'
import { hashPassword } from '../passwords'
import { spendCode } from '../sms-codes/spend-code'
import { openAccount } from './open-account'

export const registerMember = {
  async prepare({ input }: PrepareContext<typeof register>) {
    requireGoodPassword(input.password, 'password', { mobile: input.mobile })
    return hashPassword(input.password)
  },

  async run(context: PreparedContext<typeof register, string>) {
    const { tx, input, secrets, now, prepared: passwordHash } = context
    const { mobile, sms_code: code } = input
    await spendCode(tx, secrets, { mobile, purpose: 'register', code, field: 'sms_code' }, now)
    const { welcome } = await openAccount(context, { mobile, passwordHash })
    return welcome
  },
}
