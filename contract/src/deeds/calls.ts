// What waits for a second person.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { token } from '../text'
import { done, factorCode, id, nothing } from '../wire'
import { confirmObstacles, deed } from './deed'

const admin = ['admin'] as const

export const listDeeds = defineCall({
  name: 'listDeeds',
  summary: 'Changes that wait for a second person, and the last ones that ended',
  methods: ['GET'],
  path: paths.listDeeds,
  access: admin,
  effect: 'read',
  input: nothing,
  output: z.object({ waiting: z.array(deed), ended: z.array(deed) }),
})

export const agreeToDeed = defineCall({
  name: 'agreeToDeed',
  summary: 'Say yes to what a colleague has asked for; it acts a day after the request at the earliest',
  methods: ['POST'],
  path: paths.agreeToDeed,
  access: admin,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, code: factorCode }),
  output: done,
})

export const stopDeed = defineCall({
  name: 'stopDeed',
  summary: 'Stop a change that waits',
  methods: ['POST'],
  path: paths.stopDeed,
  access: admin,
  effect: 'change',
  input: z.object({ id }),
  output: done,
})

const ownerLink = z.object({ link: token(200, 1) })
const ownerRate = { max: 30, seconds: 60, per: 'address' } as const

export const readOwnerDeed = defineCall({
  name: 'readOwnerDeed',
  summary: 'What the link asks for that the owner of a site got by mail',
  methods: ['GET'],
  path: paths.readOwnerDeed,
  access: 'anyone',
  effect: 'read',
  rate: ownerRate,
  input: ownerLink,
  output: deed
    .pick({ what: true, state: true, requested_by: true, requested_at: true, ready_at: true, ends_at: true })
    .extend({
      /** Null: the owner may confirm it. */
      cannot_confirm: z.enum(confirmObstacles).nullable(),
    }),
})

export const confirmOwnerDeed = defineCall({
  name: 'confirmOwnerDeed',
  summary: 'Confirm a change as the owner of the site; it acts 72 hours later',
  methods: ['POST'],
  path: paths.confirmOwnerDeed,
  access: 'anyone',
  effect: 'change',
  rate: ownerRate,
  input: ownerLink,
  output: done,
})

export const stopOwnerDeed = defineCall({
  name: 'stopOwnerDeed',
  summary: 'Stop a change as the owner of the site',
  methods: ['POST'],
  path: paths.stopOwnerDeed,
  access: 'anyone',
  effect: 'change',
  rate: ownerRate,
  input: ownerLink,
  output: done,
})
