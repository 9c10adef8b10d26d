// What every query takes of a message that is shown to somebody.
import { type SqlBool, sql } from 'kysely'
import { build } from '../../platform/database/query'

export const shownMessages = build
  .selectFrom('messages')
  .leftJoin('announcements', 'announcements.id', 'messages.announcement_id')
  .select([
    'messages.id',
    'messages.kind',
    'messages.template',
    'messages.params',
    'messages.link',
    'messages.read_at',
    'messages.created_at',
    'announcements.title as announced_title',
    'announcements.text as announced_text',
  ])

/** Not read yet; one that came in read already was only kept from the bell. */
export const isUnseen = sql<SqlBool>`(messages.read_at is null or messages.read_at = messages.created_at)`
