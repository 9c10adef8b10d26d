// How the site stands, for the people who run it. Each role sees its own part.
import { z } from 'zod'
import { defineCall, staffRoles } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { codeKinds } from '../release-codes/calls'
import { day, done, id, nothing, timestamp, wholeNumber } from '../wire'
import { workStatuses } from '../works/work-status'

const queue = z.object({
  waiting: z.number().int(),
  /** Since when the longest waiting one waits. */
  oldest_at: timestamp.nullable(),
  /** Beyond what the site has promised. */
  late: z.number().int(),
})

const dayFigure = z.object({ day, count: z.number().int() })

export const jobLanes = [
  'quick',
  'mail',
  'notices',
  'heavy',
  'long',
  'packing',
  'transfer',
  'webhooks',
] as const

/** What counts as having gone live lately. */
export const liveDays = 7

/** How many messages to channels stand where. What was withdrawn is not counted. */
const deliveryFigures = {
  /** The first try is still to come. */
  queued: z.number().int(),
  /** The last try has failed. */
  failing: z.number().int(),
  /** Being packed or sent. */
  sending: z.number().int(),
  delivered: z.number().int(),
  /** Releases that the channel has. */
  live: z.number().int(),
  refused: z.number().int(),
  /** When the oldest one was queued that is still with us. */
  oldest_waiting_at: timestamp.nullable(),
  /** When the oldest one was queued that its channel has not confirmed yet. */
  oldest_delivered_at: timestamp.nullable(),
  /** When the oldest one was queued that its channel refuses. */
  oldest_refused_at: timestamp.nullable(),
}

export const readDashboard = defineCall({
  name: 'readDashboard',
  summary: 'Queues and their ages, works by status over time, uploads, storage, jobs that failed',
  methods: ['GET'],
  path: paths.readDashboard,
  access: staffRoles,
  effect: 'read',
  input: z.object({ days: wholeNumber(7, 365).default(30) }),
  output: z.object({
    /** Only those of the roles that the reader has. */
    queues: z.object({
      content: queue.nullable(),
      rights: queue.nullable(),
      cases: queue.nullable(),
      checks: queue.nullable(),
      tickets: queue.nullable(),
      /** Claims of infringement in which staff have the next step. */
      claims: queue.nullable(),
      /** Claims that hold income, with bills from before that finance has yet to hold. */
      disputes: queue.nullable(),
      /** Payments, differences and reversals that colleagues ask the reader to confirm. */
      requests: queue.nullable(),
      /** Changes that wait for a second admin: the reader may agree to them, or stop them. Late: they end within a day. */
      deeds: queue.nullable(),
      /** Pictures of a model that nobody has passed yet. */
      pictures: queue.nullable(),
      /** Reports that others brought in and checked: the reader may be the second person. */
      reports: queue.nullable(),
    }),
    works: z.object({
      now: z.array(z.object({ status: z.enum(workStatuses), count: z.number().int() })),
      /** At the end of each day, the groups of statuses that a picture can show. */
      over_time: z.array(
        z.object({
          day,
          draft: z.number().int(),
          review: z.number().int(),
          rejected: z.number().int(),
          distribution: z.number().int(),
          online: z.number().int(),
          down: z.number().int(),
        }),
      ),
    }),
    members: z.object({ total: z.number().int(), new_by_day: z.array(dayFigure) }),
    uploads: z.object({
      by_day: z.array(z.object({ day, files: z.number().int(), bytes: z.number().int() })),
    }),
    storage: z.object({ files: z.number().int(), bytes: z.number().int() }),
    deliveries: z.object({
      ...deliveryFigures,
      /** Without one that is on, nobody can choose where a work goes. */
      channels_on: z.number().int(),
      /** In the operator's order; one that is switched off only while something of it is left. */
      channels: z.array(z.object({ id, name: z.string(), is_on: z.boolean(), ...deliveryFigures })),
      /** Releases that became audible at a channel during the last days, today among them. */
      went_live: z.number().int(),
    }),
    /** Null for staff who cannot do anything about it. */
    failed_jobs: z.number().int().nullable(),
    /** What could run now and waits for a runner: codes to phones in the quick lane, codes by mail and notices in their own, files in the
     * heavy one, whole catalogues and accounts in the long one; what goes to channels is packed in one and carried in another; webhooks have
     * their own. */
    job_lanes: z
      .array(z.object({ lane: z.enum(jobLanes), waiting: z.number().int(), oldest_at: timestamp.nullable() }))
      .nullable(),
    code_stock: z
      .record(
        z.enum(codeKinds),
        z.object({ left: z.number().int(), alarm: z.number().int(), is_low: z.boolean() }),
      )
      .nullable(),
    /** Without the programs that check audio, checks wait. */
    can_check_audio: z.boolean(),
  }),
})

export const countWaiting = defineCall({
  name: 'countWaiting',
  summary:
    'How many claims of infringement, disputes over income and requests of colleagues wait for the reader',
  methods: ['GET'],
  path: paths.countWaiting,
  access: staffRoles,
  effect: 'read',
  input: nothing,
  output: z.object({
    /** Null for staff who cannot do anything about it. */
    claims: z.number().int().nullable(),
    disputes: z.number().int().nullable(),
    requests: z.number().int().nullable(),
  }),
})

export const listFailedJobs = defineCall({
  name: 'listFailedJobs',
  summary: 'Work in the background that was given up after its last try, newest first',
  methods: ['GET'],
  path: paths.listFailedJobs,
  access: ['admin'],
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      id,
      task: z.string(),
      /** Which thing it was about, as far as its payload says. */
      about: z.record(z.string(), z.union([z.string(), z.number()])),
      attempts: z.number().int(),
      error: z.string(),
      created_at: timestamp,
      failed_at: timestamp,
    }),
  ),
})

export const retryJob = defineCall({
  name: 'retryJob',
  summary: 'Try a job again that was given up',
  methods: ['POST'],
  path: paths.retryJob,
  access: ['admin'],
  effect: 'change',
  input: z.object({ id }),
  output: done,
})

export const dropJob = defineCall({
  name: 'dropJob',
  summary: 'Give a failed job up for good',
  methods: ['POST'],
  path: paths.dropJob,
  access: ['admin'],
  effect: 'change',
  input: z.object({ id }),
  output: done,
})
