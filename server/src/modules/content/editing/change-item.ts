// The smaller moves of an item: hidden, back to what is shown, into the bin and out, an earlier version, an order.
import type {
  binContent,
  discardDraft,
  orderContent,
  restoreVersion,
  unpublishContent,
} from '#contract/content/editing-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../content.texts'
import { deleteSearchRows } from '../search/content-search.queries'
import { contentOf } from '../written-content'
import { canBin, canEdit, canHide } from './content.policy'
import {
  changeItem,
  countPublication,
  findVersion,
  type ItemRow,
  putPositions,
} from './content-items.queries'
import { draftOf, lockForChange } from './open-item'
import { requireCompleteIfScheduled } from './require-complete'

type Change = CallContext<
  typeof unpublishContent | typeof discardDraft | typeof binContent | typeof restoreVersion
>

const auditOf = ({ actor, client, now }: Pick<Change, 'actor' | 'client' | 'now'>, item: ItemRow) => ({
  ...{ actor, client, now },
  subject: 'content',
  subjectId: item.id,
})

export async function hideItem(context: CallContext<typeof unpublishContent>) {
  const { tx, input, actor, now } = context
  const item = await lockForChange(tx, actor, input)
  if (item.published_version === null) return { revision: item.revision }
  if (!canHide(actor, item)) throw new Refusal('conflict', { text: 'content.mustStay' })
  const draft = await draftOf(tx, item)
  const by = { staffId: actor.staffId, now }
  const revision = await changeItem(tx, item.id, { draft, published_version: null, published_at: null }, by)
  await deleteSearchRows(tx, item.id)
  await countPublication(tx)
  const before = { version: item.published_version, title: item.titles }
  await recordAudit(tx, { ...auditOf(context, item), action: 'content.hidden', before })
  return { revision }
}

export async function discardTheDraft(context: CallContext<typeof discardDraft>) {
  const { tx, input, actor, now } = context
  const item = await lockForChange(tx, actor, input)
  const shown = await findVersion(tx, item.id, item.published_version ?? item.newest_version)
  if (!shown) throw new Refusal('conflict', { text: 'content.nothingToShow' })
  const by = { staffId: actor.staffId, now }
  const content = contentOf(shown)
  // What is hidden keeps a draft: it is all there is of it.
  const draft = item.published_version === null ? content : null
  const revision = await changeItem(tx, item.id, { draft, titles: content.title, publish_at: null }, by)
  await recordAudit(tx, { ...auditOf(context, item), action: 'content.draftDiscarded', before: item.draft })
  return { revision }
}

export async function binTheItem(context: CallContext<typeof binContent>) {
  const { tx, input, actor, now } = context
  const item = await lockForChange(tx, actor, input)
  if ((item.binned_at !== null) === input.isBinned) return { revision: item.revision }
  if (input.isBinned && !canBin(actor, item)) throw new Refusal('conflict', { text: 'content.hideFirst' })
  const by = { staffId: actor.staffId, now }
  const revision = await changeItem(tx, item.id, { binned_at: input.isBinned ? now : null }, by)
  const action = input.isBinned ? 'content.binned' : 'content.unbinned'
  await recordAudit(tx, { ...auditOf(context, item), action, before: { title: item.titles } })
  return { revision }
}

/** Nothing is shown by that: it becomes the draft, to be looked at first. */
export async function restoreTheVersion(context: CallContext<typeof restoreVersion>) {
  const { tx, input, actor, now, site } = context
  const item = await lockForChange(tx, actor, input)
  const version = await findVersion(tx, item.id, input.version)
  if (!version) throw new Refusal('notFound')
  const by = { staffId: actor.staffId, now }
  const draft = contentOf(version)
  requireCompleteIfScheduled(item, draft, site.facts)
  const revision = await changeItem(tx, item.id, { draft }, by)
  const after = { version: input.version }
  await recordAudit(tx, { ...auditOf(context, item), action: 'content.restored', after })
  return { revision }
}

export async function orderItems({ tx, input, actor }: CallContext<typeof orderContent>) {
  if (!canEdit(actor, input)) throw new Refusal('forbidden')
  await putPositions(tx, input.kind, input.ids)
  await countPublication(tx)
  return null
}
