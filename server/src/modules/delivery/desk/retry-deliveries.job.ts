// Everything that a list shows and that can be tried again, a page at a time. What is tried again has changed since it was asked
// for, so that it is not met twice, not even when it fails at once.
import { z } from 'zod'
import { mostRetried, retryAllDeliveries } from '#contract/distribution/delivery-calls'
import { systemClock } from '../../../platform/clock'
import type { Job, JobContext, JobName } from '../../../platform/jobs/job'
import { type DeliveryFilter, listDeliveryPlaces } from './delivery-list.queries'
import { filterOf } from './list-deliveries'
import type { ShownState } from './shown-columns'
import { tryAgain } from './try-again'

const payloadShape = z.object({
  wanted: retryAllDeliveries.input,
  staffId: z.number().int(),
  askedAt: z.iso.datetime(),
})
type Payload = z.output<typeof payloadShape>
type Place = NonNullable<DeliveryFilter['after']>

export const retryJob: JobName<Payload> = { name: 'retryDeliveries', payload: payloadShape }

const failedStates: readonly ShownState[] = ['stuck', 'refused']
/** Behind every id there is. */
const last = Number.MAX_SAFE_INTEGER

export const retryDeliveries: Job<Payload> = {
  ...retryJob,
  lane: 'heavy',
  async run(context) {
    const { database, agentId, payload } = context
    const { wanted, askedAt } = payload
    const filter = await database.read(agentId, tx => filterOf(tx, wanted))
    const states = failedStates.filter(state => filter.states?.includes(state) ?? true)
    if (states.length === 0) return
    let after: Place | undefined = { at: askedAt, id: last }
    while (after) {
      const page: DeliveryFilter = { ...filter, states, after, limit: mostRetried }
      after = await retryPage(context, page)
    }
  },
}

/** Where the page ends; undefined: it was the last. */
async function retryPage(
  { database, agentId, payload: { staffId } }: JobContext<Payload>,
  page: DeliveryFilter,
): Promise<Place | undefined> {
  const found = await database.read(agentId, tx => listDeliveryPlaces(tx, page))
  const ids = found.map(({ id }) => id)
  await database.change(agentId, tx => tryAgain(tx, ids, { staffId, now: systemClock.now() }))
  const end = found.at(-1)
  return end && found.length === page.limit ? { at: end.place, id: end.id } : undefined
}
