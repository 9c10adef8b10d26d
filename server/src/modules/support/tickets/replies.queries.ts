import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface NewReply {
  ticketId: number
  author: 'member' | 'support'
  personId?: number | null
  staffId?: number
  name: string
  isInternal: boolean
  text: string
  now: Date
}

export function insertReply(tx: Tx, reply: NewReply) {
  return one(
    tx,
    build
      .insertInto('ticket_replies')
      .values({
        ticket_id: reply.ticketId,
        author: reply.author,
        person_id: reply.personId ?? null,
        staff_id: reply.staffId ?? null,
        author_name: reply.name,
        is_internal: reply.isInternal,
        text: reply.text,
        created_at: reply.now,
      })
      .returningAll(),
  )
}

export type ReplyRecord = Awaited<ReturnType<typeof insertReply>>

/** Keeps the ticket's note of who spoke last; a note for the desk alone changes nothing the member sees. */
export function noteLastReply(tx: Tx, reply: ReplyRecord) {
  const isMembers = reply.author === 'member'
  return execute(
    tx,
    build
      .updateTable('tickets')
      .set({
        last_from: reply.author,
        [isMembers ? 'last_member_reply' : 'last_desk_reply']: reply.id,
        updated_at: reply.created_at,
      })
      .where('id', '=', reply.ticket_id),
  )
}

/** The newest replies before a place, newest first. */
export function listReplies(
  tx: Tx,
  ticketId: number,
  page: { before?: number; limit: number; withInternal: boolean },
) {
  let query = build
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .limit(page.limit)
  if (page.before) query = query.where('id', '<', page.before)
  if (!page.withInternal) query = query.where('is_internal', '=', false)
  return rows(tx, query)
}

export function lastReplyOf(tx: Tx, ticketId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('ticket_replies')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .where('is_internal', '=', false)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

export function insertAttachments(tx: Tx, replyId: number, uploadIds: readonly string[]) {
  return execute(
    tx,
    build
      .insertInto('ticket_attachments')
      .values(
        uploadIds.map((uploadId, index) => ({ reply_id: replyId, position: index + 1, upload_id: uploadId })),
      ),
  )
}

export function listAttachments(tx: Tx, replyIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom('ticket_attachments')
      .innerJoin('uploads', 'uploads.id', 'ticket_attachments.upload_id')
      .select([
        'ticket_attachments.reply_id',
        'uploads.id',
        'uploads.file_name',
        'uploads.size',
        'uploads.media_type',
      ])
      .where('ticket_attachments.reply_id', 'in', replyIds.length > 0 ? [...replyIds] : [0])
      .orderBy('ticket_attachments.reply_id')
      .orderBy('ticket_attachments.position'),
  )
}

/** Everything that was said in one work order is said in the other from now on. */
export function moveReplies(tx: Tx, from: number, to: number) {
  return execute(tx, build.updateTable('ticket_replies').set({ ticket_id: to }).where('ticket_id', '=', from))
}

/** Of both sides: an answer repeats what was asked. Attachments follow their rows. */
export async function emptyReplies(tx: Tx, memberId: number): Promise<void> {
  const tickets = build.selectFrom('tickets').select('id').where('member_id', '=', memberId)
  const replies = build.selectFrom('ticket_replies').select('id').where('ticket_id', 'in', tickets)
  await execute(tx, build.deleteFrom('ticket_attachments').where('reply_id', 'in', replies))
  await execute(
    tx,
    build.updateTable('ticket_replies').set({ text: '', author_name: '' }).where('ticket_id', 'in', tickets),
  )
}
