// Keys with which a label's own tools speak for its account. Only its owner makes and ends them, in the browser.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { words } from '../text'
import { done, nothing, smsCode, timestamp } from '../wire'
import { scopes } from './scopes'

const owner = ['owner'] as const
/** Open at the same time, of one account. */
export const mostKeys = 20
export const keyDays = [30, 90, 365] as const

export const keyStates = ['open', 'ended', 'expired'] as const
/** Why it ended before its time. */
export const keyEndings = ['owner', 'frozen', 'closed', 'recovered', 'restored'] as const

export const apiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What it begins with, by which its owner knows it again. */
  hint: z.string(),
  scopes: z.array(z.enum(scopes)),
  state: z.enum(keyStates),
  created_at: timestamp,
  expires_at: timestamp,
  last_used_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  ended_because: z.enum(keyEndings).nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

export const listApiKeys = defineCall({
  name: 'listApiKeys',
  summary: 'The API keys of the account, open ones first; those that ended stay for 90 days',
  methods: ['GET'],
  path: paths.listApiKeys,
  access: 'member',
  effect: 'read',
  colleagues: owner,
  input: nothing,
  output: z.array(apiKey),
})

export const makeApiKey = defineCall({
  name: 'makeApiKey',
  summary: 'Make an API key; the answer is the only time it is shown',
  methods: ['POST'],
  path: paths.makeApiKey,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 20, seconds: 3600, per: 'account' },
  input: z.object({
    name: words(60, 1),
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .refine(chosen => new Set(chosen).size === chosen.length),
    days: z.literal(keyDays),
    sms_code: smsCode,
  }),
  output: z.object({ key: z.string(), id: z.number().int() }),
})

export const endApiKey = defineCall({
  name: 'endApiKey',
  summary: 'End an API key; it is refused from the next second on',
  methods: ['POST'],
  path: paths.endApiKey,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  idempotent: true,
  input: z.object({ id: z.number().int().positive() }),
  output: done,
})

export const readOwnKey = defineCall({
  name: 'readOwnKey',
  summary: 'What the key of this request is good for, and for whom it speaks',
  methods: ['GET'],
  path: paths.readOwnKey,
  access: 'member',
  effect: 'read',
  scope: 'any',
  input: nothing,
  output: z.object({
    name: z.string(),
    scopes: z.array(z.enum(scopes)),
    expires_at: timestamp,
    account: z.object({ nickname: z.string() }),
  }),
})
