import { z } from 'zod'
import type { listMembers } from '#contract/members/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { findMembers } from './find-members'
import { seesWholeNumbers } from './members.policy'
import { presentRow } from './present-member'
import { searchedWords } from './searched-words'

const placeShape = z.object({ id: place.id })

export async function listTheMembers({ tx, input, actor }: CallContext<typeof listMembers>) {
  const { search = '', cursor, limit, ...narrowed } = input
  const words = searchedWords(search, seesWholeNumbers(actor))
  const found = await findMembers(tx, {
    ...narrowed,
    words,
    below: readCursor(placeShape, cursor)?.id,
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  return { items: shown.map(row => presentRow(row, actor)), next_cursor }
}
