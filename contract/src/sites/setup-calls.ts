// The first hour of a new site: what has to be there before the first release goes out.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { done, nothing } from '../wire'

const admin = ['admin'] as const

/** In the order that they are done. */
export const setupSteps = [
  'name',
  'filing',
  'keeping',
  'agreements',
  'codes',
  'channels',
  'recipients',
  'sms',
  'staff',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What nothing on the site shows by itself, or a site may do without: somebody says so, and answers for it. */
export const markedSteps = ['filing', 'agreements', 'sms', 'staff'] as const satisfies readonly SetupStep[]
export type MarkedStep = (typeof markedSteps)[number]

export const readSetup = defineCall({
  name: 'readSetup',
  summary: 'What a new site still needs',
  methods: ['GET'],
  path: paths.readSetup,
  access: admin,
  effect: 'read',
  input: nothing,
  output: z.object({
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        is_done: z.boolean(),
        /** Who said so and when, where a person did. */
        marked: z.object({ by: z.string(), at: z.string() }).nullable(),
      }),
    ),
  }),
})

export const markSetupStep = defineCall({
  name: 'markSetupStep',
  summary: 'Say that a step of the setup is done or not needed, or take that back',
  methods: ['POST'],
  path: paths.markSetupStep,
  access: admin,
  effect: 'change',
  idempotent: true,
  input: z.object({ step: z.enum(markedSteps), is_marked: z.boolean() }),
  output: done,
})
