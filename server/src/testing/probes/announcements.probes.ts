import * as announcements from '../../modules/messages/announcements/announcements.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof announcements> = {
  insertAnnouncement: write((tx, { staffId }) =>
    announcements.insertAnnouncement(tx, {
      title: {},
      text: {},
      link: null,
      audience: {},
      sendAt: null,
      staffId,
      now: new Date(),
    }),
  ),
  listAnnouncementRows: find(tx => announcements.listAnnouncementRows(tx, { limit: 10 })),
  findAnnouncement: find((tx, { announcementId }) => announcements.findAnnouncement(tx, announcementId)),
  lockUnsentAnnouncement: find((tx, owned) => announcements.lockUnsentAnnouncement(tx, owned.announcementId)),
  cancelUnsent: change((tx, owned) => announcements.cancelUnsent(tx, owned.announcementId, new Date(0))),
  noteProgress: change((tx, owned) =>
    announcements.noteProgress(tx, owned.announcementId, { reachedMember: 1, recipients: 1, sentAt: null }),
  ),
  countMembersIn: find(tx => announcements.countMembersIn(tx, {})),
  nextMembersIn: find(tx => announcements.nextMembersIn(tx, {}, 0, 10)),
  insertAnnounced: write((tx, owned) =>
    announcements.insertAnnounced(tx, {
      id: owned.announcementId,
      link: null,
      terms: [':t'],
      memberIds: [owned.memberId],
      now: new Date(),
    }),
  ),
}
