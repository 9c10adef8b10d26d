// The accounts of the ledger. Debits are positive and credits negative; what an account is tells on which side it usually stands.

export const ledgerAccounts = {
  bank: 'asset',
  payer_receivable: 'asset',
  conversion: 'asset',
  member_debt: 'asset',
  member_pending: 'liability',
  member_available: 'liability',
  in_withdrawal: 'liability',
  tax_due: 'liability',
  suspense: 'liability',
  unclaimed: 'liability',
  operator_share: 'result',
  channel_charges: 'result',
  fees: 'result',
  /** What rounding a total differs by from the sum of its rounded parts. */
  rounding: 'result',
} as const satisfies Record<string, 'asset' | 'liability' | 'result'>

export type LedgerAccountKind = keyof typeof ledgerAccounts
export const ledgerAccountKinds = Object.keys(ledgerAccounts) as LedgerAccountKind[]

/** What a transaction is about. */
export const ledgerTransactionKinds = [
  'posting',
  'reversal',
  'receipt',
  'receipt_reversed',
  'difference',
  'available',
  'adjustment',
  'withdrawal',
  'withdrawal_ended',
  'withheld',
  'payout',
  'payout_returned',
  'rounding',
] as const
export type LedgerTransactionKind = (typeof ledgerTransactionKinds)[number]
