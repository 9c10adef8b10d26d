// What members see of their bills and do with them.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { seen, token } from '../text'
import { id, month, wholeNumber } from '../wire'
import { billFilter, billMonth, billSum, ownBill } from './bill'
import { billDetail, billLine, billLineDetail, billPart, billPartKinds } from './bill-detail'

export const listBills = defineCall({
  name: 'listBills',
  summary: 'List your bills, newest month first, with totals by month and status',
  methods: ['GET'],
  path: paths.listBills,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ ...pageInput, ...billFilter }),
  output: pageOf(ownBill).extend({
    /** Of the months and the channel asked for, whatever the status. */
    sums: z.array(billSum),
    months: z.array(billMonth),
    /** Of the first bill there ever was. */
    first_month: month.nullable(),
    /** All that ever had a bill. */
    channels: z.array(z.object({ id, name: z.string() })),
  }),
})

/** It waives no correction; said twice, it changes nothing. */
export const confirmBills = defineCall({
  name: 'confirmBills',
  summary: 'Confirm bills; they can be withdrawn once the payer has paid',
  methods: ['POST'],
  path: paths.confirmBills,
  access: 'member',
  effect: 'change',
  colleagues: ['owner', 'finance'],
  input: z.object({ bill_ids: z.array(id).min(1).max(1000) }),
  output: z.object({
    /** Confirmed, and still waiting for the payer's money. */
    waiting: z.number().int(),
    available: z.number().int(),
  }),
})

export const readBill = defineCall({
  name: 'readBill',
  summary: 'Retrieve a bill: how its amount adds up, what it corrects, and its support tickets',
  methods: ['GET'],
  path: paths.readBill,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ id }),
  output: billDetail,
})

/** What narrows a bill's lines. A whole release has an empty code. */
const within = {
  work_id: id.optional(),
  isrc: token(12).optional(),
  country: token(8).optional(),
  usage: seen(300).optional(),
}

export const listBillParts = defineCall({
  name: 'listBillParts',
  summary: 'List what makes up a bill, by recording, country or usage, largest first',
  methods: ['GET'],
  path: paths.listBillParts,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ ...pageInput, id, by: z.enum(billPartKinds), ...within }),
  output: pageOf(billPart),
})

export const listBillLines = defineCall({
  name: 'listBillLines',
  summary: 'List the report lines behind a bill, each with its calculation',
  methods: ['GET'],
  path: paths.listBillLines,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ ...pageInput, id, ...within }),
  output: pageOf(billLine),
})

export const readBillLine = defineCall({
  name: 'readBillLine',
  summary: 'Retrieve a report line as written, and what it adds to your bill',
  methods: ['GET'],
  path: paths.readBillLine,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ id, line: wholeNumber(1, 2 ** 31 - 1) }),
  output: billLineDetail,
})

export const billsExportPath = '/bills.csv'
export const billLinesExportPath = '/bill-lines.csv'
export const billPartsExportPath = '/bill-parts.csv'
export const billPartsExportInput = z.object({ id, by: z.enum(billPartKinds) })
