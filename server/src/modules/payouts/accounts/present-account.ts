import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import type { BankAccountRow } from './bank-accounts.queries'

export const afterWait = (since: Date) => new Date(since.getTime() + withdrawalWaitHours * 3_600_000)

/** `holderIndex`: of whom the account has to be now. */
export function presentAccount(row: BankAccountRow, holderIndex: Buffer | undefined) {
  return {
    kind: row.kind as 'card' | 'company',
    holder: row.holder,
    bank_code: row.bank_code,
    bank_name: row.bank_name,
    branch: row.branch,
    cnaps: row.cnaps,
    number_masked: `**** ${row.number_end}`,
    bound_at: row.bound_at.toISOString(),
    usable_from: afterWait(row.bound_at).toISOString(),
    is_outdated: holderIndex === undefined || !row.holder_index.equals(holderIndex),
  }
}
