// What happened to the splits of a recording, from the rows that are never changed.
import type { splitEventNames } from '#contract/income/split-calls'
import { writePercent } from '#contract/income/split-percent'
import type { PartyRow, SplitRow } from './splits.queries'

export interface HistoryEntry {
  split_id: number
  what: (typeof splitEventNames)[number]
  at: string
  from_month: string
  name: string | null
  is_mine: boolean
  percents: string[]
}

/** Newest first. A party reads of itself and of what became of the whole. */
export function historyOf(
  splits: readonly SplitRow[],
  parties: readonly PartyRow[],
  readerId: number,
): HistoryEntry[] {
  return splits
    .flatMap(split =>
      eventsOf(
        split,
        parties.filter(({ split_id }) => split_id === split.id),
        readerId,
      ),
    )
    .sort((one, other) => other.at.localeCompare(one.at) || other.split_id - one.split_id)
}

function eventsOf(split: SplitRow, parties: PartyRow[], readerId: number): HistoryEntry[] {
  const isOwner = split.owner_id === readerId
  const isSeen = ({ member_id }: PartyRow) => isOwner || member_id === readerId
  const shared = parties.filter(party => party.part > 0 && isSeen(party))
  const base = { split_id: split.id, from_month: split.from_month.slice(0, 7), name: null, is_mine: isOwner }
  const percents = shared.map(({ part }) => writePercent(part))
  const answers = parties.flatMap((party): HistoryEntry[] => {
    const { member_id, answer, answered_at } = party
    if (!answered_at || answer === 'invited' || member_id === split.owner_id || !isSeen(party)) return []
    return [
      {
        ...base,
        what: answer as 'accepted' | 'declined',
        at: answered_at.toISOString(),
        name: party.name,
        is_mine: member_id === readerId,
        percents: [writePercent(party.part)],
      },
    ]
  })
  const settled: HistoryEntry[] =
    split.settled_at && split.state !== 'declined'
      ? [{ ...base, what: split.state as 'agreed', at: split.settled_at.toISOString(), percents }]
      : []
  // Newest first within the same moment: with the last answer it is settled.
  return [
    ...settled,
    ...answers.reverse(),
    { ...base, what: 'proposed', at: split.proposed_at.toISOString(), percents },
  ]
}
