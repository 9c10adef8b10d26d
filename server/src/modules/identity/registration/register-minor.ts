import type { registerMinor } from '#contract/identity/registration-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { spendCode } from '../codes/spend-code'
import { requireGoodPassword } from '../good-password'
import { indexOfNumber, wrongNumber } from '../verification/document-number'
import { childFields, guardianFields, readChild, readGuardian } from '../verification/minor-details'
import { insertCheck, isTaken } from '../verification/verification.queries'
import '../verification/verification.texts'
import { openAccount } from './open-account'

type Register = CallContext<typeof registerMinor>

/** Child and guardian register together; the documents follow at /realidcation. */
export async function registerWithGuardian(context: Register) {
  const { tx, input, secrets, now } = context
  const mobile = input.own_mobile?.mobile ?? input.guardian.mobile
  requireGoodPassword(input.password, 'password', { mobile })
  const child = readChild(input.child, 'child', now)
  const guardian = await readGuardian(context, input.guardian, 'guardian')
  if (guardian.document.number === child.document.number) {
    throw wrongNumber('guardian.id_number', 'verification.samePerson')
  }
  await spendOwnCode(context)
  const numberIndex = indexOfNumber(secrets, 'resident_id', child.document.number)
  if (await isTaken(tx, numberIndex, 0)) throw new Refusal('identityTaken')
  const { memberId, welcome } = await openAccount(context, {
    mobile,
    password: input.password,
    isMinor: true,
  })
  await insertCheck(tx, {
    memberId,
    kind: 'minor',
    state: 'draft',
    now,
    ...childFields(secrets, memberId, child),
    ...guardianFields(secrets, memberId, guardian),
  })
  return welcome
}

async function spendOwnCode({ tx, input, secrets, now }: Register) {
  const own = input.own_mobile
  if (!own || own.mobile === input.guardian.mobile) return
  const offered = { mobile: own.mobile, purpose: 'register', code: own.sms_code } as const
  await spendCode(tx, secrets, { ...offered, field: 'own_mobile.sms_code' }, now)
}
