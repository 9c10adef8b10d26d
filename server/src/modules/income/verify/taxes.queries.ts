// What was withheld from people, as it is recorded, for the second opinion.
import { sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'
import type { Difference } from './difference'

export interface RecordedTax {
  id: number
  withdrawal_id: number
  /** One person's month by one rule in one currency. */
  month: string
  kind: 'withheld' | 'void' | 'due' | 'due_void'
  rule: string
  version: number
  /** In hundredths of a percent; null: no treaty lowered it. */
  treaty_rate: number | null
  income: string
  tax: string
}

export interface RecordedDue {
  withdrawal_id: number
  month: string
  amount: string
}

const monthOf = sql`encode(person_index, 'hex') || ' ' || rule || ' ' || about_month || ' ' || currency`

/** In the order in which they were written: the writer of one holds the row of its person. */
export function listTaxes(tx: Tx): Promise<RecordedTax[]> {
  return rows(
    tx,
    written(sql<RecordedTax>`
      select line.id, withdrawal_id, ${monthOf} as month, kind, rule, version,
             (select treaty.rate from tax_treaties treaty where treaty.id = line.treaty_id) as treaty_rate,
             income_minor::text as income, tax_minor::text as tax
      from tax_lines line order by line.id`),
  )
}

export function listTaxesDue(tx: Tx): Promise<RecordedDue[]> {
  return rows(
    tx,
    written(sql<RecordedDue>`
      select withdrawal_id, ${monthOf} as month, amount_minor::text as amount from tax_dues order by id`),
  )
}

/** A withdrawal that was approved says what its lines say, and one that was given up leaves nothing. */
export function findWrongTaxes(tx: Tx): Promise<Difference[]> {
  return rows(
    tx,
    written(sql<Difference>`
      select 'tax of a withdrawal' as what, withdrawal.id::text as "where",
             case when withdrawal.state = 'void' then '0' else withdrawal.tax_minor || ' ' || withdrawal.due_minor || ' of ' || withdrawal.share_minor end as recorded,
             case when withdrawal.state = 'void' then lines.all_tax::text else lines.tax || ' ' || lines.due || ' of ' || coalesce(lines.income::text, '-') end as recomputed
      from withdrawals withdrawal
      cross join lateral (
        select coalesce(sum(tax_minor) filter (where kind = 'withheld'), 0) as tax, coalesce(sum(tax_minor) filter (where kind = 'due'), 0) as due,
               coalesce(sum(tax_minor), 0) as all_tax, sum(income_minor) filter (where kind = 'withheld') as income
        from tax_lines line where line.withdrawal_id = withdrawal.id
      ) lines
      where (withdrawal.state = 'void' and lines.all_tax <> 0)
         or (withdrawal.state in ('approved', 'in_batch', 'paid', 'failed', 'returned')
             and (withdrawal.tax_minor, withdrawal.due_minor, withdrawal.share_minor)
               is distinct from (lines.tax, lines.due, coalesce(lines.income, withdrawal.share_minor)))`),
  )
}

/** What is declared to the tax office adds up to what the ledger owes it. */
export function findUnlistedTaxes(tx: Tx): Promise<Difference[]> {
  return rows(
    tx,
    written(sql<Difference>`
      select 'tax due' as what, coalesce(books.currency, listed.currency) as "where",
             coalesce(books.amount, 0)::text as recorded, coalesce(listed.amount, 0)::text as recomputed
      from (select currency, -sum(balance) as amount from ledger_accounts where kind = 'tax_due' group by currency) books
      full join (select currency, sum(tax_minor) as amount from tax_lines group by currency) listed on listed.currency = books.currency
      where coalesce(books.amount, 0) <> coalesce(listed.amount, 0)`),
  )
}
