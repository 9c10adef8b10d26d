// What the job is called and given, apart from what it does: whoever tells something asks for it.
import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import { enqueue, type JobName } from '../../platform/jobs/job'

export const deliverJob: JobName<{ endpointId: number }> = {
  name: 'deliverWebhooks',
  payload: z.object({ endpointId: z.number().int() }),
}

/** A job for each that asks: one that several share would make those wait for each other who told something. */
export const deliverNow = (tx: Tx, endpointId: number) => enqueue(tx, deliverJob, { endpointId })

/** Somebody else is at it. Apart from those for later, which would put it off. */
export const deliverSoon = (tx: Tx, endpointId: number, runAt: Date) =>
  enqueue(tx, deliverJob, { endpointId }, { key: `webhook ${endpointId} soon`, runAt })

export const deliverLater = (tx: Tx, endpointId: number, runAt: Date) =>
  enqueue(tx, deliverJob, { endpointId }, { key: `webhook ${endpointId} later`, runAt })
