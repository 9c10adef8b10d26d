// How finance brings reports in, looks at what was read and decides about it.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose, seen } from '../text'
import { done, factorCode, id, month, timestamp, version, wholeNumber } from '../wire'
import { doneOrRequested } from './money-request'
import { incomeDesk } from './payer-calls'
import { fileRefusals, otherLines, readingFindings, readingOverrides } from './reading'
import { report, reportCurrency, reportInList } from './report'
import { reportStates } from './report-state'
import { tableMarks } from './report-table'

export const largestReport = 8 * 1024 ** 3

export const grantReportUpload = defineCall({
  name: 'grantReportUpload',
  summary: 'Open a resumable upload for a payer’s report',
  methods: ['POST'],
  path: paths.grantReportUpload,
  access: incomeDesk,
  effect: 'change',
  rate: { max: 120, seconds: 600, per: 'account' },
  input: z.object({ payer_id: id, file_name: seen(200, 1), size: wholeNumber(1, largestReport) }),
  output: z.object({ upload_id: z.string(), endpoint: z.string(), grant: z.string(), expires_at: timestamp }),
})

export const readReportUpload = defineCall({
  name: 'readReportUpload',
  summary: 'Which report an upload has become; null until all bytes are there',
  methods: ['GET'],
  path: paths.readReportUpload,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ upload_id: z.uuid() }),
  output: z.object({ report_id: id.nullable() }),
})

export const fetchSandboxReport = defineCall({
  name: 'fetchSandboxReport',
  summary: 'Have a test channel report a month’s sales of all that is live there',
  methods: ['POST'],
  path: paths.fetchSandboxReport,
  access: incomeDesk,
  effect: 'change',
  rate: { max: 60, seconds: 600, per: 'account' },
  input: z.object({ channel_id: id, month }),
  output: z.object({ report_id: id }),
})

/** What is asked of the desk first: decide, post, wait for money; and what was posted without some of its tables. */
export const reportQueues = ['open', 'asked', 'uncovered', 'suspense', 'unread'] as const

export const listReports = defineCall({
  name: 'listReports',
  summary: 'Reports, the newest first',
  methods: ['GET'],
  path: paths.listReports,
  access: incomeDesk,
  effect: 'read',
  input: z.object({
    ...pageInput,
    payer_id: id.optional(),
    state: z.enum(reportStates).optional(),
    queue: z.enum(reportQueues).optional(),
  }),
  output: pageOf(reportInList).extend({
    counts: z.record(z.enum(reportQueues), z.number()),
  }),
})

export const readIncomeReport = defineCall({
  name: 'readIncomeReport',
  summary: 'A report with everything that is known about it',
  methods: ['GET'],
  path: paths.readIncomeReport,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ id }),
  output: report,
})

const decision = { methods: ['POST'], access: incomeDesk, effect: 'change', output: done } as const
const decided = { id, version }
const tableNumber = wholeNumber(1, 10_000)

export const cancelReport = defineCall({
  ...decision,
  name: 'cancelReport',
  summary: 'Stop reading a report',
  path: paths.cancelReport,
  input: z.object({ id }),
})

export const readReportAgain = defineCall({
  ...decision,
  name: 'readReportAgain',
  summary: 'Read a report once more, with what somebody set right',
  path: paths.readReportAgain,
  input: z.object({
    ...decided,
    given: readingOverrides,
    /** What is given is for this table alone, beside what is given for all of them. */
    table: tableNumber.optional(),
    /** For the next files of its payer too. Nothing is remembered of a single table. */
    is_remembered: z.boolean(),
  }),
})

export const discardReport = defineCall({
  ...decision,
  name: 'discardReport',
  summary: 'Put a report aside that will not be posted; the same file may come again',
  path: paths.discardReport,
  input: z.object(decided),
})

export const checkReport = defineCall({
  ...decision,
  name: 'checkReport',
  summary: 'Mark a report that arrived automatically as checked; someone else posts it',
  path: paths.checkReport,
  input: z.object(decided),
})

/** A line as it would be read; texts of cells are the file's own. */
const previewedLine = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  is: z.enum(['sale', 'refused', ...otherLines]),
  reason: z.string(),
  /** The reason in words; empty for a sale. */
  says: z.string(),
  read: z
    .object({
      ...{ sale_month: z.string(), store: z.string(), country: z.string(), title: z.string() },
      ...{ artist: z.string(), release: z.string(), isrc: z.string(), upc: z.string() },
      ...{ quantity: z.string(), usage: z.string(), amount: z.string(), currency: z.string() },
    })
    .nullable(),
})

export const previewReading = defineCall({
  name: 'previewReading',
  summary: 'How the beginning of a report would be read',
  methods: ['POST'],
  path: paths.previewReading,
  access: incomeDesk,
  effect: 'read',
  rate: { max: 600, seconds: 600, per: 'account' },
  /** `table`: that one, with what is given for it alone. Otherwise the table with most lines. */
  input: z.object({ id, given: readingOverrides, table: tableNumber.optional() }),
  output: z.object({
    findings: readingFindings.nullable(),
    /** The whole file cannot be read so. */
    refused: z.enum(fileRefusals).nullable(),
    lines: z.array(previewedLine),
  }),
})

export const lineKinds = ['refused', ...otherLines, 'noted'] as const

export const listReportRemarks = defineCall({
  name: 'listReportRemarks',
  summary: 'Lines of a report that are no sales, could not be read, or not in full',
  methods: ['GET'],
  path: paths.listReportRemarks,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ ...pageInput, id, what: z.enum(lineKinds).optional() }),
  output: pageOf(
    z.object({
      line: z.number(),
      what: z.enum(lineKinds),
      reason: z.string(),
      /** The reason in words. */
      says: z.string(),
      /** Where in the line. */
      column: z.string(),
      cell: z.string(),
      amount: z.string().nullable(),
      currency: z.string(),
      /** The line as it stands in the file, its beginning when it is long. */
      text: z.string(),
    }),
  ),
})

export const enterRates = defineCall({
  ...decision,
  name: 'enterRates',
  summary: 'One rate a currency, in units of the site’s currency',
  path: paths.enterRates,
  input: z.object({
    ...decided,
    rates: z
      .array(z.object({ currency: reportCurrency, rate: z.string().regex(/^\d{1,6}(\.\d{1,10})?$/) }))
      .min(1)
      .max(50),
  }),
})

export const enterTotals = defineCall({
  ...decision,
  name: 'enterTotals',
  summary: 'What the payer says a report comes to, where the file does not say it',
  path: paths.enterTotals,
  input: z.object({
    ...decided,
    totals: z
      .array(
        z.object({
          currency: reportCurrency,
          amount: z
            .string()
            .regex(/^-?\d{1,15}(\.\d{1,10})?$/)
            .nullable(),
        }),
      )
      .min(1)
      .max(50),
  }),
})

export const nameStores = defineCall({
  ...decision,
  name: 'nameStores',
  summary: 'Which channels a payer means; remembered for its next reports',
  path: paths.nameStores,
  input: z.object({
    ...decided,
    stores: z
      .array(z.object({ store: seen(300), channel_id: id }))
      .min(1)
      .max(1000),
  }),
})

export const markReportTables = defineCall({
  ...decision,
  name: 'markReportTables',
  summary: 'Say which tables of a report are counted; of a posted one, which come as a later batch',
  path: paths.markReportTables,
  input: z.object({
    ...decided,
    marks: z
      .array(z.object({ number: tableNumber, mark: z.enum(tableMarks) }))
      .min(1)
      .max(500),
  }),
})

const comparedReport = z.object({
  name: z.string(),
  payer: z.string(),
  lines: z.number(),
  sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
})

export const compareReports = defineCall({
  name: 'compareReports',
  summary: 'What two reports have in common, and where they differ',
  methods: ['GET'],
  path: paths.compareReports,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ id, other_id: id }),
  output: z.object({
    /** Null: too many lines to count them now, and too few of them in common to have been counted when they were read. */
    equal_lines: z.number().nullable(),
    here: comparedReport,
    there: comparedReport,
    /** The largest differences by title, store and sale month. */
    differences: z.array(
      z.object({
        title: z.string(),
        artist: z.string(),
        store: z.string(),
        month,
        currency: z.string(),
        here: z.string(),
        there: z.string(),
      }),
    ),
  }),
})

export const postIncomeReport = defineCall({
  ...decision,
  name: 'postIncomeReport',
  summary: 'Make bills of a report, or of what was matched since; a worker does it',
  path: paths.postIncomeReport,
  input: z.object({ ...decided, note: prose(500) }),
})

export const countReport = defineCall({
  ...decision,
  name: 'countReport',
  summary: 'Take a report without money into the statistics of plays',
  path: paths.countReport,
  input: z.object(decided),
})

export const reverseReport = defineCall({
  ...decision,
  name: 'reverseReport',
  summary: 'Ask to take the last posting of a report back; a second person confirms it',
  path: paths.reverseReport,
  factor: 'always',
  input: z.object({ ...decided, reason: prose(500, 2), code: factorCode }),
  output: doneOrRequested,
})
