import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { ownUpload } from '../../files/files.public'
import { isOpenForReplies } from '../support.policy'
import {
  findReplyByKey,
  insertAttachments,
  insertReply,
  type NewReply,
  noteLastReply,
} from './replies.queries'
import type { TicketRecord } from './tickets.queries'

/** A guest is nobody's account. */
type Author = { personId: number | null } | { staffId: number }

interface Written {
  /** Whose account: attachments of a colleague belong to the company. */
  memberId?: number
  by: Author & { name: string }
  text: string
  uploads: readonly string[]
  idempotencyKey: string | undefined
  isInternal?: boolean
  now: Date
}

/** What was sent with the same key before, if it was. The ticket is locked, so of two at once the second finds the first. */
export function sentBefore(tx: Tx, by: Author, key: string | undefined) {
  if (key === undefined) return undefined
  const author = 'staffId' in by ? ('support' as const) : ('member' as const)
  const senderId = 'staffId' in by ? by.staffId : by.personId
  return senderId === null ? undefined : findReplyByKey(tx, { author, senderId, key })
}

export function requireOpen(ticket: Pick<TicketRecord, 'state'>) {
  if (!isOpenForReplies(ticket)) throw new Refusal('conflict', { text: 'support.isClosed' })
}

export async function addReply(tx: Tx, ticketId: number, written: Written) {
  const { by, text, uploads, now, isInternal = false } = written
  const unique = [...new Set(uploads)]
  for (const id of unique) {
    const owner = 'staffId' in by ? { staffId: by.staffId } : { memberId: written.memberId as number }
    await ownUpload(tx, { id, ...owner, purpose: 'attachment', field: 'attachment_upload_ids' })
  }
  const reply = await insertReply(tx, {
    ticketId,
    author: 'staffId' in by ? 'support' : 'member',
    ...by,
    isInternal,
    text,
    idempotencyKey: written.idempotencyKey ?? null,
    now,
  } satisfies NewReply)
  if (unique.length > 0) await insertAttachments(tx, reply.id, unique)
  if (!isInternal) await noteLastReply(tx, reply)
  return reply
}
