// What members see of their income as a whole.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { paths } from '../paths'
import { nothing } from '../wire'
import { amount } from './bill'

const standing = z.object({ amount, bills: z.number().int() })

export const incomeStanding = defineCall({
  name: 'incomeStanding',
  summary: 'Where all of the own income stands, in the site’s currency',
  methods: ['GET'],
  path: paths.incomeStanding,
  access: 'member',
  effect: 'read',
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
