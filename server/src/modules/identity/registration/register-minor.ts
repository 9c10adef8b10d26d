import type { registerMinor } from '#contract/identity/registration-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { requireGoodPassword } from '../good-password'
import { type OfferedCode, spendCodes } from '../sms-codes/spend-code'
import { indexOfNumber, wrongNumber } from '../verification/document-number'
import {
  childFields,
  guardianCode,
  guardianFields,
  readChild,
  readGuardian,
} from '../verification/minor-details'
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
  const guardian = readGuardian(input.guardian, 'guardian', now)
  if (guardian.document.number === child.document.number) {
    throw wrongNumber('guardian.id_number', 'verification.samePerson')
  }
  await spendCodes(tx, secrets, codesOf(input), now)
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

/** The guardian's, and that of the child's own number where there is one. */
function codesOf({ guardian, own_mobile: own }: Register['input']): OfferedCode[] {
  const codes = [guardianCode(guardian, 'guardian')]
  if (own && own.mobile !== guardian.mobile) {
    const field = 'own_mobile.sms_code'
    codes.push({ mobile: own.mobile, purpose: 'register', code: own.sms_code, field })
  }
  return codes
}
