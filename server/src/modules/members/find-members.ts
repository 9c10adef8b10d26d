import type { Tx } from '../../platform/database/query'
import { idBelowNewest, listMemberRows, type MemberFilter, membersLike } from './members.queries'
import { type SearchedWord, searchedWords } from './searched-words'

/** So many of the newest are gone through before an index is asked. */
const newest = 5_000
/** More than these are met soon enough by going on one by one. */
const mostCandidates = 10_000

/** What is common is found among the newest members, what is rare by the index: neither way is quick for both. */
export async function findMembers(tx: Tx, filter: MemberFilter) {
  const isFew = filter.state !== undefined && filter.state !== 'active'
  if (filter.words.length === 0 || isFew) return listMemberRows(tx, filter)
  const above = await idBelowNewest(tx, filter.below, newest)
  const near = await listMemberRows(tx, { ...filter, above })
  if (above === undefined || near.length === filter.limit) return near
  return listMemberRows(tx, { ...filter, among: await candidates(tx, filter.words) })
}

/** Names lead there when there are any: they are rarer than digits. */
async function candidates(tx: Tx, words: readonly SearchedWord[]): Promise<number[] | undefined> {
  const names = words.filter(({ isNumber }) => !isNumber)
  const found = await membersLike(tx, names.length > 0 ? names : words.slice(0, 1), mostCandidates + 1)
  if (found.length > mostCandidates) return undefined
  return [...found, ...words.flatMap(({ id }) => id ?? [])]
}

/** More than these share a name: then it tells nothing about whose work is meant. */
const mostNamed = 50

/** Members with all these words in their names. Numbers lead to nobody here: whoever may not see one could try them out. */
export async function membersNamed(tx: Tx, search: string): Promise<number[]> {
  const words = searchedWords(search, false)
  if (words.length === 0 || words.some(({ isNumber }) => isNumber)) return []
  const found = await membersLike(tx, words, mostNamed + 1)
  return found.length > mostNamed ? [] : found
}
