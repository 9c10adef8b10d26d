import { z } from 'zod'
import { designLimits } from '#contract/covers/design'
import type { askPicture, listAskedPictures, readPictureOffer } from '#contract/covers/picture-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { say } from '../../../platform/texts/texts'
import { lockAccount } from '../../identity/identity.public'
import { ownWork } from '../../works/works.public'
import { countImageBytes } from '../images/cover-images.queries'
import { imageLink } from '../images/image-link'
import { insertAsked, listAsked, spentSince } from './asked-pictures.queries'
import { pictureJob } from './picture-job'
import { findRules, type PictureRules } from './picture-rules.queries'
import '../covers.texts'
import './pictures.texts'

const day = 24 * 3600 * 1000
const dayBefore = (now: Date) => new Date(now.getTime() - day)
/** Decimals with four places, so that nothing is rounded. */
const exact = (amount: string) => Math.round(Number(amount) * 10_000)

const left = (rules: PictureRules, spent: { pictures: number; amount: string }, price: string) => {
  const affordable =
    exact(price) === 0
      ? rules.daily_pictures
      : Math.floor((exact(rules.daily_amount) - exact(spent.amount)) / exact(price))
  return Math.max(0, Math.min(rules.daily_pictures - spent.pictures, affordable))
}

export async function readTheOffer({ tx, actor, services, now }: CallContext<typeof readPictureOffer>) {
  const rules = await findRules(tx)
  const model = services.imageModel
  const spent = await spentSince(tx, actor.memberId, dayBefore(now))
  return {
    is_offered: rules.is_offered && model !== undefined,
    daily_pictures: rules.daily_pictures,
    left_pictures: model ? left(rules, spent, model.price) : 0,
    is_looked_at: !rules.passes_unseen,
  }
}

export async function askForPicture(context: CallContext<typeof askPicture>) {
  const { tx, actor, input, services, now } = context
  const { memberId, personId } = actor
  const { prompt, work_id: workId = null } = input
  const rules = await findRules(tx)
  const model = services.imageModel
  if (!rules.is_offered || !model) throw new Refusal('conflict', { text: 'pictures.notOffered' })
  if (workId !== null) await ownWork(tx, memberId, workId)
  // Held until the end: of two at once the second sees what the first has spent.
  await lockAccount(tx, memberId)
  await requireLeft(tx, memberId, rules, model, now)
  const { price: cost, currency } = model
  const id = await insertAsked(tx, { memberId, askedBy: personId, workId, prompt, cost, currency, now })
  await enqueue(tx, pictureJob, { id }, { key: `asked picture ${tx.agentId} ${id}`, maxAttempts: 5 })
  return { id, state: 'waiting' as const }
}

async function requireLeft(
  tx: Tx,
  memberId: number,
  rules: PictureRules,
  model: NonNullable<Services['imageModel']>,
  now: Date,
) {
  const spent = await spentSince(tx, memberId, dayBefore(now))
  if (left(rules, spent, model.price) < 1) {
    throw new Refusal('conflict', { text: 'pictures.noneLeft', params: { most: rules.daily_pictures } })
  }
  const most = designLimits.imageBytes
  if ((await countImageBytes(tx, memberId)) >= most) {
    throw new Refusal('conflict', { text: 'covers.imagesFull', params: { most: most / (1024 * 1024) } })
  }
}

const placeShape = z.object({ value: place.date, id: place.id })

export async function listOwnAsked(context: CallContext<typeof listAskedPictures>) {
  const { tx, actor, input, language } = context
  const after = readCursor(placeShape, input.cursor)
  const found = await listAsked(tx, actor.memberId, { after, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ asked_at, id }) => ({
    value: asked_at.toISOString(),
    id,
  }))
  const items = shown.map(row => {
    const { id, prompt, state, work_id, title, image_id, width, height } = row
    const isPassed = state === 'passed' && image_id !== null
    return {
      ...{ id, prompt, state, asked_at: row.asked_at.toISOString() },
      work: work_id === null ? null : { id: work_id, title: title ?? '' },
      picture: isPassed
        ? {
            ...{ upload_id: image_id, width: width ?? 1, height: height ?? 1 },
            url: imageLink(context, tx.agentId, image_id),
          }
        : null,
      reason: row.failure ? say(row.failure, language) : row.reason,
    }
  })
  return { items, next_cursor }
}
