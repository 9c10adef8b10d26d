import { z } from 'zod'
import type { listMembers } from '#contract/members/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { seesWholeNumbers } from './members.policy'
import { idBelowNewest, listMemberRows, type MemberFilter, membersLike } from './members.queries'
import { presentRow } from './present-member'
import { type SearchedWord, searchedWords } from './searched-words'

const placeShape = z.object({ id: place.id })

export async function listTheMembers({ tx, input, actor }: CallContext<typeof listMembers>) {
  const { search = '', cursor, limit, ...narrowed } = input
  const words = searchedWords(search, seesWholeNumbers(actor))
  const found = await find(tx, {
    ...narrowed,
    words,
    below: readCursor(placeShape, cursor)?.id,
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  return { items: shown.map(row => presentRow(row, actor)), next_cursor }
}

/** So many of the newest are gone through before an index is asked. */
const newest = 5_000
/** More than these are met soon enough by going on one by one. */
const mostCandidates = 10_000

/** What is common is found among the newest members, what is rare by the index: neither way is quick for both. */
async function find(tx: Tx, filter: MemberFilter) {
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
