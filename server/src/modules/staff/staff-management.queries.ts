import { sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'

/** With the sessions that still live. */
export function listStaffRows(tx: Tx, idleSince: Date, now: Date) {
  return rows(
    tx,
    build
      .selectFrom('staff')
      .select([
        'id',
        'username',
        'name',
        'roles',
        'state',
        'totp_confirmed_at',
        'last_seen_at',
        'own_mobile',
        'created_at',
        sql<number>`(select count(*)::int from staff_recovery_codes c
          where c.staff_id = staff.id and c.used_at is null)`.as('recovery_codes_left'),
        sql<number>`(select count(*)::int from staff_sessions s
          where s.staff_id = staff.id and s.ends_at > ${now} and s.last_seen_at > ${idleSince})`.as(
          'sessions',
        ),
      ])
      .orderBy(sql`state = 'active'`, 'desc')
      .orderBy('name')
      .orderBy('id')
      .limit(1000),
  )
}

export function listOpenInvitations(tx: Tx, now: Date) {
  return rows(
    tx,
    build
      .selectFrom('staff_invitations')
      .leftJoin('staff', 'staff.id', 'staff_invitations.invited_by')
      .select([
        'staff_invitations.id',
        'staff_invitations.note',
        'staff_invitations.roles',
        'staff_invitations.expires_at',
        'staff.name as invited_by',
      ])
      .where('staff_invitations.used_at', 'is', null)
      .where('staff_invitations.expires_at', '>', now)
      .orderBy('staff_invitations.id', 'desc')
      .limit(200),
  )
}

export interface NewInvitation {
  tokenHash: Buffer
  roles: readonly string[]
  note: string
  invitedBy: number
  expiresAt: Date
  now: Date
}

export async function insertStaffInvitation(tx: Tx, invitation: NewInvitation): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('staff_invitations')
      .values({
        token_hash: invitation.tokenHash,
        roles: [...invitation.roles],
        note: invitation.note,
        invited_by: invitation.invitedBy,
        expires_at: invitation.expiresAt,
        created_at: invitation.now,
      })
      .returning('id'),
  )
  return id
}

/** Nothing when there is none, or somebody has followed it. */
export function deleteInvitation(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning(['note', 'roles']),
  )
}

/**
 * Every admin and the one who is changed, always in the same order: two admins who act on each other come one after the
 * other. Rows that merely point at them, such as entries of the log, may still be written meanwhile.
 */
export function lockAdminsAnd(tx: Tx, staffId: number) {
  return rows(
    tx,
    build
      .selectFrom('staff')
      .select(['id', 'username', 'name', 'roles', 'state', 'own_mobile', 'totp_confirmed_at', 'was_trusted'])
      .where(eb => eb.or([eb('id', '=', staffId), sql<boolean>`'admin' = any(roles)`]))
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

/** Somebody who works here and has this mobile, or the account of who has it now. */
export function findHolderOfMobile(tx: Tx, staffId: number, mobile: string) {
  return maybeOne(
    tx,
    colleagues(staffId).where(eb =>
      eb.or([
        eb('own_mobile', '=', mobile),
        sql<boolean>`id in (select a.staff_id from members m join staff_accounts a on a.member_id = m.id and a.unbound_at is null
          where m.mobile = ${mobile})`,
      ]),
    ),
  )
}

/** Somebody who works here and is the same person under another account. */
export function findTwin(tx: Tx, staffId: number) {
  return maybeOne(tx, colleagues(staffId).where(sql<boolean>`id in (select same_person(${staffId}))`))
}

const colleagues = (staffId: number) =>
  build
    .selectFrom('staff')
    .select('name')
    .where('id', '<>', staffId)
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(1)

export interface StaffChange {
  name?: string
  roles?: string[]
  state?: string
  own_mobile?: string | null
}

export function updateStaff(tx: Tx, staffId: number, change: StaffChange) {
  return execute(tx, build.updateTable('staff').set(change).where('id', '=', staffId))
}

export function noteStaffSeen(tx: Tx, staffId: number, now: Date) {
  return execute(tx, build.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId))
}

export function deleteStaffSessions(tx: Tx, staffId: number) {
  return execute(tx, build.deleteFrom('staff_sessions').where('staff_id', '=', staffId))
}

export function deleteRecoveryCodes(tx: Tx, staffId: number) {
  return execute(tx, build.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId))
}
