// What finance sees of income as a whole.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { paths } from '../paths'
import { id, month, timestamp, wholeNumber } from '../wire'
import { amount } from './bill'
import { incomeDesk } from './payer-calls'

export const deskFigureKinds = ['payer', 'channel', 'member', 'month'] as const
export type DeskFigureKind = (typeof deskFigureKinds)[number]

const period = { from: month, to: month }

export const deskIncomeFigures = defineCall({
  name: 'deskIncomeFigures',
  summary: 'Income of all members by payer, channel, member or month, the largest first',
  methods: ['GET'],
  path: paths.deskIncomeFigures,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ ...period, by: z.enum(deskFigureKinds), limit: wholeNumber(1, 200).default(50) }),
  output: z.object({
    currency: z.enum(currencies),
    items: z.array(
      z.object({
        /** Of the payer, channel or member; null: it is a month. */
        id: id.nullable(),
        name: z.string(),
        bills: z.number().int(),
        plays: z.number().int(),
        /** Parts of members before and after the rate. */
        total: amount,
        share: amount,
      }),
    ),
    count: z.number().int(),
    total: amount,
    share: amount,
  }),
})

const ofReport = { report_id: id, name: z.string(), payer: z.string(), since: timestamp }

export const deskIncomeWaiting = defineCall({
  name: 'deskIncomeWaiting',
  summary:
    'Posted reports whose money is not there, money that belongs to another report, and lines that belong to nobody yet; the oldest first',
  methods: ['GET'],
  path: paths.deskIncomeWaiting,
  access: incomeDesk,
  effect: 'read',
  input: z.object({}),
  output: z.object({
    /** Below nothing it was paid too much, or reversed after it was paid. */
    uncovered: z.array(z.object({ ...ofReport, currency: z.enum(currencies), open: amount })),
    suspense: z.array(z.object({ ...ofReport, currency: z.enum(currencies), amount })),
  }),
})

/** Answers with a file instead of an envelope, so it is no call of the contract. */
export const deskIncomeExportPath = '/api/income/desk-figures-export'
export const deskIncomeExportInput = z.object({
  ...period,
  by: z.enum([...deskFigureKinds, 'uncovered', 'suspense']),
})
