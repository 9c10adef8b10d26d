import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { prose } from '../text'
import { done, factorCode, id } from '../wire'
import { incomeDesk } from './payer-calls'

export const confirmMoneyRequest = defineCall({
  name: 'confirmMoneyRequest',
  summary:
    'Confirm what a colleague asks for: a payment, moving money, giving up a difference, or a reversal',
  methods: ['POST'],
  path: paths.confirmMoneyRequest,
  access: incomeDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, code: factorCode }),
  output: done,
})

export const refuseMoneyRequest = defineCall({
  name: 'refuseMoneyRequest',
  summary: 'Refuse what a colleague asks for, or take your own request back',
  methods: ['POST'],
  path: paths.refuseMoneyRequest,
  access: incomeDesk,
  effect: 'change',
  input: z.object({ id, reason: prose(500, 2) }),
  output: done,
})
