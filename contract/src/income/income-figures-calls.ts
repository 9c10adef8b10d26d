// What members see of their income as a whole.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { paths } from '../paths'
import { id, month, nothing, wholeNumber } from '../wire'
import { amount, exactAmount } from './bill'
import { incomeCell, incomePart, incomePartKinds, playedMonth } from './income-figures'

const standing = z.object({ amount, bills: z.number().int() })

export const incomeStanding = defineCall({
  name: 'incomeStanding',
  summary: 'Retrieve the totals of your income by status, in the site’s currency',
  methods: ['GET'],
  path: paths.incomeStanding,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: nothing,
  output: z.object({
    currency: z.enum(currencies),
    to_confirm: standing.extend({
      /** Wait for a word of the member. */
      unanswered: z.number().int(),
      /** Wait for the payer's money, confirmed or not. */
      uncovered: z.number().int(),
    }),
    /** Corrections below zero are in it. */
    available: standing.extend({ adjustments: z.number().int() }),
    in_withdrawal: standing,
    paid: standing,
    held: standing,
  }),
})

/** Both included; two years at most at a time are drawn, all may be asked for. */
const period = {
  from: month,
  to: month,
  /** The months to compare with. */
  vs_from: month.optional(),
  vs_to: month.optional(),
}

export const incomeFigures = defineCall({
  name: 'incomeFigures',
  summary: 'Retrieve your income and plays by month and channel, and plays reported before the money',
  methods: ['GET'],
  path: paths.incomeFigures,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object(period),
  output: z.object({
    currency: z.enum(currencies),
    first_month: month.nullable(),
    channels: z.array(z.object({ id, name: z.string() })),
    cells: z.array(incomeCell),
    before: z.array(incomeCell),
    /** By the month of the sale: those that bills are about, and those of reports without money. Never added up. */
    billed: z.array(playedMonth),
    ahead: z.array(playedMonth),
  }),
})

export const incomeParts = defineCall({
  name: 'incomeParts',
  summary: 'List your income by recording or country, largest first',
  methods: ['GET'],
  path: paths.incomeParts,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ ...period, by: z.enum(incomePartKinds), limit: wholeNumber(1, 250).default(10) }),
  output: z.object({
    items: z.array(incomePart),
    /** All of them, also those that are not listed. */
    total: z.object({ count: z.number().int(), amount: exactAmount, plays: z.number().int() }),
  }),
})

export const incomeExportPath = '/income-figures.csv'
export const incomeExportInput = z.object({
  from: month,
  to: month,
  by: z.enum(['month', ...incomePartKinds]).default('month'),
})
