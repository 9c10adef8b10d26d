// Every change of an item begins here: it is there, the caller may change it, and nobody else has meanwhile.
import type { Tx } from '../../../platform/database/query'
import type { StaffActor } from '../../../platform/http/actor'
import { Refusal } from '../../../platform/refusal'
import '../content.texts'
import { contentOf, emptyContent } from '../written-content'
import { canEdit } from './content.policy'
import { findVersion, type ItemRow, lockItem } from './content-items.queries'

interface Wanted {
  id: number
  revision: number
}

export async function lockForChange(tx: Tx, actor: StaffActor, { id, revision }: Wanted): Promise<ItemRow> {
  const item = await lockItem(tx, id)
  if (!item) throw new Refusal('notFound')
  if (!canEdit(actor, item)) throw new Refusal('forbidden')
  if (item.revision !== revision) {
    const name = item.editor ?? ''
    throw new Refusal('conflict', {
      text: 'content.changedMeanwhile',
      params: { name },
      data: { revision: item.revision },
    })
  }
  return item
}

/** The draft, or what is shown, or shown last, where there is none. */
export async function draftOf(tx: Tx, item: ItemRow) {
  if (item.draft) return item.draft as ReturnType<typeof contentOf>
  const version = await findVersion(tx, item.id, item.published_version ?? item.newest_version)
  return version ? contentOf(version) : emptyContent
}
