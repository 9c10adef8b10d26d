import {
  identityCheckAddress,
  identityInfo,
  readIdentityTicket,
  submitIdentity,
  submitMinor,
  uploadIdentityScan,
  withdrawConsent,
} from '#contract/identity/verification-calls'
import { handle } from '../../../platform/http/call-handler'
import { readAccount } from '../identity.queries'
import { makeTicket, readTicket } from './identity-ticket'
import { findKept, presentKept } from './kept-identity'
import { readIdentity } from './read-identity'
import { handInIdentity } from './submit-identity'
import { handInMinor } from './submit-minor'
import { uploadScan } from './upload-scan'
import { takeConsentBack } from './withdraw-consent'

export const verificationRoutes = [
  handle(identityCheckAddress, async ({ actor, site, secrets, now }) => {
    const { ticket, expiresAt } = makeTicket(secrets, site.agentId, actor.memberId, now)
    return { url: `/identity-check?ticket=${ticket}`, expires_at: expiresAt.toISOString() }
  }),
  handle(identityInfo, context => readIdentity(context.tx, context.actor.memberId, context)),
  handle(readIdentityTicket, async ({ tx, input, site, secrets, now }) => {
    const { memberId, expiresAt } = readTicket(secrets, site.agentId, input.ticket, now)
    const { nickname } = await readAccount(tx, memberId)
    // The provider's page shows no scans: links made for no session open nothing.
    const owner = { kind: 'member', memberId, personId: memberId, token: '' } as const
    const identity = await readIdentity(tx, memberId, { secrets, now, actor: owner })
    const { state, reasons, has_come_of_age } = identity
    return {
      nickname,
      state: has_come_of_age && state === 'approved' ? 'none' : state,
      reasons,
      kept: presentKept(await findKept(tx, secrets, memberId)),
      expires_at: expiresAt.toISOString(),
    }
  }),
  handle(uploadIdentityScan, uploadScan),
  handle(submitIdentity, handInIdentity),
  handle(submitMinor, handInMinor),
  handle(withdrawConsent, takeConsentBack),
]
