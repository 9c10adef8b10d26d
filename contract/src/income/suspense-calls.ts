// Titles whose recording nobody knows yet: one decision for all lines of a title, remembered for the payer's next reports.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { token, words } from '../text'
import { done, id, timestamp } from '../wire'
import { incomeDesk } from './payer-calls'
import { exactAmount, reportCurrency } from './report'

/** Of our catalogue. Without an ISRC it is the whole release. */
const recording = z.object({
  work_id: id,
  isrc: z.string().nullable(),
  title: z.string(),
  version: z.string(),
  artists: z.string(),
  release: z.string(),
  upc: z.string().nullable(),
  member: z.string(),
})
export type Recording = z.output<typeof recording>

/** Why a recording is proposed, or what speaks against it. */
export const proposalReasons = [
  ...(['same-title', 'same-artist', 'like-title', 'like-artist', 'same-release'] as const),
  ...(['other-script', 'version-differs'] as const),
] as const

const titleKey = z.string().regex(/^[0-9a-f]{64}$/)

const suspenseTitle = z.object({
  /** What is decided for one is decided for all with this key. */
  key: titleKey,
  kind: z.enum(['track', 'release']),
  ...{ name: z.string(), artist: z.string(), release: z.string() },
  ...{ isrc: z.string(), upc: z.string(), custom_id: z.string() },
  stores: z.array(z.string()),
  lines: z.number(),
  amounts: z.array(z.object({ currency: reportCurrency, amount: exactAmount })),
  proposals: z.array(recording.extend({ reasons: z.array(z.enum(proposalReasons)) })),
  decision: z
    .object({
      id,
      recording,
      by: z.string(),
      at: timestamp,
      /** Made for an earlier report. */
      is_remembered: z.boolean(),
      can_undo: z.boolean(),
    })
    .nullable(),
})
export type SuspenseTitle = z.output<typeof suspenseTitle>

export const listSuspense = defineCall({
  name: 'listSuspense',
  summary:
    'Titles of a report that nobody has named, the ones with most money first, or those somebody has decided about',
  methods: ['GET'],
  path: paths.listSuspense,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ ...pageInput, report_id: id, show: z.enum(['open', 'decided']).default('open') }),
  output: pageOf(suspenseTitle),
})

export const searchRecordings = defineCall({
  name: 'searchRecordings',
  summary: 'Recordings and releases of the catalogue by title, artist or code',
  methods: ['GET'],
  path: paths.searchRecordings,
  access: incomeDesk,
  effect: 'read',
  input: z.object({ query: words(100, 1), kind: z.enum(['track', 'release']) }),
  output: z.array(recording),
})

export const matchTitle = defineCall({
  name: 'matchTitle',
  summary: 'Say which recording all lines of a title are of',
  methods: ['POST'],
  path: paths.matchTitle,
  access: incomeDesk,
  effect: 'change',
  idempotent: true,
  input: z.object({ report_id: id, key: titleKey, work_id: id, isrc: token(12).nullable() }),
  output: done,
})

export const undoMatch = defineCall({
  name: 'undoMatch',
  summary: 'Take a decision about a title back, as long as nothing was posted by it',
  methods: ['POST'],
  path: paths.undoMatch,
  access: incomeDesk,
  effect: 'change',
  idempotent: true,
  input: z.object({ report_id: id, decision_id: id }),
  output: done,
})
