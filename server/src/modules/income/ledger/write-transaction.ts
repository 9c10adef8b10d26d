// The only writer of the ledger. Accounts open with their first entry; the database keeps balances, and refuses what is not zero.

import type { Currency } from '#contract/currency'
import type { LedgerAccountKind, LedgerTransactionKind } from '#contract/income/ledger-accounts'
import type { Tx } from '../../../platform/database/query'
import { insertEntries, insertTransaction, openAccounts } from './ledger.queries'

export interface LedgerAccount {
  kind: LedgerAccountKind
  currency: Currency
  memberId?: number
  payerId?: number
}

export interface LedgerEntry {
  account: LedgerAccount
  /** Minor units: debits are positive, credits negative. What comes to nothing is not written. */
  amount: bigint
  channelId?: number
  billId?: number
  /** Where it is not the one that the transaction is about. */
  reportId?: number
}

export interface LedgerHead {
  kind: LedgerTransactionKind
  at: Date
  /** Who decided it; absent: it followed by itself. */
  staffId?: number
  reason?: string
  reportId?: number
  withdrawalId?: number
}

export function beginTransaction(tx: Tx, head: LedgerHead): Promise<number> {
  return insertTransaction(tx, head)
}

export async function addEntries(tx: Tx, transactionId: number, entries: LedgerEntry[]): Promise<void> {
  const wanted = entries.filter(({ amount }) => amount !== 0n)
  await openAccounts(tx, wanted)
  await insertEntries(tx, transactionId, wanted)
}

export async function writeTransaction(tx: Tx, head: LedgerHead, entries: LedgerEntry[]): Promise<number> {
  const id = await beginTransaction(tx, head)
  await addEntries(tx, id, entries)
  return id
}

export const debit = (account: LedgerAccount, amount: bigint, about: About = {}): LedgerEntry => ({
  account,
  amount,
  ...about,
})
export const credit = (account: LedgerAccount, amount: bigint, about: About = {}): LedgerEntry => ({
  account,
  amount: -amount,
  ...about,
})
type About = Pick<LedgerEntry, 'channelId' | 'billId' | 'reportId'>
