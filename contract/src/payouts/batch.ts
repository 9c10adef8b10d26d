// Files for a bank, and what it answers.
import { z } from 'zod'
import { amount } from '../income/bill'
import { words } from '../text'
import { day, id, timestamp } from '../wire'

/** What a column of a bank's file can hold. */
export const batchFields = [
  'position',
  'reference',
  'number',
  'holder',
  'account',
  'bank',
  'branch',
  'cnaps',
  'amount',
  'currency',
  'purpose',
  'fixed',
] as const

/** What a row above or below the table can say about the whole file: by these a bank sees that it has all of it. */
export const summaryFields = ['batch', 'count', 'sum', 'currency', 'day', 'fixed'] as const

const summaryRow = z.object({ field: z.enum(summaryFields), title: words(60), text: words(60).default('') })
const summaryRows = z.array(summaryRow).max(10).default([])

export const batchFormats = ['csv', 'xlsx'] as const
export const batchEncodings = ['utf-8', 'gb18030'] as const
export const batchDelimiters = [',', ';', '\t', '|'] as const

export const batchLayout = z.object({
  name: words(60, 1),
  format: z.enum(batchFormats),
  encoding: z.enum(batchEncodings).default('utf-8'),
  delimiter: z.enum(batchDelimiters).default(','),
  has_header: z.boolean().default(true),
  columns: z
    .array(z.object({ field: z.enum(batchFields), title: words(60), text: words(60).default('') }))
    .min(1)
    .max(40),
  /** Above and below the table, a title and a value each. */
  head_rows: summaryRows,
  foot_rows: summaryRows,
})
export type BatchLayout = z.output<typeof batchLayout>

export const keptLayout = batchLayout.extend({ id, version: z.number().int() })

export const payoutBatch = z.object({
  id,
  /** 0118: as it stands on files and statements. */
  number: z.string(),
  layout: z.string(),
  format: z.enum(batchFormats),
  currency: z.string(),
  payouts: z.number().int(),
  sum: amount,
  made_by: z.string(),
  made_at: timestamp,
  /** Null: it is being written. */
  file: z.object({ name: z.string(), size: z.number().int(), sha256: z.string() }).nullable(),
  paid: z.number().int(),
  failed: z.number().int(),
  /** Nothing is known yet. */
  open: z.number().int(),
})

export const batchItem = z.object({
  position: z.number().int(),
  withdrawal: z.object({ id, number: z.string(), version: z.number().int() }),
  member: z.object({ id, name: z.string() }),
  reference: z.string(),
  amount,
  outcome: z.enum(['paid', 'failed']).nullable(),
})

/** Why a line of a bank's answer changes nothing. */
export const resultProblems = [
  'unknown_reference',
  'other_batch',
  'wrong_amount',
  'unknown_outcome',
  /** In the future, before the approval, or no day at all. */
  'wrong_day',
  'twice',
  'settled',
] as const

/** What makes a bank's file as a whole not to be trusted: it is of another batch, or its amounts are not ours. */
export const resultBlocks = [
  'other_batch',
  'wrong_amount',
] as const satisfies readonly (typeof resultProblems)[number][]

export const bankResultLine = z.object({
  position: z.number().int(),
  reference: z.string(),
  amount: z.string(),
  outcome: z.enum(['paid', 'failed']).nullable(),
  bank_reference: z.string(),
  /** As the file says it. */
  paid_on: day.nullable(),
  reason: z.string(),
  number: z.string(),
  problem: z.enum(resultProblems).nullable(),
})

export const bankResult = z.object({
  id,
  batch: z.object({ id, number: z.string() }),
  file_name: z.string(),
  lines: z.number().int(),
  /** What it would do, or did. */
  paid: z.number().int(),
  paid_sum: amount,
  failed: z.number().int(),
  failed_sum: amount,
  problems: z.number().int(),
  /** Of the batch, without a word in this file. */
  unmentioned: z.number().int(),
  read_by: z.string(),
  read_at: timestamp,
  /** Nothing of it is carried out. */
  blocked: z.enum(resultBlocks).nullable(),
  /** Asked for, and a worker is at it. */
  applying: z
    .object({ by: z.string(), since: timestamp, done: z.number().int(), total: z.number().int() })
    .nullable(),
  /** Who asked for it works here no longer: somebody else asks, and it goes on from there. */
  stopped: z
    .object({ by: z.string(), since: timestamp, done: z.number().int(), total: z.number().int() })
    .nullable(),
  applied_by: z.string().nullable(),
  applied_at: timestamp.nullable(),
  can: z.object({ apply: z.boolean() }),
})

/** 118 → 0118. */
export const batchNumber = (number: number) => String(number).padStart(4, '0')
