// What waits for a second person.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { done, factorCode, id, nothing } from '../wire'
import { deed } from './deed'

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
