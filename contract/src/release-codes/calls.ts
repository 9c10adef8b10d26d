// Ranges of ISRC and UPC that the agent was given, and how much of them is left.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { done, id, nothing, timestamp } from '../wire'
import { isrcPrefix, upcItemDigits, upcPrefix } from './ranges'

export const codeKinds = ['isrc', 'upc'] as const
export type CodeKind = (typeof codeKinds)[number]

const codeRange = z.object({
  id,
  kind: z.enum(codeKinds),
  prefix: z.string(),
  first: z.number().int(),
  last: z.number().int(),
  /** What the next work gets; null: used up, or closed. */
  next_code: z.string().nullable(),
  used: z.number().int(),
  left: z.number().int(),
  closed_at: timestamp.nullable(),
  created_at: timestamp,
})

export const listCodeRanges = defineCall({
  name: 'listCodeRanges',
  summary: 'Ranges of codes and what is left of each',
  methods: ['GET'],
  path: paths.listCodeRanges,
  access: ['admin', 'rights'],
  effect: 'read',
  input: nothing,
  output: z.object({
    ranges: z.array(codeRange),
    /** Over all open ranges. `is_low`: fewer than the alarm of the settings. ISRC numbers count for this year. */
    stock: z.record(
      z.enum(codeKinds),
      z.object({ left: z.number().int(), alarm: z.number().int(), is_low: z.boolean() }),
    ),
  }),
})

/** Of the shortest prefix. */
const mostItems = 999_999

export const addCodeRange = defineCall({
  name: 'addCodeRange',
  summary: 'Add a range of codes; it is used when the ones before it are used up',
  methods: ['POST'],
  path: paths.addCodeRange,
  access: ['admin'],
  effect: 'change',
  input: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('isrc'),
        prefix: z.string().trim().toUpperCase().regex(isrcPrefix),
        first: z.number().int().min(0).max(99_999),
        last: z.number().int().min(0).max(99_999),
      }),
      z.object({
        kind: z.literal('upc'),
        prefix: z.string().trim().regex(upcPrefix),
        first: z.number().int().min(0).max(mostItems),
        last: z.number().int().min(0).max(mostItems),
      }),
    ])
    .refine(({ first, last }) => first <= last, { path: ['last'] })
    .refine(({ kind, prefix, last }) => kind === 'isrc' || last < 10 ** upcItemDigits(prefix), {
      path: ['last'],
    }),
  output: z.object({ id }),
})

export const closeCodeRange = defineCall({
  name: 'closeCodeRange',
  summary: 'Use a range no more; codes that were given out stay',
  methods: ['POST'],
  path: paths.closeCodeRange,
  access: ['admin'],
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const setCodeAlarms = defineCall({
  name: 'setCodeAlarms',
  summary: 'How many codes are left when staff are told to get more',
  methods: ['POST'],
  path: paths.setCodeAlarms,
  access: ['admin'],
  effect: 'change',
  idempotent: true,
  input: z.object({ isrc: z.number().int().min(0).max(99_999), upc: z.number().int().min(0).max(9_999_999) }),
  output: done,
})
