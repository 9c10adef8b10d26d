// The ledger for those who keep it: accounts, entries, transactions, and the way from an entry to lines of a report and back.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { day, id, month, nothing, timestamp, wholeNumber } from '../wire'
import { ledgerAccountKinds, ledgerTransactionKinds } from './ledger-accounts'

const access = ['finance'] as const
const currency = z.enum(currencies)
const accountKind = z.enum(ledgerAccountKinds)
const transactionKind = z.enum(ledgerTransactionKinds)
/** Debits are positive, credits negative. */
const amount = z.string()
const named = z.object({ id, name: z.string() })

const account = z.object({
  id,
  kind: accountKind,
  currency,
  balance: amount,
  member: named.nullable(),
  payer: named.nullable(),
})
export type LedgerAccountShown = z.output<typeof account>

const reportOf = z.object({ id, name: z.string(), payer: z.string() })
const billOf = z.object({ id, month, sp_name: z.string() })

export const readLedger = defineCall({
  name: 'readLedger',
  summary: 'All accounts added up by kind and currency, and what every currency comes to',
  methods: ['GET'],
  path: paths.readLedger,
  access,
  effect: 'read',
  input: nothing,
  output: z.object({
    groups: z.array(
      z.object({
        kind: accountKind,
        currency,
        accounts: z.number().int(),
        balance: amount,
        /** Where it is a single account. */
        account_id: id.nullable(),
      }),
    ),
    /** Zero, always; shown so that everybody sees it. */
    zero: z.array(z.object({ currency, sum: amount })),
  }),
})

export const accountFilter = {
  kind: accountKind.optional(),
  currency: currency.optional(),
  search: words(longestSearch).optional(),
}

export const listLedgerAccounts = defineCall({
  name: 'listLedgerAccounts',
  summary: 'Accounts with their balances, the newest first, by kind, currency, member or payer',
  methods: ['GET'],
  path: paths.listLedgerAccounts,
  access,
  effect: 'read',
  input: z.object({ ...pageInput, ...accountFilter }),
  output: pageOf(account),
})

const entry = z.object({
  transaction_id: id,
  position: z.number().int(),
  at: timestamp,
  kind: transactionKind,
  reason: z.string(),
  /** Null: it followed by itself. */
  staff: z.string().nullable(),
  report: reportOf.nullable(),
  bill: billOf.nullable(),
  channel: z.string().nullable(),
  amount,
})
export type LedgerEntryShown = z.output<typeof entry>

export const entryFilter = {
  account_id: id,
  kind: transactionKind.optional(),
  from: day.optional(),
  to: day.optional(),
}

export const listLedgerEntries = defineCall({
  name: 'listLedgerEntries',
  summary: 'Entries of an account, the newest first, with the balance after each',
  methods: ['GET'],
  path: paths.listLedgerEntries,
  access,
  effect: 'read',
  input: z.object({ ...pageInput, ...entryFilter }),
  output: pageOf(
    entry.extend({
      /** After this entry; null while a filter leaves entries out. */
      balance: amount.nullable(),
    }),
  ).extend({ account }),
})

export const readLedgerTransaction = defineCall({
  name: 'readLedgerTransaction',
  summary: 'Who wrote a transaction, when and why, and how it comes to zero in every currency',
  methods: ['GET'],
  path: paths.readLedgerTransaction,
  access,
  effect: 'read',
  input: z.object({ id }),
  output: z.object({
    id,
    kind: transactionKind,
    at: timestamp,
    staff: z.string().nullable(),
    reason: z.string(),
    report: reportOf.extend({ imported_by: z.string().nullable() }).nullable(),
    /** Units of the agent's currency for one of each. */
    rates: z.array(z.object({ currency, rate: z.string() })),
    groups: z.array(z.object({ kind: accountKind, currency, entries: z.number().int(), amount })),
    zero: z.array(z.object({ currency, debit: amount, credit: amount, sum: amount })),
  }),
})

export const transactionFilter = { transaction_id: id, kind: accountKind.optional() }

export const listTransactionEntries = defineCall({
  name: 'listTransactionEntries',
  summary: 'Entries of one transaction in the order they were written; a posting may have tens of thousands',
  methods: ['GET'],
  path: paths.listTransactionEntries,
  access,
  effect: 'read',
  input: z.object({ ...pageInput, ...transactionFilter }),
  output: pageOf(
    z.object({
      position: z.number().int(),
      account,
      amount,
      bill: billOf.nullable(),
      channel: z.string().nullable(),
    }),
  ),
})

export const traceBill = defineCall({
  name: 'traceBill',
  summary: 'What a bill is made of, unrounded, with the arithmetic from reported amounts to its own',
  methods: ['GET'],
  path: paths.traceBill,
  access,
  effect: 'read',
  input: z.object({ bill_id: id, ...pageInput }),
  output: z.object({
    bill: billOf.extend({ currency, share: amount, total: amount, member: named }),
    report: reportOf,
    /** The sum of the parts, what was left over before, and what is left over now. */
    exact: z.string(),
    rest_before: z.string(),
    rest_after: z.string(),
    /** A page of the parts, the largest first. */
    tracks: z.array(
      z.object({
        work_id: id,
        /** Empty: lines of the whole release. */
        isrc: z.string(),
        title: z.string(),
        sale_month: month,
        currency,
        plays: z.number(),
        amount: z.string(),
        exchange: z.string(),
        split: z.string(),
        rate: z.string(),
        exact: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
})

const reportLine = z.object({
  line: z.number().int(),
  title: z.string(),
  store: z.string(),
  country: z.string(),
  usage: z.string(),
  quantity: z.number(),
  amount: z.string(),
  currency: z.string(),
})

/** A part of a bill. */
export const tracedFilter = {
  bill_id: id,
  work_id: id,
  /** Absent: lines of the whole release. */
  isrc: words(20).optional(),
  sale_month: month,
  currency,
}

export const listTracedLines = defineCall({
  name: 'listTracedLines',
  summary: 'Lines of the report that a part of a bill comes from, in their order',
  methods: ['GET'],
  path: paths.listTracedLines,
  access,
  effect: 'read',
  input: z.object({ ...pageInput, ...tracedFilter }),
  output: pageOf(reportLine).extend({ report_id: id }),
})

export const readEntriesOfLine = defineCall({
  name: 'readEntriesOfLine',
  summary: 'From a line of a report to the entries that its money went into',
  methods: ['GET'],
  path: paths.readEntriesOfLine,
  access,
  effect: 'read',
  input: z.object({ report_id: id, line: wholeNumber(1, 2 ** 31 - 1) }),
  output: z.object({
    report: reportOf,
    line: reportLine,
    entries: z.array(
      z.object({
        transaction_id: id,
        position: z.number().int(),
        at: timestamp,
        kind: transactionKind,
        account,
        amount,
        bill: billOf.nullable(),
      }),
    ),
  }),
})
