import { z } from 'zod'
import type { listLedgerEntries } from '#contract/income/ledger-calls'
import { inDecimals } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { type EntryRow, findAccount, listEntryRows } from './ledger-pages.queries'
import { presentAccount, presentBillOf, presentReportOf } from './present-ledger'

const placeShape = z.object({
  transaction: place.id,
  position: place.number,
  /** After the entries that were shown; absent while a filter leaves some out. */
  balance: z
    .string()
    .regex(/^-?\d{1,30}$/)
    .optional(),
})

/** Entries are only ever added, so a balance that a page ended with is still the next one's beginning. */
export async function listEntriesOfAccount(context: CallContext<typeof listLedgerEntries>) {
  const { tx, input, language } = context
  const { cursor, limit, account_id: accountId, ...filter } = input
  const account = await findAccount(tx, accountId)
  if (!account) throw new Refusal('notFound')
  const after = readCursor(placeShape, cursor)
  const isWhole = !filter.kind && !filter.from && !filter.to
  const found = await listEntryRows(tx, { ...filter, accountId, after, limit: limit + 1 })
  const balances = isWhole ? balancesOf(found, after?.balance) : []
  const indexOf = (row: EntryRow) => found.indexOf(row)
  const { shown, next_cursor } = pageOf(found, limit, row => ({
    transaction: row.transaction_id,
    position: row.position,
    balance: isWhole ? String((balances[indexOf(row)] ?? 0n) - BigInt(row.amount)) : undefined,
  }))
  return {
    account: presentAccount(account),
    items: shown.map((row, index) => ({
      transaction_id: row.transaction_id,
      position: row.position,
      at: row.at.toISOString(),
      kind: row.kind,
      reason: row.reason,
      staff: row.staff_name,
      report: presentReportOf(row),
      bill: presentBillOf(row, language),
      channel: row.channel?.[language] ?? null,
      amount: inDecimals(row.amount, account.currency),
      balance: balances[index] === undefined ? null : inDecimals(balances[index], account.currency),
    })),
    next_cursor,
  }
}

/** From the newest back: what the account had after each entry. */
function balancesOf(found: readonly EntryRow[], begin: string | undefined): bigint[] {
  let balance = BigInt(begin ?? found[0]?.account_balance ?? 0)
  return found.map(({ amount }) => {
    const after = balance
    balance -= BigInt(amount)
    return after
  })
}
