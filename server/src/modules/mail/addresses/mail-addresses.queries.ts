import { sql } from 'kysely'
import type { Language } from '#contract/language'
import { build, execute, maybeOne, type Tx } from '../../../platform/database/query'

/** A member or somebody on the staff. */
export type MailOwner = { memberId: number } | { staffId: number }

const columns = [
  'id',
  'address',
  'language',
  'confirmed_at',
  'bounced_at',
  'left_at',
  'digested_up_to',
] as const

const columnOf = (owner: MailOwner) => ('memberId' in owner ? 'member_id' : 'staff_id')
const idOf = (owner: MailOwner) => ('memberId' in owner ? owner.memberId : owner.staffId)

export function findMailAddress(tx: Tx, owner: MailOwner) {
  return maybeOne(
    tx,
    build.selectFrom('mail_addresses').select(columns).where(columnOf(owner), '=', idOf(owner)),
  )
}

export function deleteMailAddress(tx: Tx, owner: MailOwner) {
  return execute(tx, build.deleteFrom('mail_addresses').where(columnOf(owner), '=', idOf(owner)))
}

export interface NewAddress {
  address: string
  language: Language
  now: Date
}

/** What came before it stands in no digest. */
export function insertMailAddress(tx: Tx, owner: MailOwner, { address, language, now }: NewAddress) {
  const digested =
    'memberId' in owner
      ? sql<number>`coalesce((select max(id) from messages where member_id = ${owner.memberId}), 0)`
      : 0
  return execute(
    tx,
    build.insertInto('mail_addresses').values({
      [columnOf(owner)]: idOf(owner),
      address,
      language,
      confirmed_at: now,
      digested_up_to: digested,
    }),
  )
}

/** Null: they want mail again. */
export function setLeft(tx: Tx, owner: MailOwner, leftAt: Date | null) {
  return execute(
    tx,
    build.updateTable('mail_addresses').set({ left_at: leftAt }).where(columnOf(owner), '=', idOf(owner)),
  )
}

export function findLeaving(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build.selectFrom('mail_addresses').select(['address', 'language', 'left_at']).where('id', '=', id),
  )
}

export function leaveById(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('mail_addresses')
      .set({ left_at: now })
      .where('id', '=', id)
      .where('left_at', 'is', null),
  )
}

/** Whoever has this address: nothing can be delivered there. */
export function noteBounce(tx: Tx, address: string, now: Date) {
  return execute(
    tx,
    build
      .updateTable('mail_addresses')
      .set({ bounced_at: now })
      .where('address', '=', address)
      .where('bounced_at', 'is', null),
  )
}
