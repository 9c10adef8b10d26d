import { z } from 'zod'
import type { listPicturesToPass, passPicture, refusePicture } from '#contract/covers/picture-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { notify } from '../../messages/messages.public'
import { imageLink } from '../images/image-link'
import { letUse, listForDesk, lockAsked, putRefused } from './asked-pictures.queries'
import './pictures.texts'

const placeShape = z.object({ value: place.date, id: place.id })
const studio = '/intelligence-cover-head'

export async function listPicturesForDesk(context: CallContext<typeof listPicturesToPass>) {
  const { tx, input } = context
  const { state, cursor, limit } = input
  const found = await listForDesk(tx, { state, after: readCursor(placeShape, cursor), limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ asked_at, id }) => ({
    value: asked_at.toISOString(),
    id,
  }))
  const items = shown.map(row => ({
    ...{ id: row.id, prompt: row.prompt, state: row.state, reason: row.reason },
    member: { id: row.member_id, name: row.nickname },
    work: row.work_id === null ? null : { id: row.work_id, title: row.title ?? '' },
    image: row.image_id && imageLink(context, tx.agentId, row.image_id),
    decided_by: row.decided_by ?? '',
    asked_at: row.asked_at.toISOString(),
  }))
  return { items, next_cursor }
}

/** Undefined: it was decided so already. */
async function lockMade(tx: Tx, id: number, wanted: 'passed' | 'refused') {
  const asked = await lockAsked(tx, id)
  if (!asked || asked.state === 'waiting' || asked.state === 'failed') throw new Refusal('notFound')
  if (asked.state === wanted) return undefined
  if (asked.state !== 'made' || asked.image_id === null) {
    throw new Refusal('conflict', { text: 'pictures.decided' })
  }
  return { ...asked, imageId: asked.image_id }
}

const shortly = (prompt: string) => prompt.slice(0, 60)

export async function passThePicture({ tx, input, actor, client, now }: CallContext<typeof passPicture>) {
  const asked = await lockMade(tx, input.id, 'passed')
  if (!asked) return null
  await letUse(tx, asked.id, asked.imageId, actor.staffId, now)
  await notify(tx, {
    ...{ memberId: asked.member_id, kind: 'review', template: 'pictures.passed', link: studio },
    params: { prompt: shortly(asked.prompt) },
    isCalm: true,
  })
  const about = { actor, client, now, subject: 'askedPicture', subjectId: asked.id }
  await recordAudit(tx, { ...about, action: 'covers.picturePassed' })
  return null
}

export async function refuseThePicture(context: CallContext<typeof refusePicture>) {
  const { tx, input, actor, client, now } = context
  const { reason } = input
  const asked = await lockMade(tx, input.id, 'refused')
  if (!asked) return null
  const { staffId } = actor
  await putRefused(tx, asked.id, { imageId: asked.imageId, reason, staffId, now })
  await notify(tx, {
    ...{ memberId: asked.member_id, kind: 'review', template: 'pictures.refused', link: studio },
    params: { prompt: shortly(asked.prompt), reason },
  })
  const about = { actor, client, now, subject: 'askedPicture', subjectId: asked.id }
  await recordAudit(tx, { ...about, action: 'covers.pictureRefused', after: { reason } })
  return null
}
