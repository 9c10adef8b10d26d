import type { Recipient } from '#contract/distribution/recipient'
import { type ConsentKind, listDataConsents, withdrawDataConsent } from '#contract/identity/consent-calls'
import { handle } from '../../../platform/http/call-handler'
import { listConsentRows } from './consents.queries'
import { recordConsent } from './record-consent'

/** They are given where somebody knows the channels (works/signing/give-consent.ts). */
export const consentRoutes = [
  handle(listDataConsents, async ({ tx, actor }) => {
    const found = await listConsentRows(tx, actor.memberId)
    return found.map(({ kind, recipients, at, ...row }) => ({
      ...row,
      kind: kind as ConsentKind,
      recipients: recipients as unknown as Recipient[],
      at: at.toISOString(),
    }))
  }),
  handle(withdrawDataConsent, async ({ tx, input, actor, client, now, answer }) => {
    await recordConsent(tx, {
      memberId: actor.memberId,
      kind: input.kind,
      isGiven: false,
      address: client.address,
      now,
    })
    answer.text = { key: 'consents.withdrawn' }
    return null
  }),
]
