// Who pays, in which currency, and how their files are read.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { paths } from '../paths'
import { words } from '../text'
import { done, id, nothing, timestamp, version } from '../wire'
import { readingOverrides } from './reading'

export const incomeDesk = ['finance'] as const

/** As a payer calls one of the channels it pays for. */
const payerStore = z.object({ store: words(200, 1), channel_id: id })

/** Where it leaves its reports, part of the storage's keys. */
export const dropFolderName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/)

const payer = z.object({
  id,
  name: z.string(),
  currency: z.enum(currencies),
  /** How its files are read; null: found out from each file. */
  reading: readingOverrides.nullable(),
  drop_folder: z.string().nullable(),
  /** The prefix in storage that belongs to the folder, as whoever opens it for the payer has to know it. */
  drop_prefix: z.string().nullable(),
  is_sandbox: z.boolean(),
  is_archived: z.boolean(),
  version,
  stores: z.array(z.object({ store: z.string(), channel_id: id })),
  reports: z.number().int(),
  last_report_at: timestamp.nullable(),
})
export type Payer = z.output<typeof payer>

export const listPayers = defineCall({
  name: 'listPayers',
  summary: 'Who sends reports and money, with how their files are read',
  methods: ['GET'],
  path: paths.listPayers,
  access: incomeDesk,
  effect: 'read',
  input: nothing,
  output: z.array(payer),
})

export const listIncomeChannels = defineCall({
  name: 'listIncomeChannels',
  summary: 'The channels that stores of reports can be, by their names in the reader’s language',
  methods: ['GET'],
  path: paths.listIncomeChannels,
  access: incomeDesk,
  effect: 'read',
  input: nothing,
  output: z.array(z.object({ id, name: z.string(), is_sandbox: z.boolean() })),
})

const payerText = {
  name: words(100, 1),
  currency: z.enum(currencies),
  drop_folder: dropFolderName.nullable(),
  reading: readingOverrides.nullable(),
  stores: z.array(payerStore).max(1000),
}

export const createPayer = defineCall({
  name: 'createPayer',
  summary: 'Add somebody who sends reports and money',
  methods: ['POST'],
  path: paths.createPayer,
  access: incomeDesk,
  effect: 'change',
  input: z.object(payerText),
  output: z.object({ id, version }),
})

export const savePayer = defineCall({
  name: 'savePayer',
  summary: 'Keep what is known about a payer; refused when somebody else has saved meanwhile',
  methods: ['POST'],
  path: paths.savePayer,
  access: incomeDesk,
  effect: 'change',
  input: z.object({ id, version, ...payerText }),
  output: z.object({ version }),
})

export const archivePayer = defineCall({
  name: 'archivePayer',
  summary: 'Take a payer out of the lists, or back in; its reports and money stay',
  methods: ['POST'],
  path: paths.archivePayer,
  access: incomeDesk,
  effect: 'change',
  idempotent: true,
  input: z.object({ id, is_archived: z.boolean() }),
  output: done,
})
