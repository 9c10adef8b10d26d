import { giveDataConsent, listDataConsents, withdrawDataConsent } from '#contract/identity/consent-calls'
import { handle } from '../../../platform/http/call-handler'
import { listConsentRows } from './consents.queries'
import { recordConsent } from './record-consent'

export const consentRoutes = [
  handle(listDataConsents, async ({ tx, actor }) => {
    const found = await listConsentRows(tx, actor.memberId)
    return found.map(({ kind, at, ...row }) => ({
      ...row,
      kind: kind as 'documents' | 'abroad',
      at: at.toISOString(),
    }))
  }),
  handle(giveDataConsent, async ({ tx, input, actor, client, now, answer }) => {
    await recordConsent(tx, {
      memberId: actor.memberId,
      kind: input.kind,
      isGiven: true,
      address: client.address,
      now,
    })
    answer.text = { key: 'consents.given' }
    return null
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
