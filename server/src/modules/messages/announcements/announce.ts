import type { Language } from '#contract/language'
import {
  type Audience,
  announceAheadDays,
  audience,
  type cancelAnnouncement,
  type countAudience,
  type listAnnouncements,
  type sendAnnouncement,
} from '#contract/messages/announcement-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import {
  cancelUnsent,
  countMembersIn,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncementRows,
} from './announcements.queries'
import { deliverAnnouncement } from './deliver-announcement.job'
import '../messages.texts'

type Row = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>

function present(row: Row) {
  return {
    id: row.id,
    title: row.title as Record<Language, string>,
    text: row.text as Record<Language, string>,
    link: row.link,
    audience: audience.parse(row.audience),
    by: row.by,
    created_at: row.created_at.toISOString(),
    send_at: row.send_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
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

/** Written at once, delivered by a job: now, or when its time has come. */
export async function announce(context: CallContext<typeof sendAnnouncement>) {
  const { tx, input, actor, client, now, answer } = context
  const { idempotency_key: _, send_at: wanted, ...announcement } = input
  const sendAt = wanted === null ? null : momentAhead(wanted, now)
  const { id } = await insertAnnouncement(tx, { ...announcement, sendAt, staffId: actor.staffId, now })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: sendAt ? 'announcement.scheduled' : 'announcement.sent',
    subject: 'announcement',
    subjectId: id,
    after: { ...announcement, ...(sendAt && { send_at: sendAt.toISOString() }) },
  })
  await enqueue(tx, deliverAnnouncement, { announcementId: id }, { runAt: sendAt ?? undefined })
  answer.text = { key: sendAt ? 'messages.scheduled' : 'messages.announced' }
  return read(tx, id)
}

function momentAhead(wanted: string, now: Date): Date {
  const at = new Date(wanted)
  const latest = now.getTime() + announceAheadDays * 86_400_000
  if (at <= now || at.getTime() > latest) {
    throw new Refusal('invalidInput', { fields: [{ field: 'send_at', text: 'messages.notAhead' }] })
  }
  return at
}

export async function cancelTheAnnouncement(context: CallContext<typeof cancelAnnouncement>) {
  const { tx, input, actor, client, now } = context
  const before = await read(tx, input.id)
  if (before.cancelled_at !== null) return before
  if (!(await cancelUnsent(tx, input.id, now))) throw new Refusal('conflict', { text: 'messages.alreadyOut' })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'announcement.cancelled',
    subject: 'announcement',
    subjectId: input.id,
  })
  return read(tx, input.id)
}

async function read(tx: Tx, id: number) {
  const row = await findAnnouncement(tx, id)
  if (!row) throw new Refusal('notFound')
  return present(row)
}
