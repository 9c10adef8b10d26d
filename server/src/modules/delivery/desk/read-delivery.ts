import type { fileComparisons } from '#contract/distribution/delivery'
import type { readDelivery } from '#contract/distribution/delivery-calls'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { compareMessages } from './compare-messages'
import { allowedWith } from './deliveries.policy'
import * as queries from './delivery-details.queries'
import { linesOf, readMessage } from './message-text'
import { presentDelivery } from './present-delivery'
import { tellSaid } from './tell-said'

/** Far more than any release needs: a file that is larger is not shown. */
const mostMessageBytes = 10_000_000

export async function readTheDelivery(context: CallContext<typeof readDelivery>) {
  const { tx, input, actor, language } = context
  const delivery = await queries.findWholeDelivery(tx, input.id)
  if (!delivery) throw new Refusal('notFound')
  const { id } = delivery
  const [log, files, before, message] = await Promise.all([
    queries.listEvents(tx, id),
    queries.listPackedFiles(tx, id),
    queries.findMessageBefore(tx, delivery),
    messageOf(tx, id),
  ])
  const [filesBefore, messageBefore] = before
    ? await Promise.all([queries.listPackedFiles(tx, before.id), messageOf(tx, before.id)])
    : [undefined, undefined]
  const isWhole = message && messageBefore && !message.is_cut && !messageBefore.is_cut
  return {
    ...presentDelivery(delivery, context),
    ...presentRest(delivery),
    log: log.map(event => presentEvent(event, language)),
    files: files.map(file => presentFile(file, filesBefore)),
    message: message ?? null,
    before: before ? { ...before, left_at: before.left_at?.toISOString() ?? null } : null,
    difference: isWhole ? (compareMessages(linesOf(messageBefore), linesOf(message)) ?? null) : null,
    can: allowedWith(delivery, actor),
  }
}

async function messageOf(tx: Tx, deliveryId: number) {
  const file = await queries.findMessageFile(tx, deliveryId, mostMessageBytes)
  return file && readMessage(file)
}

function presentRest(delivery: queries.WholeRecord) {
  const { ended_by, ended_name, note } = delivery
  return {
    version: delivery.work_version,
    track_id: delivery.track_id,
    left_at: delivery.left_at?.toISOString() ?? null,
    accepted_at: delivery.accepted_at?.toISOString() ?? null,
    refused_by: delivery.refused_by,
    link: delivery.link,
    ended: ended_by === null ? null : { by: { id: ended_by, name: ended_name ?? '' }, note },
  }
}

type Event = Awaited<ReturnType<typeof queries.listEvents>>[number]

function presentEvent({ id, happened_at, is_failure, staff_id, name, ...said }: Event, language: Language) {
  return {
    id,
    at: happened_at.toISOString(),
    text: tellSaid(said, language),
    is_failure,
    staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
  }
}

type File = Awaited<ReturnType<typeof queries.listPackedFiles>>[number]

function presentFile(file: File, before: readonly File[] | undefined) {
  return {
    ...file,
    sent_at: file.sent_at?.toISOString() ?? null,
    compared: before ? comparedWith(file, before) : null,
  }
}

function comparedWith({ path, sha256 }: File, before: readonly File[]): (typeof fileComparisons)[number] {
  const known = before.find(file => file.path === path)
  if (!known) return 'new'
  return known.sha256 === sha256 ? 'same' : 'changed'
}
