// One bill down to the lines of the report: what its member may see of where it comes from.
import { z } from 'zod'
import { currencies } from '../currency'
import { id, month, timestamp } from '../wire'
import { exactAmount, ownBill } from './bill'
import { billStatuses } from './bill-status'
import { columnRoles } from './reading'

/** A recording on a release; without a code it is the whole release. */
const ofTrack = { work_id: id, isrc: z.string(), title: z.string(), release: z.string() }

/** How the money came here, unrounded, in the bill's currency. */
const flow = z.object({
  /** What the channel paid for these tracks. */
  paid: exactAmount,
  /** The member's part of it after splits. */
  part: exactAmount,
  /** The largest first; the others together have no number. */
  tracks: z.array(
    z.object({
      ...ofTrack,
      work_id: id.nullable(),
      count: z.number().int(),
      paid: exactAmount,
      part: exactAmount,
    }),
  ),
})

const otherBill = z.object({ id, month, sp_name: z.string(), status: z.literal(billStatuses) })

export const billDetail = ownBill.extend({
  posted_at: timestamp,
  /** The file, and who sent it and pays for it. */
  report: z.object({ name: z.string(), payer: z.string(), covered_at: timestamp.nullable() }),
  exact: exactAmount,
  rest_before: exactAmount,
  rest_after: exactAmount,
  lines: z.number().int(),
  flow,
  exchanges: z.array(z.object({ currency: z.string(), rate: exactAmount })),
  /** Every rate that holds for one of its tracks, from 0 to 1. */
  rates: z.array(exactAmount),
  reversed_at: timestamp.nullable(),
  corrected: otherBill.nullable(),
  corrected_by: otherBill.nullable(),
})

export const billPartKinds = ['track', 'country', 'usage'] as const
export type BillPartKind = (typeof billPartKinds)[number]

/** A part of a bill: a recording, a country or region, or a way of use, possibly within another one. */
export const billPart = z.object({
  work_id: id.nullable(),
  isrc: z.string(),
  /** Of the recording; the code of the country; the way of use as the report calls it. */
  name: z.string(),
  release: z.string(),
  cover_url: z.string().nullable(),
  /** The member's part of the recording, from 0 to 1; several where it changed between months. */
  splits: z.array(exactAmount),
  plays: z.number().int(),
  /** As reported; null: in several currencies. */
  amount: exactAmount.nullable(),
  currency: z.string().nullable(),
  exact: exactAmount,
})

/** Amount × exchange × split × rate = exact. */
export const billLine = z.object({
  line: z.number().int(),
  ...ofTrack,
  sale_month: month,
  store: z.string(),
  country: z.string(),
  usage: z.string(),
  quantity: z.number().int(),
  amount: exactAmount,
  currency: z.enum(currencies),
  exchange: exactAmount,
  split: exactAmount,
  rate: exactAmount,
  exact: exactAmount,
})

export const billLineDetail = billLine.extend({
  /** With the sheet, where the file has sheets. */
  report: z.string(),
  /** From 1, on its sheet or in its file. */
  row: z.number(),
  /** As it stands in the report; null: the text is not kept. */
  text: z.string().nullable(),
  /** The same, cell by cell; what a cell was read as stands beside it. Empty where the report has no header. */
  cells: z.array(z.object({ name: z.string(), text: z.string(), role: z.enum(columnRoles).nullable() })),
})
