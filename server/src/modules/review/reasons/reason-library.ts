import type { listReviewReasons, removeReviewReason, saveReviewReason } from '#contract/review/reason-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { insertReason, listReasons, lockReason, removeReason, updateReason } from './review-reasons.queries'

export function listTheReasons({ tx }: CallContext<typeof listReviewReasons>) {
  return listReasons(tx)
}

export async function saveTheReason({ tx, input, actor, client, now }: CallContext<typeof saveReviewReason>) {
  const { id, ...fields } = input
  const written = { ...fields, staffId: actor.staffId, now }
  const about = { actor, client, now, subject: 'reviewReason' }
  if (id === undefined) {
    const added = await insertReason(tx, written)
    await recordAudit(tx, { ...about, action: 'reviewReason.added', subjectId: added, after: fields })
    return { id: added }
  }
  const known = await lockReason(tx, id)
  if (!known) throw new Refusal('notFound')
  await updateReason(tx, id, written)
  const { part, title, text } = known
  const before = { part, title, text }
  await recordAudit(tx, { ...about, action: 'reviewReason.changed', subjectId: id, before, after: fields })
  return { id }
}

/** Works that were sent back with it keep its words. */
export async function removeTheReason({
  tx,
  input,
  actor,
  client,
  now,
}: CallContext<typeof removeReviewReason>) {
  const known = await lockReason(tx, input.id)
  if (!known) return null
  await removeReason(tx, known.id, actor.staffId, now)
  const { part, title, text } = known
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'reviewReason.removed',
    subject: 'reviewReason',
    subjectId: known.id,
    before: { part, title, text },
  })
  return null
}
