// insertPosting(): a posted report without lines, for rows that must come from one.
import type { Tx } from '../platform/database/query'

interface WantedPosting {
  month?: string
  currency?: string
}

/** In the ledger it is one entry and its opposite. */
export async function insertPosting(
  tx: Tx,
  { month = '2026-05', currency = 'CNY' }: WantedPosting = {},
): Promise<number> {
  const { rows } = await tx.run<{ id: number }>(
    `with who as (
       insert into staff (username, name, password_hash, roles, totp_secret)
       values ('poster-' || gen_random_uuid(), 'n', 'h', '{finance}', 's') returning id
     ), payer as (
       insert into payers (name, currency, created_at) values ('Payer ' || gen_random_uuid(), $2, now()) returning id
     ), file as (
       insert into report_files (storage_key, size, created_at) values (gen_random_uuid()::text, 1, now()) returning storage_key
     ), report as (
       insert into income_reports (payer_id, name, arrived_by, arrived_at, file_key, sha256, state)
       select id, 'report.csv', 'upload', now(), storage_key, storage_key::bytea, 'posted' from payer, file returning id, payer_id
     ), accounts as (
       insert into ledger_accounts (kind, currency, payer_id)
       select 'payer_receivable', $2, payer_id from report returning id
     ), written as (
       insert into ledger_transactions (kind, at, report_id) select 'posting', now(), id from report returning id
     ), entries as (
       insert into ledger_entries (transaction_id, position, account_id, currency, amount)
       select written.id, 1 + n, accounts.id, $2, 1 - 2 * n from written, accounts, generate_series(0, 1) as n
     )
     insert into postings (report_id, number, month, currency, posted_by, posted_at, transaction_id)
     select report.id, 1, $1::date, $2, who.id, now(), written.id from report, who, written returning id`,
    [`${month}-01`, currency],
  )
  return rows[0]?.id as number
}
