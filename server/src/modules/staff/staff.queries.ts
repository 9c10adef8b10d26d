import { build, execute, maybeOne, one, prepared, rows, type Tx } from '../../platform/database/query'

export interface NewStaff {
  username: string
  name: string
  passwordHash: string
  roles: readonly string[]
  /** Absent: nobody of the staff, but who runs the server. */
  invitedBy?: number | null
  /** Since when they are here. Unsaid: from now on. */
  since?: Date
}

/** Answers undefined when the username is taken. The second factor follows: its seal needs the id. */
export async function insertStaff(tx: Tx, staff: NewStaff): Promise<number | undefined> {
  const inserted = await maybeOne(
    tx,
    build
      .insertInto('staff')
      .values({
        username: staff.username,
        name: staff.name,
        password_hash: staff.passwordHash,
        roles: [...staff.roles],
        totp_secret: Buffer.alloc(0),
        invited_by: staff.invitedBy ?? null,
        ...(staff.since && { created_at: staff.since, admin_since: staff.since }),
      })
      .onConflict(conflict => conflict.columns(['agent_id', 'username']).doNothing())
      .returning('id'),
  )
  return inserted?.id
}

/** A new second factor; it counts as none until its first code was right. */
export function replaceTotpSecret(tx: Tx, staffId: number, sealed: Buffer, confirmedAt: Date | null) {
  return execute(
    tx,
    build
      .updateTable('staff')
      .set({ totp_secret: sealed, totp_confirmed_at: confirmedAt, totp_last_step: 0 })
      .where('id', '=', staffId),
  )
}

const credentials = [
  'id',
  'username',
  'name',
  'password_hash',
  'roles',
  'state',
  'totp_secret',
  'totp_confirmed_at',
  'totp_last_step',
] as const

export function findStaffPassword(tx: Tx, username: string) {
  return maybeOne(
    tx,
    build.selectFrom('staff').select(['id', 'password_hash']).where('username', '=', username),
  )
}

/** Locked, so that tries sent at the same moment are counted one after the other. */
export function lockStaffByUsername(tx: Tx, username: string) {
  return maybeOne(
    tx,
    build.selectFrom('staff').select(credentials).where('username', '=', username).forUpdate(),
  )
}

export function lockStaff(tx: Tx, staffId: number) {
  return maybeOne(tx, build.selectFrom('staff').select(credentials).where('id', '=', staffId).forUpdate())
}

/** Nobody changes the row before the transaction ends; others may read and share it. */
export function shareStaff(tx: Tx, staffId: number) {
  return maybeOne(
    tx,
    build.selectFrom('staff').select(['state', 'roles']).where('id', '=', staffId).forShare(),
  )
}

export type LockedStaff = NonNullable<Awaited<ReturnType<typeof lockStaff>>>

export function noteTotpStep(tx: Tx, staffId: number, step: number, confirmedAt: Date) {
  return execute(
    tx,
    build
      .updateTable('staff')
      .set({ totp_last_step: step, totp_confirmed_at: confirmedAt })
      .where('id', '=', staffId),
  )
}

const staffById = prepared((staffId: number) =>
  build
    .selectFrom('staff')
    .select(['username', 'name', 'roles'])
    .select(eb =>
      eb
        .selectFrom('staff_recovery_codes')
        .whereRef('staff_recovery_codes.staff_id', '=', 'staff.id')
        .where('used_at', 'is', null)
        .select(counted => counted.fn.countAll<number>().as('codes'))
        .as('recovery_codes_left'),
    )
    .where('id', '=', staffId),
)

export function readStaff(tx: Tx, staffId: number) {
  return one(tx, staffById(staffId))
}

export async function isActiveStaff(tx: Tx, staffId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build.selectFrom('staff').select('id').where('id', '=', staffId).where('state', '=', 'active'),
  )
  return found !== undefined
}

export async function hasStaff(tx: Tx): Promise<boolean> {
  return (await maybeOne(tx, build.selectFrom('staff').select('id').limit(1))) !== undefined
}

export function listConfirmedStaff(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('staff')
      .select(['id', 'username', 'totp_secret', 'totp_last_step'])
      .where('totp_confirmed_at', 'is not', null)
      .where('state', '=', 'active')
      .orderBy('id'),
  )
}

export async function replaceRecoveryCodes(tx: Tx, staffId: number, hashes: readonly Buffer[]) {
  await execute(tx, build.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId))
  return execute(
    tx,
    build
      .insertInto('staff_recovery_codes')
      .values(hashes.map(code_hash => ({ staff_id: staffId, code_hash }))),
  )
}

/** Answers whether the code was one of theirs and unused until now. */
export async function spendRecoveryCode(tx: Tx, staffId: number, hash: Buffer, now: Date) {
  const spent = await execute(
    tx,
    build
      .updateTable('staff_recovery_codes')
      .set({ used_at: now })
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null),
  )
  return spent === 1
}

export interface NewStaffSession {
  token: string
  secretHash: Buffer
  staffId: number
  address: string
  userAgent: string
  now: Date
  endsAt: Date
}

export function insertStaffSession(tx: Tx, session: NewStaffSession) {
  return execute(
    tx,
    build.insertInto('staff_sessions').values({
      token: session.token,
      secret_hash: session.secretHash,
      staff_id: session.staffId,
      address: session.address,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      ends_at: session.endsAt,
    }),
  )
}

const staffSessionByToken = prepared((token: string) =>
  build
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff_sessions.secret_hash',
      'staff_sessions.staff_id',
      'staff_sessions.last_seen_at',
      'staff_sessions.ends_at',
      'staff.name',
      'staff.roles',
      'staff.state',
    ])
    .where('staff_sessions.token', '=', token),
)

export function findStaffSession(tx: Tx, token: string) {
  return maybeOne(tx, staffSessionByToken(token))
}

export function touchStaffSession(tx: Tx, token: string, now: Date) {
  return execute(
    tx,
    build.updateTable('staff_sessions').set({ last_seen_at: now }).where('token', '=', token),
  )
}

export function deleteStaffSession(tx: Tx, token: string) {
  return execute(tx, build.deleteFrom('staff_sessions').where('token', '=', token))
}
