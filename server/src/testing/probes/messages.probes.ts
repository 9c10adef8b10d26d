import * as messages from '../../modules/messages/messages.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof messages> = {
  wasSaid: find((tx, { memberId }) => messages.wasSaid(tx, { memberId, template: 'owned', once: 'owned' })),
  insertMessage: write((tx, { memberId }) =>
    messages.insertMessage(tx, {
      memberId,
      kind: 'security',
      template: 't',
      params: {},
      link: null,
      said: 't',
      isRead: false,
    }),
  ),
  countUnread: find((tx, owned) => messages.countUnread(tx, owned.memberId)),
  listMessageRows: find((tx, owned) =>
    messages.listMessageRows(tx, { memberId: owned.memberId, search: 'owned', limit: 10 }),
  ),
  newestMessages: find((tx, owned) => messages.newestMessages(tx, owned.memberId, 0, 5)),
  messageStates: find(async (tx, owned) => {
    const states = await messages.messageStates(tx, [owned.memberId])
    return states.filter(({ unread, latest }) => unread > 0 || latest !== null)
  }),
  markRead: change((tx, owned) => messages.markRead(tx, owned.memberId, owned.messageId, new Date())),
  markAllRead: change((tx, owned) => messages.markAllRead(tx, owned.memberId, undefined, new Date())),
  markReadByLink: change((tx, owned) => messages.markReadByLink(tx, owned.memberId, '/owned', new Date())),
  findMailRecipient: find((tx, owned) => messages.findMailRecipient(tx, owned.messageId)),
  findRecipient: find((tx, owned) => messages.findRecipient(tx, owned.messageId)),
  deleteMessagesOf: change((tx, { memberId }) => messages.deleteMessagesOf(tx, memberId)),
}
