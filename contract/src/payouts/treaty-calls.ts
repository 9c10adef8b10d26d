// What finance does about treaty documents of non-residents.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { prose } from '../text'
import { day, done, factorCode, id } from '../wire'
import { payoutDesk } from './payout-desk'
import { treatyRate } from './treaty'

export const proposeTreaty = defineCall({
  name: 'proposeTreaty',
  summary: 'Enter a non-resident’s tax treaty document; it counts once another person confirms it',
  methods: ['POST'],
  path: paths.proposeTreaty,
  access: payoutDesk,
  effect: 'change',
  /** The file is the document. */
  body: 'multipart',
  input: z.object({ member_id: id, rate: treatyRate, valid_until: day, reason: prose(500, 2) }),
  output: done,
})

export const confirmTreaty = defineCall({
  name: 'confirmTreaty',
  summary: 'Confirm a tax treaty document that somebody else entered; one that counted before ends',
  methods: ['POST'],
  path: paths.confirmTreaty,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, code: factorCode }),
  output: done,
})

export const endTreaty = defineCall({
  name: 'endTreaty',
  summary: 'Refuse a tax treaty document, take one’s own back, or end one that counts',
  methods: ['POST'],
  path: paths.endTreaty,
  access: payoutDesk,
  effect: 'change',
  input: z.object({ id, reason: prose(500, 2) }),
  output: done,
})
