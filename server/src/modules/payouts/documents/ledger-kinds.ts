import type { LedgerAccountKind, LedgerTransactionKind } from '#contract/income/ledger-accounts'

interface Sum {
  account: LedgerAccountKind
  kind: LedgerTransactionKind
  amount: string
}

/** What is owed to a member, wherever it stands on its way. */
const owed: readonly LedgerAccountKind[] = [
  'member_pending',
  'member_available',
  'in_withdrawal',
  'member_debt',
]
/** By which money comes to members, or is taken back. All others move it from one of their accounts to another, or out. */
const earning: readonly LedgerTransactionKind[] = ['posting', 'reversal', 'adjustment']

export const isOwed = ({ account }: Pick<Sum, 'account'>) => owed.includes(account)
export const isIncome = (sum: Sum) => isOwed(sum) && earning.includes(sum.kind)
export const isTax = ({ account }: Pick<Sum, 'account'>) => account === 'tax_due'
export const isFee = ({ account }: Pick<Sum, 'account'>) => account === 'fees'
/** To members: what payers send stands on the same account. */
export const isPaidOut = ({ account, kind }: Sum) =>
  account === 'bank' && (kind === 'payout' || kind === 'payout_returned')
export const isOperators = ({ account }: Pick<Sum, 'account'>) => account === 'operator_share'

export const addUp = (sums: readonly { amount: string }[]): bigint =>
  sums.reduce((total, { amount }) => total + BigInt(amount), 0n)

/** In the order in which they come. */
export function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group) group.push(row)
    else groups.set(nameOf(row), [row])
  }
  return [...groups]
}
