// Carries a packed delivery to its channel. Whatever happens on the way, doing it again is as good as doing it once: a file stands
// at the channel only with its last byte, under the same name each time, and the one that completes the batch goes last.
import { Readable } from 'node:stream'
import { systemClock } from '../../../platform/clock'
import { whileAlone } from '../../../platform/database/while-alone'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { FileMissing } from '../../../platform/storage/storage'
import type { Transport } from '../../../platform/transports/transport'
import { TransportFailed, type TransportReason } from '../../../platform/transports/transport-failed'
import { askForDispatch, channelTransport, moveDeliveries } from '../../distribution/distribution.public'
import '../delivery.texts'
import { forgetPackedFile } from '../packing/packed-files.queries'
import { tellDelivered } from './delivery-hooks'
import { failDelivery } from './fail-delivery'
import { sendJob } from './job-names'
import {
  findChannelToSend,
  findDelivery,
  listFiles,
  markFileSent,
  markLeft,
  noteEvent,
} from './sending.queries'

/** No second attempt mends these. */
const finalReasons: readonly TransportReason[] = [
  'hostKeyChanged',
  'hostKeyUnknown',
  'badPrivateKey',
  'addressRefused',
  'badPath',
]

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>
type Context = JobContext<{ deliveryId: number }>

export const sendDelivery: Job<{ deliveryId: number }> = {
  ...sendJob,
  lane: 'transfer',
  leaves: true,
  async run(context) {
    const id = context.payload.deliveryId
    await whileAlone(context.database, { what: 'delivery', id }, () => send(context))
  },
}

async function send(context: Context): Promise<void> {
  const { database, agentId, payload, services } = context
  const { delivery, channel } = await database.read(agentId, async tx => {
    const delivery = await findDelivery(tx, payload.deliveryId)
    return { delivery, channel: delivery && (await findChannelToSend(tx, delivery.channel_id)) }
  })
  // Taken back meanwhile, or sent by whoever was thought to be dead.
  if (delivery?.state !== 'sending' || !channel) return
  const transport = await channelTransport(services, agentId, channel)
  try {
    await sendFiles(context, delivery, transport)
  } catch (error) {
    return tellFailure(context, delivery, error)
  } finally {
    await transport.close()
  }
  await database.change(agentId, async tx => {
    const now = systemClock.now()
    await moveDeliveries(tx, [delivery.id], { to: 'delivered', now })
    await noteEvent(tx, delivery.id, { said: { text: 'delivery.arrived', params: {} }, now })
    await tellDelivered(tx, delivery.channel_id)
    await askForDispatch(tx, [delivery.channel_id])
  })
}

function tellFailure({ database, agentId, log }: Context, delivery: Delivery, error: unknown) {
  const isTold = error instanceof TransportFailed
  log[isTold ? 'warn' : 'error'](
    { err: error, deliveryId: delivery.id },
    'a delivery did not reach its channel',
  )
  const said = isTold
    ? { text: error.text, params: error.params }
    : { text: 'delivery.sendingBroke', params: {} }
  const isFinal = isTold && finalReasons.includes(error.reason)
  return database.change(agentId, tx => failDelivery(tx, delivery, { said, now: systemClock.now(), isFinal }))
}

async function sendFiles(context: Context, delivery: Delivery, transport: Transport): Promise<void> {
  const { database, agentId } = context
  const files = await database.read(agentId, tx => listFiles(tx, delivery.id))
  for (const file of files) {
    if (file.sent_at) continue
    if (file === files.at(-1))
      await database.change(agentId, tx => markLeft(tx, delivery.id, systemClock.now()))
    await transport.putFile(`${delivery.batch}/${file.path}`, await open(context, file), file.size)
    await database.change(agentId, tx => markFileSent(tx, delivery.id, file.position, systemClock.now()))
  }
}

async function open(
  { database, agentId, services }: Context,
  { content, storage_key }: { content: Buffer | null; storage_key: string | null },
) {
  if (content) return Readable.from([content])
  // Swept since it was packed: the next attempt packs it again.
  if (!storage_key) throw new FileMissing('nothing')
  const stored = await services.storage.read(storage_key)
  if (stored) return stored.body
  await database.change(agentId, tx => forgetPackedFile(tx, storage_key))
  throw new FileMissing(storage_key)
}
