import { sql } from 'kysely'
import { build, execute, maybeOne, one, type Tx, written } from '../../../platform/database/query'

/** Requests for one address wait for each other until the transaction ends. */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await execute(
    tx,
    written(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${address}`}, current_agent()))`),
  )
}

/** How many codes went to an address since then, and when the last one did. */
export function countMailCodes(tx: Tx, address: string, since: Date) {
  return one(
    tx,
    build
      .selectFrom('mail_codes')
      .select(eb => [eb.fn.countAll<number>().as('sent'), eb.fn.max('sent_at').as('last_at')])
      .where('address', '=', address)
      .where('sent_at', '>', since),
  )
}

export interface NewMailCode {
  owner: string
  address: string
  codeHash: Buffer
  sentAt: Date
  expiresAt: Date
}

export function insertMailCode(tx: Tx, code: NewMailCode) {
  return execute(
    tx,
    build.insertInto('mail_codes').values({
      owner: code.owner,
      address: code.address,
      code_hash: code.codeHash,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    }),
  )
}

/** The newest that this owner had sent there, locked: guesses come one after the other. */
export function lockNewestMailCode(tx: Tx, owner: string, address: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('mail_codes')
      .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
      .where('owner', '=', owner)
      .where('address', '=', address)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate(),
  )
}

export function countMailTry(tx: Tx, id: number) {
  return execute(
    tx,
    build
      .updateTable('mail_codes')
      .set(eb => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id),
  )
}

export function markMailCodeUsed(tx: Tx, id: number, now: Date) {
  return execute(tx, build.updateTable('mail_codes').set({ used_at: now }).where('id', '=', id))
}

export function deleteMailCodes(tx: Tx, owner: string) {
  return execute(tx, build.deleteFrom('mail_codes').where('owner', '=', owner))
}
