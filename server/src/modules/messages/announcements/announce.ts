import type { Language } from '#contract/language'
import {
  type Audience,
  audience,
  type countAudience,
  type listAnnouncements,
  type sendAnnouncement,
} from '#contract/messages/announcement-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { recordAudit } from '../../audit/audit.public'
import {
  countMembersIn,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncementRows,
} from './announcements.queries'
import { deliverAnnouncement } from './deliver-announcement.job'
import '../messages.texts'

type Row = Awaited<ReturnType<typeof findAnnouncement>>

function present(row: Row) {
  return {
    id: row.id,
    title: row.title as Record<Language, string>,
    text: row.text as Record<Language, string>,
    link: row.link,
    audience: audience.parse(row.audience),
    by: row.by,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    recipients: row.recipients,
    read: row.read,
  }
}

export async function listSentAnnouncements({ tx, input }: CallContext<typeof listAnnouncements>) {
  const before = readCursor(place.id, input.cursor)
  const found = await listAnnouncementRows(tx, { before, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, row => row.id)
  return { items: shown.map(present), next_cursor }
}

export async function countReached({ tx, input }: CallContext<typeof countAudience>) {
  return { members: await countMembersIn(tx, input.audience as Audience) }
}

/** Written at once, delivered by a job. */
export async function announce(context: CallContext<typeof sendAnnouncement>) {
  const { tx, input, actor, client, now, answer } = context
  const { idempotency_key: _, ...announcement } = input
  const { id } = await insertAnnouncement(tx, { ...announcement, staffId: actor.staffId, now })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'announcement.sent',
    subject: 'announcement',
    subjectId: id,
    after: announcement,
  })
  await enqueue(tx, deliverAnnouncement, { announcementId: id })
  answer.text = { key: 'messages.announced' }
  return present(await findAnnouncement(tx, id))
}
