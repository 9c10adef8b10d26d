import { z } from 'zod'
import { audience } from '#contract/messages/announcement-calls'
import type { Database } from '../../../platform/database/database'
import type { Job } from '../../../platform/jobs/job'
import { signal } from '../../../platform/live/signal'
import { searchTerms } from '../../../platform/search-terms'
import { insertAnnounced, lockUnsentAnnouncement, nextMembersIn, noteProgress } from './announcements.queries'

/** So many at a time that a transaction stays short. */
const batch = 2000

/** Goes through the audience in batches, each with its note of how far it came: a killed worker's successor goes on there. */
export const deliverAnnouncement: Job<{ announcementId: number }> = {
  name: 'deliverAnnouncement',
  lane: 'heavy',
  payload: z.object({ announcementId: z.number().int() }),
  async run({ payload, agentId, database }) {
    while (await deliverBatch(database, agentId, payload.announcementId)) {
      // The next one.
    }
  },
}

function deliverBatch(database: Database, agentId: number, id: number): Promise<boolean> {
  return database.change(agentId, async tx => {
    const announcement = await lockUnsentAnnouncement(tx, id)
    if (!announcement) return false
    const wanted = audience.parse(announcement.audience)
    const members = await nextMembersIn(tx, wanted, announcement.reached_member, batch)
    const now = new Date()
    const said = [announcement.title, announcement.text]
      .flatMap(both => Object.values(both as object))
      .join(' ')
    const memberIds = members.map(member => member.id)
    const terms = searchTerms('', said)
    const written =
      memberIds.length > 0
        ? await insertAnnounced(tx, { id, link: announcement.link, terms, memberIds, now })
        : 0
    const isLast = members.length < batch
    await noteProgress(tx, id, {
      reachedMember: memberIds.at(-1) ?? announcement.reached_member,
      recipients: announcement.recipients + written,
      sentAt: isLast ? now : null,
    })
    if (written > 0) await signal(tx, 'members', 'messages')
    return !isLast
  })
}
