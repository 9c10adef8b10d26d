import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { listLedgerAccounts, readLedger } from '#contract/income/ledger-calls'
import { inDecimals } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { listAccountRows, listGroups } from './ledger-pages.queries'
import { presentAccount } from './present-ledger'

export async function readTheLedger({ tx }: CallContext<typeof readLedger>) {
  const groups = await listGroups(tx)
  const sums = new Map<Currency, bigint>()
  for (const { currency, balance } of groups) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(balance))
  return {
    groups: groups.map(group => ({ ...group, balance: inDecimals(group.balance, group.currency) })),
    zero: [...sums].map(([currency, sum]) => ({ currency, sum: inDecimals(sum, currency) })),
  }
}

export async function listAccounts({ tx, input }: CallContext<typeof listLedgerAccounts>) {
  const { cursor, limit, ...filter } = input
  const below = readCursor(z.object({ id: place.id }), cursor)?.id
  const found = await listAccountRows(tx, { ...filter, below, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  return { items: shown.map(presentAccount), next_cursor }
}
