import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'
import { isOwnAccount } from '../withdrawals/own-account'
import { payableSince } from '../withdrawals/payable-since'
import type { Handler } from '../withdrawals/payouts.policy'
import type { JudgedLine, ReferredItem, ResultProblem } from './judge-lines'

export function listReferredItems(tx: Tx, references: readonly string[]): Promise<ReferredItem[]> {
  const query = sql<ReferredItem>`
    select item.reference, item.batch_id, item.withdrawal_id, item.amount_minor, item.outcome,
           ${payableSince} as payable_since
    from payout_batch_items item join withdrawals withdrawal on withdrawal.id = item.withdrawal_id
    where item.agent_id = current_agent() and item.reference = any(${references}::text[])`
  return rows(tx, written(query))
}

/** The batch that the very same file is or was carried out for. */
export function findAskedFile(tx: Tx, sha256: Buffer) {
  return maybeOne(
    tx,
    build
      .selectFrom('bank_results')
      .innerJoin('payout_batches', 'payout_batches.id', 'bank_results.batch_id')
      .select(['bank_results.id', 'payout_batches.number'])
      .where('bank_results.sha256', '=', sha256)
      .where('bank_results.asked_at', 'is not', null),
  )
}

export interface NewResult {
  batchId: number
  fileName: string
  sha256: Buffer
  lines: number
  readBy: number
  now: Date
}

export async function insertResult(tx: Tx, result: NewResult): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('bank_results')
      .values({
        ...{ batch_id: result.batchId, file_name: result.fileName, sha256: result.sha256 },
        ...{ lines: result.lines, read_by: result.readBy, read_at: result.now },
      })
      .returning('id'),
  )
  return id
}

/** As columns: an answer may have as many lines as a batch. */
export async function insertResultLines(
  tx: Tx,
  resultId: number,
  lines: readonly JudgedLine[],
): Promise<void> {
  const query = sql`
    insert into bank_result_lines (result_id, position, reference, amount, outcome, bank_reference, reason, withdrawal_id, problem, paid_on)
    select ${resultId}, line.* from unnest(
      ${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ reference }) => reference)}::text[],
      ${lines.map(({ amount }) => amount)}::text[],
      ${lines.map(({ outcome }) => outcome)}::text[],
      ${lines.map(({ bankReference }) => bankReference)}::text[],
      ${lines.map(({ reason }) => reason)}::text[],
      ${lines.map(({ withdrawalId }) => withdrawalId)}::bigint[],
      ${lines.map(({ problem }) => problem)}::text[],
      ${lines.map(({ paidOn }) => paidOn)}::date[]
    ) as line`
  await execute(tx, written(query))
}

/** Once, after its lines were written: they never change. */
export async function putCounts(tx: Tx, resultId: number): Promise<void> {
  const query = sql`
    update bank_results result
    set (paid, paid_minor, failed, failed_minor, problems, other_batch, wrong_amount, mentioned) = (
      select count(*) filter (where line.problem is null and line.outcome = 'paid'),
             coalesce(sum(item.amount_minor) filter (where line.problem is null and line.outcome = 'paid'), 0),
             count(*) filter (where line.problem is null and line.outcome = 'failed'),
             coalesce(sum(item.amount_minor) filter (where line.problem is null and line.outcome = 'failed'), 0),
             count(*) filter (where line.problem is not null),
             count(*) filter (where line.problem = 'other_batch'),
             count(*) filter (where line.problem = 'wrong_amount'),
             count(distinct item.position)
      from bank_result_lines line
      left join payout_batch_items item on item.agent_id = line.agent_id and item.reference = line.reference and item.batch_id = result.batch_id
      where line.result_id = result.id)
    where result.id = ${resultId}`
  await execute(tx, written(query))
}

export interface ResultRow {
  id: number
  batch_id: number
  batch_number: number
  currency: Currency
  payouts: number
  file_name: string
  lines: number
  read_by: string
  read_at: Date
  asked_by: string | null
  asked_at: Date | null
  /** So many of its payouts so far. */
  done: number
  /** Asked for by somebody who worked here no longer when a worker came. */
  stopped_by: string | null
  stopped_at: Date | null
  applied_by: string | null
  applied_at: Date | null
  paid: number
  paid_sum: string
  failed: number
  failed_sum: string
  problems: number
  other_batch: number
  wrong_amount: number
  mentioned: number
  /** Of the one who asks, before somebody asked for it: something of it is paid to them, or was approved by them. */
  is_own: boolean
  has_approved: boolean
}

/** Who asks: what they approved, and what is their own, is for colleagues. */
type Asking = Handler

/** Whose hands something is in is only of interest until somebody has asked for it. */
function resultRows({ staffId }: Asking) {
  return sql`
    select result.id, batch.id as batch_id, batch.number as batch_number, batch.currency, batch.payouts, result.file_name, result.lines,
           reader.name as read_by, result.read_at, asker.name as asked_by, result.asked_at, result.done,
           stopper.name as stopped_by, result.stopped_at,
           applier.name as applied_by, result.applied_at,
           result.paid, result.paid_minor::text as paid_sum, result.failed, result.failed_minor::text as failed_sum,
           result.problems, result.other_batch, result.wrong_amount, result.mentioned,
           result.asked_at is null and exists (
             select 1 from bank_result_lines line
             join withdrawals withdrawal on withdrawal.id = line.withdrawal_id
             where line.result_id = result.id and line.problem is null
               and ${isOwnAccount(staffId, sql.ref('withdrawal.member_id'))}) as is_own,
           result.asked_at is null and exists (
             select 1 from bank_result_lines line
             join withdrawal_approvals approval on approval.withdrawal_id = line.withdrawal_id
             where line.result_id = result.id and line.problem is null and approval.staff_id in (select same_person(${staffId}))) as has_approved
    from bank_results result
    join payout_batches batch on batch.id = result.batch_id
    join staff reader on reader.id = result.read_by
    left join staff asker on asker.id = result.asked_by
    left join staff stopper on stopper.id = result.stopped_by
    left join staff applier on applier.id = result.applied_by`
}

/** The newest first. */
const mostShown = 50

export function listResultRows(tx: Tx, batchId: number, asking: Asking): Promise<ResultRow[]> {
  const query = sql<ResultRow>`${resultRows(asking)} where result.batch_id = ${batchId} order by result.id desc limit ${mostShown}`
  return rows(tx, written(query))
}

export function findResult(tx: Tx, id: number, asking: Asking): Promise<ResultRow | undefined> {
  return maybeOne(tx, written(sql<ResultRow>`${resultRows(asking)} where result.id = ${id}`))
}

/** Whoever deals with it holds it: of two at the same moment, the second sees what the first has done. */
export function lockResult(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('bank_results')
      .select(['id', 'batch_id', 'file_name', 'sha256', 'asked_at', 'asked_by', 'applied_at', 'done_until'])
      .select(
        sql<string>`coalesce((select name from staff where staff.id = bank_results.asked_by), '')`.as(
          'asker',
        ),
      )
      .where('id', '=', id)
      .forNoKeyUpdate(),
  )
}

export interface GoodLine {
  withdrawal_id: number
  position: number
  outcome: 'paid' | 'failed'
  bank_reference: string
  reason: string
  paid_on: string | null
}

/** Those that still do something, behind one of them: their payout is in the batch, and nothing has become of it since the file was read. */
export function listGoodLines(
  tx: Tx,
  { resultId, after, limit }: { resultId: number; after: number; limit: number },
): Promise<GoodLine[]> {
  const query = sql<GoodLine>`
    select line.withdrawal_id, item.position, line.outcome, line.bank_reference, line.reason, line.paid_on
    from bank_result_lines line
    join bank_results result on result.id = line.result_id
    join payout_batch_items item on item.agent_id = line.agent_id and item.reference = line.reference and item.batch_id = result.batch_id
    join withdrawals withdrawal on withdrawal.id = item.withdrawal_id
    where line.result_id = ${resultId} and line.problem is null and line.outcome is not null and line.withdrawal_id > ${after}
      and item.outcome is null and withdrawal.state = 'in_batch'
    order by line.withdrawal_id limit ${limit}`
  return rows(tx, written(query))
}

export async function putAsked(tx: Tx, id: number, staffId: number, now: Date): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('bank_results')
      .set({ asked_by: staffId, asked_at: now, stopped_by: null, stopped_at: null })
      .where('id', '=', id),
  )
}

/** Nobody asks for it any more: a colleague does, and it goes on from here. */
export async function putStopped(tx: Tx, id: number, now: Date): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('bank_results')
      .set({ stopped_by: sql<number>`asked_by`, stopped_at: now, asked_by: null, asked_at: null })
      .where('id', '=', id),
  )
}

/** How far it came: all up to this withdrawal is dealt with, and so many more did something. */
export async function putPortion(
  tx: Tx,
  id: number,
  { until, more }: { until: number; more: number },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('bank_results')
      .set({ done_until: until, done: sql<number>`done + ${more}` })
      .where('id', '=', id),
  )
}

/** By whom it was asked for. */
export async function putApplied(tx: Tx, id: number, now: Date): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('bank_results')
      .set({ applied_by: sql<number>`asked_by`, applied_at: now })
      .where('id', '=', id),
  )
}

export interface LineRow {
  position: number
  reference: string
  amount: string
  outcome: 'paid' | 'failed' | null
  bank_reference: string
  reason: string
  paid_on: string | null
  withdrawal_id: number | null
  problem: ResultProblem | null
}

/** Those with a problem first. */
export function listLineRows(
  tx: Tx,
  page: { resultId: number; after?: { isGood: boolean; position: number }; limit: number },
): Promise<LineRow[]> {
  const { isGood, position } = page.after ?? { isGood: false, position: 0 }
  const query = sql<LineRow>`
    select position, reference, amount, outcome, bank_reference, reason, paid_on, withdrawal_id, problem
    from bank_result_lines
    where result_id = ${page.resultId} and (problem is null, position) > (${isGood}::boolean, ${position}::int)
    order by problem is null, position limit ${page.limit}`
  return rows(tx, written(query))
}
