import { sql } from 'kysely'
import { build, execute, maybeOne, one, type Tx } from '../../../platform/database/query'

/** Requests for one number wait for each other until the transaction ends. */
export async function lockNumber(tx: Tx, mobile: string): Promise<void> {
  const query = sql`select pg_advisory_xact_lock(hashtextextended(${mobile}, current_agent()))`
  await execute(tx, { compile: () => query.compile(build) })
}

/** How many codes went to a number since then, and when the last one did. */
export function countSent(tx: Tx, mobile: string, since: Date) {
  return one(
    tx,
    build
      .selectFrom('sms_codes')
      .select(eb => [eb.fn.countAll<number>().as('sent'), eb.fn.max('sent_at').as('last_at')])
      .where('mobile', '=', mobile)
      .where('sent_at', '>', since),
  )
}

/** How many text messages the site sends to a country or region abroad in a day; undefined: none. */
export async function readCapAbroad(tx: Tx, country: string): Promise<number | undefined> {
  const { cap } = await one(
    tx,
    build.selectFrom('agents').select(
      sql<number | null>`(jsonb_path_query_first(numbers_abroad, '$[*] ? (@.country == $country)',
          jsonb_build_object('country', ${country}::text)) ->> 'daily_cap')::int`.as('cap'),
    ),
  )
  return cap ?? undefined
}

/** How many there are already. */
export async function readWindow(tx: Tx, key: string, windowStart: Date): Promise<number> {
  const counter = build.selectFrom('rate_counters').select('hits').where('key', '=', key)
  const found = await maybeOne(tx, counter.where('window_start', '=', windowStart))
  return found?.hits ?? 0
}

export interface NewCode {
  mobile: string
  purpose: string
  codeHash: Buffer
  sentAt: Date
  expiresAt: Date
}

export function insertCode(tx: Tx, code: NewCode) {
  return execute(
    tx,
    build.insertInto('sms_codes').values({
      mobile: code.mobile,
      purpose: code.purpose,
      code_hash: code.codeHash,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    }),
  )
}

const newestCode = (mobile: string, purpose: string) =>
  build
    .selectFrom('sms_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

export function findNewestCode(tx: Tx, mobile: string, purpose: string) {
  return maybeOne(tx, newestCode(mobile, purpose))
}

/** The newest code for this number and purpose, locked: guesses come one after the other. */
export function lockNewestCode(tx: Tx, mobile: string, purpose: string) {
  return maybeOne(tx, newestCode(mobile, purpose).forUpdate())
}

export function countTry(tx: Tx, id: number) {
  return execute(
    tx,
    build
      .updateTable('sms_codes')
      .set(eb => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id),
  )
}

export function markUsed(tx: Tx, id: number, now: Date) {
  return execute(tx, build.updateTable('sms_codes').set({ used_at: now }).where('id', '=', id))
}
