// The steps of a work's way that staff take. Whoever claims a work reviews it; the rights are passed by another person
// than the content.
import type * as calls from '#contract/review/calls'
import type { WorkEvent } from '#contract/works/work-status'
import type { Tx } from '../../platform/database/query'
import type { StaffActor } from '../../platform/http/actor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { endDeliveries, queueDeliveries, reachesChannels } from '../distribution/distribution.public'
import { assignCodes } from '../release-codes/release-codes.public'
import { askForReleasePage } from '../release-pages/release-pages.public'
import {
  adoptRevision,
  doerOf,
  findWork,
  isDateLate,
  isUnderMeasure,
  lockWork,
  moveLateDate,
  requireFreeRecordings,
  requireLicences,
  setClaim,
  transition,
} from '../works/works.public'
import { takeClaim } from './queue/claims'
import { isOwnWork } from './queue/review-queue.queries'
import { chosenReasons, inOneLine } from './reasons/chosen-reasons'
import { isOwnContent, requireStage, stageOf } from './review.policy'
import './review.texts'
import { tellOfReview } from './tell-of-review'

type ReviewCall = CallContext<(typeof calls)['passContent']>
type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>
type Move = Omit<Parameters<typeof transition>[2], 'doer' | 'now'>

/** Again by whoever has it: then the claim begins anew. */
export async function claim(context: CallContext<typeof calls.claimWork>) {
  const { tx, input, actor } = context
  const { work, stage } = await lockReviewed(tx, input.id)
  requireStage(actor, stage)
  requireOtherPerson(work, actor)
  await requireNotOwn(tx, work, actor)
  requireNobodyElses(work, actor)
  await takeClaim(context, work.id)
  return { status: work.status }
}

export async function release({ tx, input, actor, now, client }: CallContext<typeof calls.releaseClaim>) {
  const { work } = await lockReviewed(tx, input.id)
  if (work.claimed_by !== actor.staffId) throw new Refusal('conflict', { text: 'review.notYours' })
  await setClaim(tx, work.id, null, now)
  await recordAudit(tx, { actor, client, now, action: 'work.release', subject: 'work', subjectId: work.id })
  return { status: work.status }
}

export async function passTheContent(context: ReviewCall) {
  const { tx, actor } = context
  const { status } = await move(context, {
    event: 'passContent',
    mover: 'editor',
    async guard(work) {
      requireNobodyElses(work, actor)
      await requireNotOwn(tx, work, actor)
    },
    along: { content_passed_by: actor.staffId },
  })
  return { status }
}

/** A revision takes the place of what is online; a first release goes out. */
export async function passTheRights(context: CallContext<typeof calls.passRights>) {
  const { tx, input, actor, now } = context
  await lockReleased(tx, input.id)
  const { status, work } = await move(context, {
    event: 'passRights',
    mover: 'rights',
    along: { released_at: now, reasons: '[]', note_to_reviewer: '' },
    async guard(work) {
      requireOtherPerson(work, actor)
      requireNobodyElses(work, actor)
      await requireNotOwn(tx, work, actor)
      if (work.scope.if_late === 'ask') await requirePossibleDate(tx, work, now)
      await requireLicences(tx, work, now)
      // It would wait for ever.
      if (!(await reachesChannels(tx, work))) throw new Refusal('conflict', { text: 'review.noGround' })
      await requireFreeRecordings(tx, work)
      if (await isUnderMeasure(tx, work.id, null))
        throw new Refusal('conflict', { text: 'works.underMeasure' })
    },
  })
  if (work.purpose === 'release') await moveLateDate(tx, work, now)
  if (work.revision_of !== null) await adoptRevision(tx, work, await doerOf(tx, actor), now)
  await assignCodes(tx, work.revision_of ?? work.id, now)
  await sendOut(tx, work.revision_of ?? work.id, now)
  await tellOfReview(tx, work, 'review.passed')
  return { status }
}

/** As it is by now: with its date, its codes and whatever its revision has brought. */
async function sendOut(tx: Tx, workId: number, now: Date) {
  const work = await findWork(tx, workId)
  if (!work) throw new Error('a released work that is not there')
  await queueDeliveries(tx, work, now)
  await askForReleasePage(tx, workId)
}

/** The member wants to be asked when the date has gone by: the work goes back to them with that as its reason. */
async function requirePossibleDate(tx: Tx, work: Work, now: Date) {
  if (work.purpose === 'release' && (await isDateLate(tx, work, now)))
    throw new Refusal('conflict', { text: 'review.dateGone' })
}

export async function rejectTheWork(context: CallContext<typeof calls.rejectWork>) {
  const { tx, input, actor } = context
  const { stage } = await lockReviewed(tx, input.id)
  const reasons = await chosenReasons(tx, input.id, input.reasons)
  const { status, work } = await move(context, {
    event: 'reject',
    mover: actor.roles.includes('editor') ? 'editor' : 'rights',
    reasons,
    async guard(work) {
      requireNobodyElses(work, actor)
      requireStage(actor, stage)
      await requireNotOwn(tx, work, actor)
    },
  })
  await tellOfReview(tx, work, 'review.rejected', { reasons: inOneLine(reasons) })
  return { status }
}

export async function closeTheTakedown(context: CallContext<typeof calls.closeTakedown>) {
  const { tx, input, now } = context
  const { status, work } = await move(context, {
    event: 'confirmTakedown',
    mover: 'rights',
    note: input.note,
  })
  await endDeliveries(tx, work.id, now)
  await tellOfReview(tx, work, 'review.takenDown')
  return { status }
}

async function move(
  { tx, input, actor, now, client }: Pick<ReviewCall, 'tx' | 'input' | 'actor' | 'now' | 'client'>,
  wanted: Move & { event: WorkEvent },
) {
  const doer = await doerOf(tx, actor)
  const moved = await transition(tx, input.id, { ...wanted, doer, now })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: `work.${wanted.event}`,
    subject: 'work',
    subjectId: input.id,
    before: { status: moved.work.status },
    after: { status: moved.status, reasons: wanted.reasons, note: wanted.note },
  })
  return moved
}

async function lockReviewed(tx: Tx, workId: number) {
  const work = await lockWork(tx, workId)
  if (!work) throw new Refusal('notFound')
  const stage = stageOf(work)
  if (!stage) throw new Refusal('conflict', { text: 'works.cannotMove' })
  return { work, stage }
}

/** Whoever holds a work and its revision takes the work first: a takedown does so too. */
async function lockReleased(tx: Tx, workId: number) {
  const revised = (await findWork(tx, workId))?.revision_of ?? null
  if (revised !== null) await lockWork(tx, revised)
}

/** What nobody has claimed is decided about at once: deciding is the first thing that is done with it. */
function requireNobodyElses(work: Pick<Work, 'claimed_by'>, actor: StaffActor) {
  if (work.claimed_by !== null && work.claimed_by !== actor.staffId) {
    throw new Refusal('conflict', { text: 'review.claimedByOther' })
  }
}

async function requireNotOwn(tx: Tx, work: Pick<Work, 'member_id'>, actor: StaffActor) {
  if (await isOwnWork(tx, work.member_id, actor.staffId))
    throw new Refusal('forbidden', { text: 'review.ownWork' })
}

function requireOtherPerson(work: Pick<Work, 'status' | 'content_passed_by'>, actor: StaffActor) {
  if (isOwnContent(work, actor)) throw new Refusal('forbidden', { text: 'review.samePerson' })
}
