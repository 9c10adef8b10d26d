import type { AccountHooks } from '../../identity/identity.public'
import { readAccount } from '../../identity/identity.public'
import { endSplit } from './settle-split'
import { forgetPartiesOf, listParties, lockOpenSplitsOf, putAnswer } from './splits.queries'

/** What was agreed stays and goes on; what nobody can answer any more ends; who it was is forgotten. */
export const splitsOfAccount: AccountHooks = {
  async onAccountClosed(tx, memberId, now) {
    const { mobile } = await readAccount(tx, memberId)
    for (const split of await lockOpenSplitsOf(tx, memberId, mobile)) {
      const isOwn = split.owner_id === memberId
      for (const party of await listParties(tx, [split.id])) {
        if (party.answer === 'invited' && party.mobile === mobile)
          await putAnswer(tx, party.id, memberId, 'declined', now)
      }
      await endSplit(tx, split, isOwn ? 'cancel' : 'decline', now)
    }
    await forgetPartiesOf(tx, memberId)
  },
}
