import * as replies from '../../modules/support/tickets/replies.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof replies> = {
  insertReply: write((tx, owned) =>
    replies.insertReply(tx, {
      ticketId: owned.ticketId,
      author: 'member',
      personId: owned.memberId,
      name: 'n',
      isInternal: false,
      text: 't',
      now,
    }),
  ),
  noteLastReply: change((tx, owned) =>
    replies.noteLastReply(tx, {
      id: owned.replyId,
      ticket_id: owned.ticketId,
      author: 'support',
      created_at: now,
    } as replies.ReplyRecord),
  ),
  listReplies: find((tx, owned) =>
    replies.listReplies(tx, owned.ticketId, { limit: 10, withInternal: true }),
  ),
  lastReplyOf: find((tx, owned) => replies.lastReplyOf(tx, owned.ticketId)),
  insertAttachments: write((tx, owned) => replies.insertAttachments(tx, owned.replyId, [owned.uploadId])),
  listAttachments: find((tx, owned) => replies.listAttachments(tx, [owned.replyId])),
  moveReplies: change((tx, owned) => replies.moveReplies(tx, owned.ticketId, owned.ticketId)),
  emptyReplies: change((tx, { memberId }) => replies.emptyReplies(tx, memberId)),
}
