import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { id } from '../wire'
import { bill, billStatusFilter, billSum } from './bill'

export const listBills = defineCall({
  name: 'listBills',
  summary: 'The own bills, the newest month first, with sums by status and currency over all of them',
  methods: ['GET'],
  path: paths.listBills,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput, status: billStatusFilter.optional() }),
  output: pageOf(bill).extend({ sums: z.array(billSum) }),
})

/** It waives no correction; said twice, it changes nothing. */
export const confirmBills = defineCall({
  name: 'confirmBills',
  summary: 'Agree with bills: they can be withdrawn once the payer’s money is there',
  methods: ['POST'],
  path: paths.confirmBills,
  access: 'member',
  effect: 'change',
  colleagues: ['owner', 'finance'],
  input: z.object({ bill_ids: z.array(id).min(1).max(1000) }),
  output: z.null(),
})
