import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

/**
 * Whoever changes how an account stands holds its row. Rows that merely point at it, such as a message, may still be written
 * meanwhile: somebody who holds a work and tells its member must not wait for somebody who waits for that work.
 */
export function lockAccount(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('members')
      .select(['id', 'nickname', 'state', 'frozen_reason'])
      .where('id', '=', memberId)
      .forNoKeyUpdate(),
  )
}

/** Its state cannot change until the end of the transaction. */
export function holdAccount(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build.selectFrom('members').select(['state', 'frozen_reason']).where('id', '=', memberId).forShare(),
  )
}

/** Whether every one of them may use what is theirs. */
export async function areOpenAccounts(tx: Tx, memberIds: readonly number[]): Promise<boolean> {
  const open = await rows(
    tx,
    build
      .selectFrom('members')
      .select('id')
      .where('id', 'in', memberIds)
      .where('state', 'in', ['active', 'closing']),
  )
  return open.length === memberIds.length
}

export interface Freezing {
  reason: string
  /** Absent: nobody of the staff. */
  staffId: number | null
  now: Date
}

/** A closing that was under way is stopped: whoever is let in again asks for it again. */
export function putFrozen(tx: Tx, memberId: number, { reason, staffId, now }: Freezing) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({ state: 'frozen', frozen_reason: reason, frozen_by: staffId, frozen_at: now, closes_at: null })
      .where('id', '=', memberId),
  )
}

export function unfreezeAccount(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({ state: 'active', frozen_reason: null, frozen_by: null, frozen_at: null })
      .where('id', '=', memberId)
      .where('state', '=', 'frozen'),
  )
}
