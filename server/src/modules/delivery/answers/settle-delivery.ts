// What a channel's answer does: to the delivery, to what waits behind it, and to the work. The work is locked first, as everywhere.
import { todayInChina } from '#contract/identity/age'
import type { Tx } from '../../../platform/database/query'
import {
  askForDispatch,
  insertDeliveries,
  moveDeliveries,
  type Said,
} from '../../distribution/distribution.public'
import { lockWork, type WorkRecord } from '../../works/works.public'
import '../delivery.texts'
import { noteEvent } from '../sending/sending.queries'
import { findSettled, putAnswer, takeWaitingUpdate } from './answers.queries'
import { settleWork } from './settle-work'
import { tellOfAnswer } from './tell-of-answer'

type Delivery = NonNullable<Awaited<ReturnType<typeof findSettled>>>

interface By {
  now: Date
  /** Whoever says it in the channel's place. */
  staffId?: number
}

/** Twice is as good as once; what comes later may only add the link. */
export function acceptDelivery(tx: Tx, id: number, { link, now, staffId }: By & { link?: string }) {
  return settle(tx, id, now, async (delivery, work) => {
    const isNew = delivery.state === 'delivered' && !delivery.accepted_at
    if (link && !delivery.link) await putAnswer(tx, id, { link })
    if (!isNew) return
    await putAnswer(tx, id, { accepted_at: now })
    await noteEvent(tx, id, { said: { text: 'delivery.accepted', params: {} }, now, staffId })
    if (hasItsTimeCome(delivery, work, now)) {
      await goLive(tx, { ...delivery, link: link ?? delivery.link }, work, { now, staffId })
    }
    await askForDispatch(tx, [delivery.channel_id])
  })
}

export function refuseDelivery(tx: Tx, id: number, { reason, now, staffId }: By & { reason: string }) {
  return settle(tx, id, now, async (delivery, work) => {
    if (delivery.state !== 'delivered') return
    const said: Said = reason
      ? { text: 'delivery.refused', params: { reason } }
      : { text: 'delivery.noReason', params: {} }
    await moveDeliveries(tx, [id], { to: 'refused', now, error: said })
    await noteEvent(tx, id, { said, now, isFailure: true, staffId })
    await tellOfAnswer(tx, { work, delivery, answer: { refused: reason }, now })
    if (delivery.kind === 'release') await turnIntoRelease(tx, delivery, now)
    await askForDispatch(tx, [delivery.channel_id])
  })
}

/** Somebody knows that the channel has it, whatever its date says. */
export function markLive(tx: Tx, id: number, { now, staffId, link }: By & { link?: string }) {
  return settle(tx, id, now, async (delivery, work) => {
    const { state, channel_id, accepted_at } = delivery
    if (state !== 'delivered') return
    const known = link ?? delivery.link
    await putAnswer(tx, id, { accepted_at: accepted_at ?? now, link: known ?? undefined })
    await goLive(tx, { ...delivery, link: known }, work, { now, staffId })
    await askForDispatch(tx, [channel_id])
  })
}

/** Its day has come, or nobody answers at this channel and enough time has passed. */
export function settleDue(tx: Tx, id: number, now: Date) {
  return settle(tx, id, now, async (delivery, work) => {
    if (delivery.state !== 'delivered') return
    await goLive(tx, delivery, work, { now })
    await askForDispatch(tx, [delivery.channel_id])
  })
}

async function goLive(tx: Tx, delivery: Delivery, work: WorkRecord, { now, staffId }: By) {
  await moveDeliveries(tx, [delivery.id], { to: 'live', now })
  await noteEvent(tx, delivery.id, { said: { text: 'delivery.live', params: {} }, now, staffId })
  await tellOfAnswer(tx, { work, delivery, answer: 'live', now })
}

/** The channel never took the release: what was to change it says everything, and becomes it. */
async function turnIntoRelease(tx: Tx, delivery: Delivery, now: Date) {
  const update = await takeWaitingUpdate(tx, delivery, now)
  if (!update) return
  const work = { id: delivery.work_id, version: update.work_version }
  await insertDeliveries(
    tx,
    work,
    [{ channelId: delivery.channel_id, trackId: delivery.track_id, kind: 'release' }],
    now,
  )
}

const hasItsTimeCome = ({ kind }: Delivery, { scope }: WorkRecord, now: Date) =>
  kind !== 'release' || (scope.release_date !== null && scope.release_date <= todayInChina(now))

async function settle(
  tx: Tx,
  id: number,
  now: Date,
  take: (delivery: Delivery, work: WorkRecord) => Promise<void>,
): Promise<void> {
  const known = await findSettled(tx, id)
  const work = known && (await lockWork(tx, known.work_id))
  // Read again: until the work was locked somebody else may have settled it.
  const delivery = work && (await findSettled(tx, id))
  if (!delivery) return
  await take(delivery, work)
  await settleWork(tx, work.id, now)
}
