// What channels are told about a work. The caller has locked the work, so nobody else queues anything about it meanwhile.
import type { DeliveryKind } from '#contract/distribution/delivery-state'
import { chosenChannels } from '#contract/works/missing'
import type { Scope } from '#contract/works/work'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { listChannels } from './channels.queries'
import {
  insertDeliveries,
  listSent,
  type Message,
  withdrawAllButConfirmedTakedowns,
  withdrawUnsent,
} from './deliveries.queries'
import { askForDispatch, settleJob } from './delivery-jobs'

interface QueuedWork {
  id: number
  version: number
  scope: Scope
}

/**
 * A work has passed review: whoever has it gets an update, whoever was chosen and has not gets the release, and where it was
 * taken out of the scope it goes down. What waited until now says something that is no longer true. Twice for the same
 * version is as good as once.
 */
export async function queueDeliveries(
  tx: Tx,
  work: QueuedWork,
  now: Date,
  ask: Ask = askForDispatch,
): Promise<void> {
  await withdrawUnsent(tx, work, now)
  const having = await channelsHaving(tx, work.id)
  const channels = await listChannels(tx)
  const chosen = new Set(chosenChannels(work.scope, channels).map(({ id }) => id))
  const kindFor = (channel: { id: number; is_on: boolean }): DeliveryKind | undefined => {
    const version = having.get(channel.id)
    if (version === work.version) return undefined
    if (version !== undefined) return chosen.has(channel.id) ? 'update' : 'takedown'
    // One that is switched off gets nothing new; what it has is still ours to keep right.
    return channel.is_on && chosen.has(channel.id) ? 'release' : undefined
  }
  const messages = channels.flatMap((channel): Message[] => {
    const kind = kindFor(channel)
    return kind ? [{ channelId: channel.id, kind }] : []
  })
  await sendLater(tx, work, messages, now, ask)
}

/** Who is told that something waits. */
type Ask = (tx: Tx, channelIds: number[]) => Promise<void>

async function sendLater(
  tx: Tx,
  work: Pick<QueuedWork, 'id' | 'version'>,
  messages: Message[],
  now: Date,
  ask: Ask,
) {
  await insertDeliveries(tx, work, messages, now)
  await ask(
    tx,
    messages.map(({ channelId }) => channelId),
  )
}

/** A work is taken down: what has not left stays here, what has left is called back. Where nothing ever left, it is down already. */
export async function queueTakedowns(
  tx: Tx,
  work: Pick<QueuedWork, 'id' | 'version'>,
  now: Date,
  ask: Ask = askForDispatch,
): Promise<void> {
  await withdrawUnsent(tx, work, now)
  const having = await channelsHaving(tx, work.id)
  const messages = [...having.keys()].map((channelId): Message => ({ channelId, kind: 'takedown' }))
  await sendLater(tx, work, messages, now, ask)
  if (messages.length === 0) await enqueue(tx, settleJob, { workId: work.id })
}

/** The work is down everywhere: no channel has anything of it, and none waits for anything. */
export function endDeliveries(tx: Tx, workId: number, now: Date) {
  return withdrawAllButConfirmedTakedowns(tx, workId, now)
}

/** Those that were sent the work and, since then, no takedown; and which version of it. */
async function channelsHaving(tx: Tx, workId: number): Promise<Map<number, number>> {
  const having = new Map<number, number>()
  for (const { channelId, kind, version } of await listSent(tx, workId)) {
    if (kind === 'takedown') having.delete(channelId)
    else having.set(channelId, version)
  }
  return having
}
