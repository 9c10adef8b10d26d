// A report with everything that can hang on one, its posting, a bill with its parts, and a split.
import type { Tx } from '../../platform/database/query'
import { insertBill } from '../build-bill'
import { ownPayouts } from './own-payouts'

/** As long as a title's key always is: the contract takes no other. */
export const ownTitleKey = Buffer.from('owned').toString('hex').padEnd(64, '0')

interface Around {
  memberId: number
  staffId: number
  workId: number
  channelId: number
}

export async function ownIncome(tx: Tx, { memberId, staffId, workId, channelId }: Around) {
  const run = (sql: string, values: unknown[] = []) => tx.run(sql, values)
  const billId = await insertBill(tx, memberId)
  const { rows } = await tx.run<{
    posting_id: number
    report_id: number
    payer_id: number
    transaction_id: number
  }>(
    `select bills.posting_id, report_id, payer_id, transaction_id from bills join postings on postings.id = posting_id
     join income_reports on income_reports.id = report_id where bills.id = $1`,
    [billId],
  )
  const [found] = rows
  if (!found) throw new Error('a bill without its report')
  const {
    posting_id: postingId,
    report_id: reportId,
    payer_id: payerId,
    transaction_id: transactionId,
  } = found
  await run("insert into payer_stores (payer_id, store, channel_id) values ($1, 'owned', $2)", [
    payerId,
    channelId,
  ])
  await run("insert into report_stores (report_id, store, name, channel_id) values ($1, 1, 'owned', $2)", [
    reportId,
    channelId,
  ])
  await run("insert into report_stores (report_id, store, name) values ($1, 2, 'unknown')", [reportId])
  await run("insert into report_usages (report_id, usage, name) values ($1, 1, 'owned')", [reportId])
  const decided = await tx.run<{ id: number }>(
    "insert into title_decisions (payer_id, key, report_id, work_id, decided_by, decided_at) values ($1, decode($5, 'hex'), $2, $3, $4, now()) returning id",
    [payerId, reportId, workId, staffId, ownTitleKey],
  )
  await run(
    `insert into report_titles (report_id, title, key, kind, isrc, upc, custom_id, name, artist, release, matched_by, work_id, decision_id)
     values ($1, 1, decode($4, 'hex'), 'track', 'OWNED', '', '', 'owned', '', '', 'staff', $2, $3)`,
    [reportId, workId, decided.rows[0]?.id, ownTitleKey],
  )
  await run(
    "insert into written_lines (report_id, line, title, quantity, amount, sale_month, at, size, store, usage, country, currency) values ($1, 1, 1, 1, 1, '2026-05-01', 0, 1, 1, 1, 'CN', 'EUR')",
    [reportId],
  )
  await run(
    "insert into report_sums (report_id, title, store, sale_month, currency, lines, quantity, amount, line_numbers) values ($1, 1, 1, '2026-05-01', 'EUR', 1, 1, 1, '{1}')",
    [reportId],
  )
  await run("insert into report_remarks (report_id, line, what, at, size) values ($1, 2, 'footer', 0, 1)", [
    reportId,
  ])
  await run(
    `insert into report_tables (report_id, number, name, is_hidden, findings, line, at, size, rows, sums, proposal, is_read, mark, marked_by, marked_at)
     values ($1, 9, 'owned', true, $3, 1, 0, 1, 1, '{}', 'count', true, 'counted', $2, now())`,
    [reportId, staffId, { layout: { value: 'distrokid', evidence: '', isSure: true }, missing: [] }],
  )
  await run("insert into report_rates (report_id, currency, rate, entered_at) values ($1, 'USD', 7, now())", [
    reportId,
  ])
  await run("insert into posting_titles (posting_id, title, work_id, isrc) values ($1, 1, $2, 'OWNED')", [
    postingId,
    workId,
  ])
  await run(
    `insert into bill_tracks (bill_id, work_id, isrc, sale_month, currency, plays, amount, exchange, split, rate, exact)
     values ($1, $2, 'OWNED', '2026-05-01', 'CNY', 1, 1, 1, 1, 0.8, 0.8)`,
    [billId, workId],
  )
  await run("insert into bill_countries (bill_id, country, plays, exact) values ($1, 'CN', 1, 1)", [billId])
  await run("insert into bill_usages (bill_id, usage, plays, exact) values ($1, 'owned', 1, 1)", [billId])
  await run("insert into income_rests (member_id, channel_id, currency) values ($1, $2, 'CNY')", [
    memberId,
    channelId,
  ])
  await run(
    `insert into receipts (report_id, kind, currency, settled, bank_currency, banked, received_on, reason, recorded_by, recorded_at, transaction_id)
     values ($1, 'receipt', 'CNY', 1, 'CNY', 1, '2026-05-01', 'owned', $2, now(), $3)`,
    [reportId, staffId, transactionId],
  )
  const request = await tx.run<{ id: number }>(
    `insert into money_requests (report_id, kind, why, reason, posting_id, holds_until, asked_by, asked_at, ends_at)
     values ($1, 'reversal', '{reversal}', 'owned', $2, now() + interval '1 day', $3, now(), now() + interval '7 days') returning id`,
    [reportId, postingId, staffId],
  )
  const requestId = request.rows[0]?.id as number
  const receipt = await tx.run<{ id: number }>(
    `insert into money_requests (report_id, kind, why, reason, currency, settled, receipt_id, asked_by, asked_at, ends_at)
     select report_id, 'receipt_reversal', '{receipt_reversal}', 'owned', 'CNY', 1, id, recorded_by, now(), now() + interval '7 days'
     from receipts where report_id = $1 returning receipt_id as id`,
    [reportId],
  )
  const receiptId = receipt.rows[0]?.id as number
  const split = await tx.run<{ id: number }>(
    "insert into splits (isrc, owner_id, from_month, proposed_at, ends_at) values ('OWNED', $1, '2026-05-01', now(), now()) returning id",
    [memberId],
  )
  await run(
    "insert into report_totals (report_id, currency, amount, entered_by, entered_at) values ($1, 'EUR', 1, $2, now())",
    [reportId, staffId],
  )
  await run('insert into report_marks (report_id, mark, lines) values ($1, 1, 1)', [reportId])
  await run(
    "insert into track_plays (report_id, work_id, isrc, channel_id, month, country, plays) values ($1, $2, 'OWNED', $3, '2026-05-01', 'CN', 1)",
    [reportId, workId, channelId],
  )
  await run(
    `with other as (insert into income_reports (payer_id, name, entry, arrived_by, arrived_at, file_key)
       select payer_id, name, 'other', arrived_by, arrived_at, file_key from income_reports where id = $1 returning id)
     insert into report_likenesses (report_id, other_id, equal_lines) select id, $1, 1 from other`,
    [reportId],
  )
  const splitId = split.rows[0]?.id as number
  const party = await tx.run<{ id: number }>(
    "insert into split_parties (split_id, mobile, part) values ($1, 'owned', 10000) returning id",
    [splitId],
  )
  const partyId = party.rows[0]?.id as number
  const account = await tx.run<{ id: number }>(
    'select min(account_id) as id from ledger_entries where transaction_id = $1',
    [transactionId],
  )
  const accountId = account.rows[0]?.id as number
  const decisionId = decided.rows[0]?.id as number
  const payouts = await ownPayouts(tx, { memberId, staffId })
  return {
    ...payouts,
    billId,
    postingId,
    reportId,
    payerId,
    transactionId,
    decisionId,
    accountId,
    requestId,
    receiptId,
    splitId,
    partyId,
  }
}
