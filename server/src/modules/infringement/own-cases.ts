// A case as the member sees it whose release it is about: the notice, and the way to answer it.
import { z } from 'zod'
import type {
  counterInfringement,
  listOwnInfringements,
  readOwnInfringement,
} from '#contract/infringement/calls'
import type { InfringedRight } from '#contract/infringement/case-rules'
import { isOpen, waitsFor } from '#contract/infringement/case-state'
import type { WorkStatus } from '#contract/works/work-status'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { ownUpload } from '../files/files.public'
import { nicknameOf, requireOpenAccount } from '../identity/identity.public'
import { findWork, tracksOf } from '../works/works.public'
import { insertEvidence, listEvidence } from './case-evidence.queries'
import { listOwnCases } from './case-lists.queries'
import { type CaseRecord, findCase, listSteps } from './infringement.queries'
import './infringement.texts'
import { senderOf } from './counter-sender'
import { canGoWithout } from './measures'
import { moveCase } from './move-case'
import {
  type FileRow,
  forwardedName,
  iso,
  presentClaimant,
  presentOpenedFile,
  presentSender,
  presentStep,
} from './present-case'

const placeShape = z.object({ id: place.id })

export async function listOwn({ tx, input, actor, now }: CallContext<typeof listOwnInfringements>) {
  const { cursor, limit, work_id: workId } = input
  const wanted = { memberId: actor.memberId, workId, after: readCursor(placeShape, cursor) }
  const found = await listOwnCases(tx, { ...wanted, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  const items = []
  for (const row of shown) {
    const work = {
      id: row.work_id as number,
      title: row.work_title ?? '',
      status: row.work_status as WorkStatus,
    }
    items.push(await presentOwn(tx, row as unknown as CaseRecord, work, now))
  }
  return { items, next_cursor }
}

export async function readOwn(context: CallContext<typeof readOwnInfringement>) {
  const { tx, input, actor, now } = context
  const { claim, work } = await ownCase(tx, input.id, actor.memberId)
  const [files, steps] = await Promise.all([listEvidence(tx, claim.id), listSteps(tx, claim.id)])
  return {
    ...(await presentOwn(tx, claim, { ...work, title: work.details.title }, now)),
    rights: claim.rights as InfringedRight,
    statement: claim.statement,
    claimant: presentClaimant(claim),
    measure: { reason: claim.measure_reason, taken_at: iso(claim.measured_at) ?? '' },
    counter: claim.counter,
    counter_sender: presentSender(claim),
    // Only who may still answer has to know what would be forwarded.
    sender: claim.state === 'measured' ? await senderOf(context, claim) : null,
    // Who a claimant is they prove to us: the member reads the name.
    files: files
      .filter(({ kind }) => kind !== 'identity')
      .map((file, index) => presentOwnFile(context, claim, file, index)),
    // What went on before the measure is between the claimant and staff.
    history: steps.slice(steps.findIndex(({ event }) => event === 'takeMeasure')).map(presentStep),
  }
}

function presentOwnFile(
  context: CallContext<typeof readOwnInfringement>,
  claim: CaseRecord,
  file: FileRow,
  index: number,
) {
  const shown = presentOpenedFile(context, context.tx.agentId, file)
  return file.side === 'member' ? shown : { ...shown, name: forwardedName(claim, file, index) }
}

export async function counter(context: CallContext<typeof counterInfringement>) {
  const { tx, input, actor, site, now } = context
  const { memberId } = actor
  await requireOpenAccount(tx, memberId)
  const { claim: seen } = await ownCase(tx, input.id, memberId)
  const sender = await senderOf(context, seen)
  if (!sender) throw new Refusal('conflict', { text: 'infringement.unverified' })
  if (input.attachment_upload_ids.length === 0) {
    const field = 'attachment_upload_ids'
    throw new Refusal('invalidInput', { fields: [{ field, text: 'infringement.counterEvidence' }] })
  }
  await moveCase(tx, input.id, {
    ...{ event: 'counter', by: 'member', name: await nicknameOf(tx, actor.personId), note: '', now },
    days: site.facts.promises.counter_notice_days,
    along: () => ({
      counter: input.text,
      ...{ counter_name: sender.name, counter_subject: sender.subject },
      ...{ counter_contact: input.contact, counter_address: input.postal_address },
    }),
    guard(claim) {
      if (isLate(claim, now)) throw new Refusal('conflict', { text: 'infringement.tooLate' })
    },
  })
  for (const uploadId of new Set(input.attachment_upload_ids)) {
    const field = 'attachment_upload_ids'
    const { id } = await ownUpload(tx, { id: uploadId, purpose: 'attachment', field, memberId })
    await insertEvidence(tx, { caseId: input.id, uploadId: id, side: 'member', kind: 'evidence', now })
  }
  return null
}

const isLate = ({ due_at }: Pick<CaseRecord, 'due_at'>, now: Date) => due_at !== null && due_at < now

/** Of one without a measure its member knows nothing. */
async function ownCase(tx: Tx, caseId: number, memberId: number) {
  const claim = await findCase(tx, caseId)
  const work = claim?.work_id == null ? undefined : await findWork(tx, claim.work_id)
  if (!claim || !work || work.member_id !== memberId || claim.measure === null) throw new Refusal('notFound')
  return { claim, work }
}

interface ShownWork {
  id: number
  title: string
  status: WorkStatus
}

async function presentOwn(tx: Tx, claim: CaseRecord, { id, title, status }: ShownWork, now: Date) {
  const { track_id, measure, state } = claim
  const inForce = isOpen(state) || state === 'upheld'
  const goWithout = track_id !== null && inForce && (await canGoWithout(tx, { id, status }, track_id))
  const tracks = measure === 'track' || goWithout ? await tracksOf(tx, id) : []
  return {
    ...{
      id: claim.id,
      number: claim.number,
      state,
      due_at: waitsFor[state] === 'member' ? iso(claim.due_at) : null,
    },
    work: { id, title },
    track: tracks.find(track => track.id === track_id)?.details.title ?? null,
    can: { counter: state === 'measured' && !isLate(claim, now), goWithout },
  }
}
