import { Refusal } from '../../platform/refusal'
import type { AccountHooks } from '../identity/identity.public'
import { askAboutConsent } from './licences/ask-about-consent'
import { freezeWorksOf } from './moves/freeze-works'
import { deleteRosterOf } from './roster/roster.queries'
import { deleteFilesOf, deleteUsedNamesOf, hasWorksUnderWay } from './works.queries'
import './works.texts'

/** What works say when the account they belong to closes or freezes. */
export const worksOfAccount: AccountHooks = {
  async onAccountClosing(tx, memberId) {
    if (await hasWorksUnderWay(tx, memberId)) throw new Refusal('cannotClose', { text: 'works.stillOut' })
  },
  async onAccountFreezing(tx, memberId, now) {
    await freezeWorksOf(tx, memberId, now)
  },
  /** What was never released goes with the next sweep. What was released stays as a line that money can point to, without its files. */
  async onAccountClosed(tx, memberId) {
    await deleteRosterOf(tx, memberId)
    await deleteUsedNamesOf(tx, memberId)
    await deleteFilesOf(tx, memberId)
  },
  onConsentWithdrawn: ({ tx, actor, now }) => askAboutConsent(tx, actor.memberId, now),
}
