import { Refusal } from '../../platform/refusal'
import type { AccountHooks } from '../identity/identity.public'
import { askAboutConsent } from './licences/ask-about-consent'
import { freezeWorksOf } from './moves/freeze-works'
import { deleteRosterOf } from './roster/roster.queries'
import { hasWorksUnderWay } from './works.queries'
import './works.texts'

/** What works say when the account they belong to closes or freezes. */
export const worksOfAccount: AccountHooks = {
  async onAccountClosing(tx, memberId) {
    if (await hasWorksUnderWay(tx, memberId)) throw new Refusal('cannotClose', { text: 'works.stillOut' })
  },
  async onAccountFreezing(tx, memberId, now) {
    await freezeWorksOf(tx, memberId, now)
  },
  async onAccountClosed(tx, memberId) {
    await deleteRosterOf(tx, memberId)
  },
  onConsentWithdrawn: ({ tx, actor, now }) => askAboutConsent(tx, actor.memberId, now),
}
