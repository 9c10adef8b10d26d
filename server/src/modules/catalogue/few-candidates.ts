// Where an index leads, as long as it leads to few.
import type { Tx } from '../../platform/database/query'
import { worksLike } from '../works/works.public'
import { worksOfChannel, worksOfDays, worksOfMembers, worksOfStatuses } from './candidates.queries'
import type { CatalogueFilter } from './catalogue.queries'

/** More than these are met soon enough by going through the list itself. */
const few = 5000

/** Ids among which everything is that the filter asks for; undefined: each part of the filter is common. */
export async function fewCandidates(tx: Tx, filter: CatalogueFilter): Promise<number[] | undefined> {
  for (const way of waysOf(tx, filter)) {
    const ids = await way(few + 1)
    if (ids.length <= few) return ids
  }
  return undefined
}

type Way = (most: number) => Promise<number[]>

/** The most telling first. */
function waysOf(
  tx: Tx,
  { memberId, words, membersNamed = [], channelId, statuses, from, to }: CatalogueFilter,
) {
  const ways: Way[] = []
  if (memberId !== undefined) ways.push(most => worksOfMembers(tx, [memberId], most))
  if (words) {
    ways.push(async most => [
      ...(await worksLike(tx, words, most)),
      ...(await worksOfMembers(tx, membersNamed, most)),
    ])
  }
  if (channelId !== undefined) ways.push(most => worksOfChannel(tx, channelId, most))
  if (statuses.length > 0) ways.push(most => worksOfStatuses(tx, statuses, most))
  if (from ?? to) ways.push(most => worksOfDays(tx, { from, to }, most))
  return ways
}
