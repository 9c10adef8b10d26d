import { z } from 'zod'
import type { ContentState, listContent, listVersions, readContent } from '#contract/content/editing-calls'
import type { ContentKind, NewsCategory } from '#contract/content/kinds'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { contentOf, type InBoth } from '../written-content'
import { canBin, canEdit, canHide } from './content.policy'
import {
  findItem,
  type ItemRow,
  listItems,
  listItemsInOrder,
  listVersionRows,
  type OrderedPlace,
} from './content-items.queries'
import { draftOf } from './open-item'

/** These stand in an order that staff give them; the others by their age. */
const orderedKinds: readonly ContentKind[] = ['help', 'question', 'page', 'block']

const orderedPlace = z.tuple([place.number, place.number, place.number])

export async function listItemsOfKind({ tx, input }: CallContext<typeof listContent>) {
  const { cursor, limit, ...filter } = input
  const wanted = { ...filter, limit: limit + 1 }
  if (orderedKinds.includes(input.kind)) {
    const found = await listItemsInOrder(tx, wanted, readCursor<OrderedPlace>(orderedPlace, cursor))
    const { shown, next_cursor } = pageOf(found, limit, ({ tid, position, number }) => [
      tid ?? 0,
      position,
      number,
    ])
    return { items: shown.map(presentItem), next_cursor }
  }
  const found = await listItems(tx, wanted, readCursor(place.id, cursor))
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => id)
  return { items: shown.map(presentItem), next_cursor }
}

function presentItem(item: ItemRow) {
  return {
    id: item.id,
    kind: item.kind as ContentKind,
    number: item.number,
    tid: item.tid,
    slot: item.slot,
    title: item.titles as unknown as InBoth,
    state: stateOf(item),
    category: (item.category || null) as NewsCategory | null,
    publish_at: item.publish_at?.toISOString() ?? null,
    published_at: item.published_at?.toISOString() ?? null,
    updated_at: item.updated_at.toISOString(),
    editor: item.editor,
  }
}

function stateOf(item: ItemRow): ContentState {
  if (item.binned_at) return 'binned'
  if (item.publish_at) return 'scheduled'
  if (item.published_version === null) return 'hidden'
  return item.draft ? 'changed' : 'shown'
}

export async function readItem({ tx, input, actor }: CallContext<typeof readContent>) {
  const item = await findItem(tx, input.id)
  if (!item) throw new Refusal('notFound')
  return {
    ...presentItem(item),
    revision: item.revision,
    draft: await draftOf(tx, item),
    has_draft: item.draft !== null,
    shown_version: item.published_version,
    can: { edit: canEdit(actor, item), bin: canBin(actor, item), hide: canHide(actor, item) },
  }
}

export async function listItemVersions({ tx, input }: CallContext<typeof listVersions>) {
  const { id, cursor, limit } = input
  if (!(await findItem(tx, id))) throw new Refusal('notFound')
  const found = await listVersionRows(tx, id, readCursor(place.number, cursor), limit + 1)
  const { shown, next_cursor } = pageOf(found, limit, ({ version }) => version)
  const items = shown.map(row => ({
    version: row.version,
    at: row.at.toISOString(),
    editor: row.editor,
    content: contentOf(row),
  }))
  return { items, next_cursor }
}
