// Cases as rights staff see them, and saying what a case is about.
import { z } from 'zod'
import type { ClaimantKind } from '#contract/infringement/case-rules'
import { type CaseState, staffEvents } from '#contract/infringement/case-state'
import type {
  listInfringements,
  nameInfringingWork,
  readInfringement,
} from '#contract/infringement/desk-calls'
import { isDraft } from '#contract/works/work-status'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { plainText } from '../../platform/search-terms'
import { recordAudit } from '../audit/audit.public'
import { nicknameOf } from '../identity/identity.public'
import { doerOf, findWork, lockWork, tracksOf } from '../works/works.public'
import { listEvidence } from './case-evidence.queries'
import { listDeskCases } from './case-lists.queries'
import { forgetRecordings, noteRecordings } from './claimed-recordings.queries'
import { leaveAlone } from './end-case'
import {
  canAskConfirmation,
  canDecide,
  canEndHold,
  canHold,
  canNameWork,
  canRenewLink,
  whyNotYet,
} from './infringement.policy'
import { type CaseRecord, findCase, listSteps, lockCase, putNamedWork } from './infringement.queries'
import './infringement.texts'
import {
  iso,
  presentClaimant,
  presentClaimed,
  presentFacts,
  presentOpenedFile,
  presentSender,
  presentStep,
} from './present-case'

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listDesk({ tx, input, now }: CallContext<typeof listInfringements>) {
  const { cursor, limit, closed = false, state, search } = input
  const after = readCursor(placeShape, cursor)
  const wanted = { isOpen: !closed, state, search: search && plainText(search), after }
  const found = await listDeskCases(tx, { ...wanted, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.id }))
  const items = shown.map(row => ({
    ...{ id: row.id, number: row.number, state: row.state as CaseState, due_at: iso(row.due_at) },
    received_at: row.received_at.toISOString(),
    is_overdue: isOverdue(row, now),
    is_confirmed: row.email_confirmed_at !== null,
    hold_until: iso(row.hold_until),
    claimant: row.company || row.name,
    claimed: presentClaimed(row),
    work: row.work_id === null ? null : { id: row.work_id, title: row.work_title ?? '' },
  }))
  return { items, next_cursor }
}

const isOverdue = ({ due_at }: { due_at: Date | null }, now: Date) => due_at !== null && due_at < now

export async function readAtDesk(context: CallContext<typeof readInfringement>) {
  const { tx, input, now } = context
  const claim = await findCase(tx, input.id)
  if (!claim) throw new Refusal('notFound')
  const [files, steps] = await Promise.all([listEvidence(tx, claim.id), listSteps(tx, claim.id)])
  return {
    ...presentFacts(claim),
    id: claim.id,
    is_overdue: isOverdue(claim, now),
    is_confirmed: claim.email_confirmed_at !== null,
    hold_until: iso(claim.hold_until),
    claimant: {
      ...presentClaimant(claim),
      kind: claim.claimant_kind as ClaimantKind,
      register_number: claim.register_number,
      ...{ holder: claim.holder, postal_address: claim.postal_address },
      ...{ mobile: claim.mobile, email: claim.email },
    },
    work: await workOf(tx, claim),
    track_id: claim.track_id,
    measure: claim.measure as 'work' | 'track' | null,
    counter: claim.counter,
    counter_sender: presentSender(claim),
    files: files.map(file => presentOpenedFile(context, tx.agentId, file)),
    history: steps.map(step => ({ ...presentStep(step), name: step.name })),
    can: {
      nameWork: canNameWork(claim),
      events: staffEvents.filter(event => canDecide(claim, event, now)),
      hold: whyNotYet(claim, files) === undefined && canHold(claim),
      endHold: canEndHold(claim),
      askConfirmation: canAskConfirmation(claim),
      endLink: canRenewLink(claim),
    },
  }
}

async function workOf(tx: Tx, { work_id }: CaseRecord) {
  const work = work_id === null ? undefined : await findWork(tx, work_id)
  if (!work) return null
  const tracks = await tracksOf(tx, work.id)
  return {
    id: work.id,
    title: work.details.title,
    artists: work.details.artists.map(({ name }) => name).join(' / '),
    status: work.status,
    member: { id: work.member_id, nickname: await nicknameOf(tx, work.member_id) },
    tracks: tracks.map(({ id, details, isrc, withdrawn_at }) => ({
      ...{ id, title: details.title, isrc, is_withdrawn: withdrawn_at !== null },
    })),
  }
}

export async function nameWork(context: CallContext<typeof nameInfringingWork>) {
  const { tx, input, actor, client, now } = context
  const { id, work_id, track_id } = input
  const seen = await findCase(tx, id)
  const works = new Set([work_id, seen?.work_id ?? work_id])
  for (const workId of [...works].sort((a, b) => a - b)) await lockWork(tx, workId)
  const work = await findWork(tx, work_id)
  const isTrack = track_id === null || (await tracksOf(tx, work_id)).some(track => track.id === track_id)
  if (!work || !isTrack || work.revision_of !== null || work.deleted_at !== null)
    throw new Refusal('notFound')
  // What was never handed in is its member's alone.
  if (isDraft(work.status) && work.submitted_at === null)
    throw new Refusal('conflict', { text: 'infringement.isDraft' })
  const claim = await lockCase(tx, id)
  if (!claim) throw new Refusal('notFound')
  if (!canNameWork(claim) || claim.work_id !== seen?.work_id)
    throw new Refusal('conflict', { text: 'infringement.cannotMove' })
  // The reason for the hold was another recording.
  if (claim.hold_until && claim.hold_until > now)
    throw new Refusal('conflict', { text: 'infringement.endHoldFirst' })
  await putNamedWork(tx, id, { work_id, track_id })
  await forgetRecordings(tx, id)
  await noteRecordings(tx, id)
  await leaveAlone(tx, claim, { doer: await doerOf(tx, actor), note: claim.number, now })
  const about = { actor, client, now, subject: 'infringement', subjectId: id }
  const before = { work_id: claim.work_id, track_id: claim.track_id }
  await recordAudit(tx, { ...about, action: 'infringement.nameWork', before, after: { work_id, track_id } })
  return { state: claim.state }
}
