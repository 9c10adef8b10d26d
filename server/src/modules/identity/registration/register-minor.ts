import type { registerMinor } from '#contract/identity/registration-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordConsent } from '../consents/record-consent'
import { requireGoodPassword } from '../good-password'
import { hashPassword } from '../passwords'
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

type Input = PrepareContext<typeof registerMinor>['input']

/** Child and guardian register together; the documents follow at /realidcation. */
export const registerWithGuardian = {
  async prepare({ input, now }: PrepareContext<typeof registerMinor>) {
    requireGoodPassword(input.password, 'password', { mobile: mobileOf(input) })
    const child = readChild(input.child, 'child', now)
    const guardian = readGuardian(input.guardian, 'guardian', now)
    if (guardian.document.number === child.document.number) {
      throw wrongNumber('guardian.id_number', 'verification.samePerson')
    }
    return { child, guardian, passwordHash: await hashPassword(input.password) }
  },

  async run(context: PreparedContext<typeof registerMinor, Prepared>) {
    const { tx, input, secrets, now, prepared } = context
    const { child, guardian, passwordHash } = prepared
    await spendCodes(tx, secrets, codesOf(input), now)
    const numberIndex = indexOfNumber(secrets, 'resident_id', child.document.number)
    if (await isTaken(tx, numberIndex, 0)) throw new Refusal('identityTaken')
    const wanted = { mobile: mobileOf(input), passwordHash, isMinor: true }
    const { memberId, welcome } = await openAccount(context, wanted)
    await insertCheck(tx, {
      memberId,
      kind: 'minor',
      state: 'draft',
      now,
      ...childFields(secrets, memberId, child),
      ...guardianFields(secrets, memberId, guardian),
    })
    const address = context.client.address
    await recordConsent(tx, { memberId, kind: 'documents', isGiven: true, address, now })
    return welcome
  },
}

interface Prepared {
  child: ReturnType<typeof readChild>
  guardian: ReturnType<typeof readGuardian>
  passwordHash: string
}

const mobileOf = ({ own_mobile: own, guardian }: Input) => own?.mobile ?? guardian.mobile

/** The guardian's, and that of the child's own number where there is one. */
function codesOf({ guardian, own_mobile: own }: Input): OfferedCode[] {
  const codes = [guardianCode(guardian, 'guardian')]
  if (own && own.mobile !== guardian.mobile) {
    const field = 'own_mobile.sms_code'
    codes.push({ mobile: own.mobile, purpose: 'register', code: own.sms_code, field })
  }
  return codes
}
