import * as consents from '../../modules/identity/consents/consents.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof consents> = {
  insertConsent: write((tx, { memberId }) =>
    consents.insertConsent(tx, {
      memberId,
      kind: 'abroad',
      isGiven: true,
      version: 1,
      wording: 2,
      recipients: [],
      address: '127.0.0.1',
      now: new Date(),
    }),
  ),
  latestConsent: find((tx, { memberId }) => consents.latestConsent(tx, memberId, 'documents')),
  listConsentRows: find((tx, { memberId }) => consents.listConsentRows(tx, memberId)),
}
