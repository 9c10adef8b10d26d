// The invitation that somebody answers, with everything held that must not change meanwhile.
import type { Tx } from '../../../platform/database/query'
import type { MemberActor } from '../../../platform/http/actor'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { areOpenAccounts, readAccount, requireOpenAccount } from '../../identity/identity.public'
import { requireSigner } from './require-signer'
import { endSplit } from './settle-split'
import { findParty, lockSplit, type PartyRow, type SplitRow } from './splits.queries'
import './splits.texts'

interface Answering {
  tx: Tx
  actor: MemberActor
  secrets: Secrets
  now: Date
}

/**
 * The account is held, so that its number stays, then the split. An invitation to a number that is not (any more) the account's is as good
 * as none.
 */
export async function askedParty(
  answering: Answering,
  partyId: number,
): Promise<{ split: SplitRow; party: PartyRow }> {
  const { tx, actor, now } = answering
  await requireSigner(answering)
  await requireOpenAccount(tx, actor.memberId)
  const found = await findParty(tx, partyId)
  const split = found && (await lockSplit(tx, found.split_id))
  // Read again: the answer may have been given while this one waited.
  const party = split && (await findParty(tx, partyId))
  if (!split || !party || !(await isFor(tx, party, actor.memberId))) throw new Refusal('notFound')
  if (split.state !== 'proposed') throw new Refusal('conflict', { text: 'splits.notOpen' })
  if (split.ends_at <= now) {
    await endSplit(tx, split, 'expire', now)
    throw new Refusal('conflict', { text: 'splits.ended', isKept: true })
  }
  return { split, party }
}

async function isFor(tx: Tx, party: PartyRow, memberId: number): Promise<boolean> {
  if (party.member_id !== null) return party.member_id === memberId
  return party.mobile === (await readAccount(tx, memberId)).mobile
}

/** While its owner is frozen nothing is agreed; once the account is closed, never. */
export async function requireOpenOwner(tx: Tx, split: SplitRow): Promise<void> {
  if (!(await areOpenAccounts(tx, [split.owner_id]))) {
    throw new Refusal('conflict', { text: 'splits.ownerNotOpen' })
  }
}
