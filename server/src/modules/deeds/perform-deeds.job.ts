// Does what two people have agreed on and what has waited long enough, if everything is still as it was when they did.
import { isDeepStrictEqual } from 'node:util'
import type { DeedKind } from '#contract/deeds/deed'
import type { Tx } from '../../platform/database/query'
import type { Job, JobContext } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { performDeedsJob } from './deed-jobs'
import { type DeedMaker, makerOf } from './deed-makers'
import { endedBefore, endOf, whyNoSecond } from './deeds.policy'
import {
  type DeedRow,
  type Ending,
  listOverdueDeeds,
  listRipeDeeds,
  listWaitingDeeds,
  lockDeed,
  putEnded,
  readStaffName,
  shareHands,
} from './deeds.queries'
import './deeds.texts'
import { tellOfDeed } from './tell-of-deed'

type Context = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services' | 'log'>

const onThisServer = { address: '', userAgent: '' }

export const performDeeds: Job<Record<string, never>> = {
  ...performDeedsJob,
  lane: 'notices',
  everyMinutes: 5,
  // While a site is held after a restore, nothing of it changes hands.
  leaves: true,
  async run(context) {
    const now = new Date()
    const { agentId, database } = context
    const overdue = await database.read(agentId, tx => listOverdueDeeds(tx, endedBefore(now)))
    for (const id of overdue) await expire(context, id, now)
    const ripe = await database.read(agentId, tx => listRipeDeeds(tx, now))
    const failures: unknown[] = []
    for (const id of ripe) await performOne(context, id, now).catch(error => failures.push(error))
    // The others are done all the same; the queue tries this one again.
    if (failures.length > 0) throw failures[0]
  },
}

async function performOne(context: Context, id: number, now: Date): Promise<void> {
  const { agentId, database, log } = context
  try {
    await requireStill(context, id)
    await database.change(agentId, tx => perform({ ...context, tx, now }, id))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    log.warn({ deed: id, refusal: error.details }, 'a deed that was agreed on cannot be done')
    const reason = error.details.text ?? 'deeds.failed.changed'
    await database.change(agentId, async tx => {
      const deed = await lockDeed(tx, id)
      if (deed?.state !== 'waiting') return
      await end({ ...context, tx }, deed, { state: 'failed', now, reason })
    })
  }
}

async function requireStill(context: Context, id: number): Promise<void> {
  const waiting = await context.database.read(context.agentId, listWaitingDeeds)
  const deed = waiting.find(known => known.id === id)
  if (!deed) return
  const maker = makerOf(deed.kind as DeedKind)
  await maker.requireStill?.(context, deed.subject, maker.change.parse(deed.change))
}

async function perform({ tx, services, now }: Context & { tx: Tx; now: Date }, id: number): Promise<void> {
  const deed = await lockDeed(tx, id)
  if (deed?.state !== 'waiting' || deed.ready_at === null || deed.ready_at > now || endOf(deed) <= now) return
  const maker = makerOf(deed.kind as DeedKind)
  const from = (await maker.readState(tx, deed.subject)) ?? null
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(from)), deed.from_state)) {
    throw new Refusal('conflict', { text: 'deeds.failed.changed' })
  }
  const actor = { staffId: deed.requested_by, name: await readStaffName(tx, deed.requested_by) }
  const means = { tx, actor, client: onThisServer, now, services }
  await maker.perform(means, deed.subject, maker.change.parse(deed.change))
  await requireHands(tx, deed, maker)
  await end({ tx, services }, deed, { state: 'done', now })
}

/** Rows of staff are locked last. What they were when the deed was agreed on, they must be now. */
async function requireHands(tx: Tx, deed: DeedRow, { askedBy }: DeedMaker<unknown>): Promise<void> {
  const { requested_by, agreed_by, agreed_at } = deed
  const hands = await shareHands(tx, agreed_by === null ? [requested_by] : [requested_by, agreed_by])
  const asker = hands.find(({ id }) => id === requested_by)
  if (asker?.state !== 'active' || !askedBy.some(role => asker.roles.includes(role))) {
    throw new Refusal('conflict', { text: 'deeds.failed.requester' })
  }
  if (agreed_at === null) return
  const agreer = hands.find(({ id }) => id === agreed_by)
  if (whyNoSecond(deed, agreer, agreed_at)) {
    throw new Refusal('conflict', { text: 'deeds.failed.agreer' })
  }
}

async function expire({ agentId, database, services }: Context, id: number, now: Date): Promise<void> {
  await database.change(agentId, async tx => {
    const deed = await lockDeed(tx, id)
    if (deed?.state !== 'waiting' || endOf(deed) > now) return
    await end({ tx, services }, deed, { state: 'expired', now })
  })
}

async function end(
  { tx, services }: Pick<Context, 'services'> & { tx: Tx },
  deed: DeedRow,
  ending: Ending & { state: 'done' | 'expired' | 'failed' },
): Promise<void> {
  const { subject, change } = deed
  const kind = deed.kind as DeedKind
  await putEnded(tx, deed.id, ending)
  await recordAudit(tx, {
    ...{ actor: null, client: onThisServer, now: ending.now, action: `deed.${ending.state}` },
    ...{ subject: 'deed', subjectId: deed.id },
    after: { kind, subject, ...(ending.reason && { reason: ending.reason }) },
  })
  await tellOfDeed({ tx, services }, ending.state, { kind, subject, change, by: '' })
}
