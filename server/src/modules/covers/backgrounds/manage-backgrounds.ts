import type {
  hideBackground,
  listManagedBackgrounds,
  removeBackground,
  saveBackground,
} from '#contract/covers/desk-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { imageLink } from '../images/image-link'
import { changeBackground, listAllBackgrounds, lockBackground } from './backgrounds.queries'

export async function listBackgroundsOfSite(context: CallContext<typeof listManagedBackgrounds>) {
  const { tx } = context
  const found = await listAllBackgrounds(tx)
  return found.map(({ id, names, moods, palette, is_hidden, image_id, thumbnail_id, uses }) => ({
    ...{ id, names, moods, palette, is_hidden, uses },
    image: imageLink(context, tx.agentId, image_id),
    thumbnail: imageLink(context, tx.agentId, thumbnail_id),
  }))
}

async function lockKnown(tx: Tx, id: number) {
  const known = await lockBackground(tx, id)
  if (!known) throw new Refusal('notFound')
  return known
}

export async function saveTheBackground({
  tx,
  input,
  actor,
  client,
  now,
}: CallContext<typeof saveBackground>) {
  const { id, names, moods } = input
  const known = await lockKnown(tx, id)
  await changeBackground(tx, id, { names, moods })
  const before = { names: known.names, moods: known.moods }
  const about = { actor, client, now, subject: 'coverBackground', subjectId: id, before }
  await recordAudit(tx, { ...about, action: 'covers.backgroundChanged', after: { names, moods } })
  return null
}

export async function hideTheBackground({
  tx,
  input,
  actor,
  client,
  now,
}: CallContext<typeof hideBackground>) {
  const { names, is_hidden: isHidden } = await lockKnown(tx, input.id)
  if (isHidden === input.is_hidden) return null
  await changeBackground(tx, input.id, { isHidden: input.is_hidden })
  const about = { actor, client, now, subject: 'coverBackground', subjectId: input.id, before: { names } }
  const action = input.is_hidden ? 'covers.backgroundHidden' : 'covers.backgroundShown'
  await recordAudit(tx, { ...about, action })
  return null
}

/** Out of every list at once; its row stays as long as a design shows it. */
export async function removeTheBackground({
  tx,
  input,
  actor,
  client,
  now,
}: CallContext<typeof removeBackground>) {
  const known = await lockBackground(tx, input.id)
  if (!known) return null
  await changeBackground(tx, input.id, { removedAt: now })
  const before = { names: known.names }
  const about = { actor, client, now, subject: 'coverBackground', subjectId: input.id, before }
  await recordAudit(tx, { ...about, action: 'covers.backgroundRemoved' })
  return null
}
