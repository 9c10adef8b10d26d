import { monthAfter, monthInChina } from '#contract/china-months'
import type { readSplit } from '#contract/income/split-calls'
import { splitRules } from '#contract/income/split-state'
import type { CallContext } from '../../../platform/http/call-handler'
import { nicknameOf } from '../../identity/identity.public'
import { presentSplit, presentTrack } from './present-split'
import { signerOf } from './require-signer'
import { historyOf } from './split-history'
import { readerOf } from './split-reader'
import { listParties, listSplitRows, type PartyRow, type SplitRow } from './splits.queries'

/** So many splits a recording hardly ever has; older ones stay in the database. */
const mostShown = 100

export async function readOneSplit(context: CallContext<typeof readSplit>) {
  const { tx, actor, input, now } = context
  const { track, reader } = await readerOf(tx, input.isrc, actor.memberId)
  const splits = await listSplitRows(tx, input.isrc, mostShown)
  const ids = splits.map(({ id }) => id)
  const parties = ids.length > 0 ? await listParties(tx, ids) : []
  const isSeen = seenBy({ reader, memberId: actor.memberId, parties })
  const seen = splits.filter(isSeen)
  const thisMonth = monthInChina(now)
  const present = (split: SplitRow | undefined) =>
    split && isSeen(split)
      ? presentSplit(
          split,
          parties.filter(({ split_id }) => split_id === split.id),
          actor.memberId,
        )
      : null
  const agreed = splits.filter(({ state }) => state === 'agreed').sort(newestFirst)
  const proposed = seen.find(({ state, ends_at }) => state === 'proposed' && ends_at > now)
  const [latest] = agreed
  const { signer, obstacle } = await signerOf(context)
  return {
    track: presentTrack(track, context, tx.agentId, actor.memberId),
    reader,
    owner_name: await nicknameOf(tx, track.owner_id),
    in_force: present(agreed.find(({ from_month }) => from_month.slice(0, 7) <= thisMonth)),
    ahead: present(agreed.find(({ from_month }) => from_month.slice(0, 7) > thisMonth)),
    proposed: present(proposed),
    history: historyOf(seen, parties, actor.memberId),
    first_month: laterOf(monthAfter(thisMonth), latest?.from_month.slice(0, 7)),
    last_month: monthAfter(thisMonth, splitRules.monthsAhead),
    signer,
    obstacle,
    can: {
      propose: reader === 'owner' && actor.role === 'owner' && !proposed,
      cancel: reader === 'owner' && actor.role === 'owner' && proposed !== undefined,
    },
  }
}

/** Splits of others' recordings are seen by whom they name. */
export const seenBy =
  ({ reader, memberId, parties }: { reader: 'owner' | 'party'; memberId: number; parties: PartyRow[] }) =>
  ({ id }: SplitRow) =>
    reader === 'owner' || parties.some(({ split_id, member_id }) => split_id === id && member_id === memberId)

const newestFirst = (one: SplitRow, other: SplitRow) =>
  other.from_month.localeCompare(one.from_month) || other.id - one.id

const laterOf = (month: string, other = month) => (other > month ? other : month)
