import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { ownUpload } from '../../files/files.public'
import { isOpenForReplies } from '../support.policy'
import { insertAttachments, insertReply, type NewReply, noteLastReply } from './replies.queries'
import type { TicketRecord } from './tickets.queries'

/** A guest is nobody's account. */
type Author = { personId: number | null } | { staffId: number }

interface Written {
  /** Whose account: attachments of a colleague belong to the company. */
  memberId?: number
  by: Author & { name: string }
  text: string
  uploads: readonly string[]
  isInternal?: boolean
  now: Date
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
    now,
  } satisfies NewReply)
  if (unique.length > 0) await insertAttachments(tx, reply.id, unique)
  if (!isInternal) await noteLastReply(tx, reply)
  return reply
}
