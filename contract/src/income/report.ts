// A sales report as the desk sees it.
import { z } from 'zod'
import { currencies } from '../currency'
import { id, month, timestamp, version } from '../wire'
import { moneyRequest } from './money-request'
import { columnRoles, fileRefusals, readingFindings, readingOverrides, reportLayouts } from './reading'
import { reportStates } from './report-state'
import { tableMarks, tableProposals } from './report-table'

/** As exact as the lines themselves: any number of decimals. */
export const exactAmount = z.string().regex(/^-?\d+(\.\d+)?$/)
export const reportCurrency = z.enum(currencies)

export const arrivals = ['upload', 'folder', 'sandbox'] as const
export const matchWays = ['isrc', 'upc', 'remembered', 'staff'] as const

const amountIn = z.object({ currency: reportCurrency, amount: exactAmount })
const byWhom = z.object({ by: z.string(), at: timestamp })

/** What keeps somebody from posting a report, or asks for a word before. */
export const postingObstacles = [
  ...(['imported-by-you', 'matched-by-you', 'rates-by-you', 'reread-by-you'] as const),
  ...(['not-checked', 'checked-by-you', 'marked-by-you', 'tables-unmarked'] as const),
  ...(['payer-set-by-you', 'totals-by-you'] as const),
  ...(['rates-missing', 'too-large', 'nothing-to-post'] as const),
] as const
/** Whoever posts all the same says why. */
export const postingDoubts = ['like-another', 'other-total', 'refused-lines', 'future-month'] as const

const reportPayer = z.object({ id, name: z.string() })

export const reportInList = z.object({
  id,
  payer: reportPayer,
  name: z.string(),
  /** The file within, where it came in an archive. */
  entry: z.string(),
  arrived_by: z.enum(arrivals),
  arrived_at: timestamp,
  /** Null: nobody; it came into the folder or from the sandbox. */
  imported_by: z.string().nullable(),
  /** Imported by whoever asks: somebody else posts it. */
  is_yours: z.boolean(),
  state: z.enum(reportStates),
  failure: z.enum(fileRefusals).nullable(),
  /** The report that is the same file. */
  same_as: id.nullable(),
  is_usage_only: z.boolean(),
  is_covered: z.boolean(),
  /** Somebody has decided so, and a worker is at it. */
  pending: z.enum(['post', 'count', 'reverse']).nullable(),
  first_month: month.nullable(),
  last_month: month.nullable(),
  lines: z.object({
    ...{ sales: z.number(), refused: z.number(), others: z.number(), negative: z.number() },
    /** Sales whose recording nobody knows, and which no posting has taken. */
    unmatched: z.number(),
  }),
  sums: z.array(amountIn),
  /** What the payer still owes for it, once it is posted. */
  open: z.array(amountIn),
  /** While it is read: `size` is null until the file has been unpacked. */
  progress: z
    .object({ lines: z.number(), bytes: z.number(), size: z.number().nullable(), since: timestamp })
    .nullable(),
})
export type ReportInList = z.output<typeof reportInList>

/** One channel and currency; stores without a channel come last, together. */
const channelSum = z.object({
  channel_id: id.nullable(),
  channel: z.string(),
  currency: reportCurrency,
  lines: z.number(),
  matched: exactAmount,
  suspense: exactAmount,
  total: exactAmount,
  /** In the site's currency, not rounded; null without a rate. */
  converted: exactAmount.nullable(),
})

const payerTotal = z.object({
  currency: reportCurrency,
  read: exactAmount,
  /** Amounts of refused lines that could be read all the same. */
  refused: exactAmount,
  /** What the payer says: the file's own total rows, and what somebody has typed beside them. */
  said: z.array(
    z.object({
      from: z.enum(['file', 'typed']),
      amount: exactAmount,
      /** The total row of the file. */
      line: z.number().nullable(),
      /** What is left unexplained: said − read − refused. */
      left: exactAmount,
    }),
  ),
})

const posting = z.object({
  id,
  number: z.number().int(),
  month,
  posted: byWhom,
  note: z.string(),
  transaction_id: id,
  bills: z.number().int(),
  members: z.number().int(),
  /** Of the members, in the site's currency. */
  shares: exactAmount,
  reversed: byWhom.extend({ reason: z.string(), transaction_id: id }).nullable(),
})

const receipt = z.object({
  id,
  kind: z.enum(['receipt', 'difference', 'moved', 'reversed']),
  /** Where it was moved to, or came from where it settles something. */
  other_report_id: id.nullable(),
  /** It was recorded wrongly, and another row takes it back. */
  is_reversed: z.boolean(),
  /** Of a row that takes one back: that one. */
  reverses: id.nullable(),
  currency: reportCurrency,
  settled: exactAmount,
  charges: exactAmount,
  banked: amountIn.nullable(),
  received_on: z.iso.date(),
  reason: z.string(),
  recorded: byWhom,
})

/** A sheet, one of several tables on a sheet, or the whole file. */
const reportTable = z.object({
  number: z.number().int(),
  /** Of the sheet; empty: the file has no sheets. */
  name: z.string(),
  is_hidden: z.boolean(),
  layout: z.enum(reportLayouts),
  rows: z.number(),
  sums: z.array(amountIn),
  proposal: z.enum(tableProposals),
  /** Names of the tables whose totals it holds. */
  totals_of: z.array(z.string()),
  mark: z.enum(tableMarks).nullable(),
  marked: byWhom.nullable(),
  /** Its lines are among the report’s lines. */
  is_read: z.boolean(),
  /** What a sale needs and the table has not. As long as anything is missing, the table is only left out. */
  missing: z.array(z.enum(columnRoles)),
  /** What somebody set right for this table alone. */
  given: readingOverrides,
  /** The later batch that brought it, where the report was posted without it. */
  batch_id: id.nullable(),
})

export const report = reportInList.extend({
  version,
  tables: z.array(reportTable),
  /** Other files of the same archive. */
  files: z.array(z.object({ id, entry: z.string(), state: z.enum(reportStates), is_marked: z.boolean() })),
  /** It is a later batch of this report, and brings one table of it. */
  batch_of: z.object({ id, name: z.string(), table: z.string() }).nullable(),
  size: z.number(),
  /** Hexadecimal, of what was unpacked. */
  sha256: z.string().nullable(),
  /** Who looked through one that came by itself. */
  checked: byWhom.nullable(),
  /** What was decided and could not be carried out, and why, in words; until the next try. */
  not_done: byWhom.extend({ what: z.enum(['post', 'count', 'reverse']), says: z.string() }).nullable(),
  /** Of the report that is the same file. */
  same_payer: z.string().nullable(),
  /** The payer's last report before this one that was posted. */
  previous_id: id.nullable(),
  site_currency: reportCurrency,
  reading: z
    .object({ findings: readingFindings, given: readingOverrides, lines_a_second: z.number().nullable() })
    .nullable(),
  matched: z.array(z.object({ by: z.enum(matchWays), lines: z.number(), titles: z.number() })),
  suspense: z.object({ lines: z.number(), titles: z.number() }),
  channels: z.array(channelSum),
  stores: z.array(z.object({ store: z.string(), channel_id: id.nullable(), lines: z.number() })),
  totals: z.array(payerTotal),
  rates: z.array(
    z.object({
      currency: reportCurrency,
      rate: exactAmount.nullable(),
      is_from_file: z.boolean(),
      entered_by: z.string().nullable(),
    }),
  ),
  remarks: z.array(z.object({ what: z.string(), reason: z.string(), lines: z.number() })),
  likenesses: z.array(
    z.object({
      report: z.object({
        id,
        name: z.string(),
        /** Not always the same: a report is given in for the wrong one, too. */
        payer: reportPayer,
        state: z.enum(reportStates),
        lines: z.number(),
      }),
      equal_lines: z.number(),
    }),
  ),
  postings: z.array(posting),
  receipts: z.array(receipt),
  /** What waits for a second person. */
  requests: z.array(moneyRequest),
  posting: z.object({
    obstacles: z.array(z.enum(postingObstacles)),
    doubts: z.array(z.enum(postingDoubts)),
    /** Matched lines that no posting has taken, and what would be made of them; null where splits decide. */
    lines: z.number(),
    made: z.object({ bills: z.number(), members: z.number() }).nullable(),
    /** Colleagues who may post it. */
    others: z.array(z.string()),
  }),
  /** What may be done with it now. */
  can: z.object({
    cancel: z.boolean(),
    read_again: z.boolean(),
    discard: z.boolean(),
    /** Say that it was looked through: then somebody else may post it. */
    check: z.boolean(),
    post: z.boolean(),
    count: z.boolean(),
    reverse: z.boolean(),
    match: z.boolean(),
    /** Say of its tables which are counted. */
    mark: z.boolean(),
  }),
})
export type Report = z.output<typeof report>
