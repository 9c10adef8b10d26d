// Makes the package of a delivery and hands it to the sender. What may have left already is not made anew: it goes out as it was.
import type { SchemaFormat } from '#contract/distribution/schema-calls'
import { systemClock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job, type JobContext } from '../../../platform/jobs/job'
import { lockDeliveries, moveDeliveries, queueAnew } from '../../distribution/distribution.public'
import { lockWork } from '../../works/works.public'
import '../delivery.texts'
import { openSchemasFor } from '../formats/check-xsd'
import { buildsNothing } from '../packing/builds-nothing'
import { packDelivery } from '../packing/pack-delivery'
import { PackingFailed } from '../packing/packing-failed'
import { readInputs } from '../packing/read-inputs'
import { failDelivery } from './fail-delivery'
import { packJob, sendJob } from './job-names'
import { putPackage } from './packages.queries'
import { restorePackage } from './restore-package'
import { findDelivery, noteEvent } from './sending.queries'

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>
type Context = JobContext<{ deliveryId: number }>

export const packOneDelivery: Job<{ deliveryId: number }> = {
  ...packJob,
  lane: 'packing',
  async run(context) {
    const { database, agentId, payload } = context
    const delivery = await database.read(agentId, tx => findDelivery(tx, payload.deliveryId))
    // Taken back meanwhile, or packed by whoever was thought to be dead.
    if (delivery?.state !== 'packing') return
    try {
      if (delivery.left_at) await restorePackage(context, delivery.id)
      const files = delivery.left_at ? undefined : await pack(context, delivery)
      await database.change(agentId, tx => handOver(tx, delivery, files))
    } catch (error) {
      await giveBack(context, delivery, error)
    }
  },
}

async function pack({ database, agentId, services }: Context, delivery: Delivery) {
  const inputs = await database.read(agentId, tx => readInputs(tx, delivery.id))
  if (!inputs) throw new Error('a delivery that is being packed has no name, or is gone')
  if (buildsNothing(inputs)) throw new NothingToSell()
  const findSchemas = (format: SchemaFormat) =>
    openSchemasFor(services, work => database.read(agentId, work), format)
  const place = { database, services, agentId, findSchemas }
  return (await packDelivery(place, inputs)).files
}

/** Since it was queued the channel's territory has changed. */
class NothingToSell extends Error {}

async function handOver(tx: Tx, { id }: Delivery, files: Awaited<ReturnType<typeof pack>> | undefined) {
  const [locked] = await lockDeliveries(tx, [id])
  if (locked?.state !== 'packing') return
  const now = systemClock.now()
  if (files) {
    await putPackage(tx, id, files)
    const size = files.reduce((sum, file) => sum + file.size, 0)
    const params = { files: files.length, size: `${(size / 1_048_576).toFixed(1)} MB` }
    await noteEvent(tx, id, { said: { text: 'delivery.packed', params }, now })
  }
  await moveDeliveries(tx, [id], { to: 'sending', now })
  await enqueue(tx, sendJob, { deliveryId: id })
}

/** What is wrong with the work waits for somebody; what broke down here is tried again. */
async function giveBack({ database, agentId, log }: Context, delivery: Delivery, error: unknown) {
  if (error instanceof NothingToSell && delivery.kind === 'update') {
    await database.change(agentId, tx => takeBack(tx, delivery))
    return
  }
  const isFinal = error instanceof NothingToSell || error instanceof PackingFailed
  const said = saidOf(error)
  // What is wrong with a work needs no stack.
  if (isFinal) log.warn({ deliveryId: delivery.id, fault: String(error) }, 'a delivery could not be packed')
  else log.error({ err: error, deliveryId: delivery.id }, 'a delivery could not be packed')
  await database.change(agentId, async tx => {
    const [locked] = await lockDeliveries(tx, [delivery.id])
    if (locked?.state === 'packing')
      await failDelivery(tx, delivery, { said, now: systemClock.now(), isFinal })
  })
}

function saidOf(error: unknown) {
  if (error instanceof NothingToSell) return { text: 'delivery.noGround', params: {} }
  if (error instanceof PackingFailed) return { text: error.key, params: error.params }
  return { text: 'delivery.packingBroke', params: {} }
}

/** What the channel has of it goes down. */
async function takeBack(tx: Tx, { id, work_id }: Delivery) {
  const work = await lockWork(tx, work_id)
  const [locked] = await lockDeliveries(tx, [id])
  if (!work || locked?.state !== 'packing') return
  const now = systemClock.now()
  await noteEvent(tx, id, { said: { text: 'delivery.noGround', params: {} }, now })
  await queueAnew(tx, id, work, now)
}
