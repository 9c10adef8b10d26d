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
import { listVideos } from './video-releases.queries'
import { readGround } from './work-ground'

export interface QueuedWork {
  id: number
  version: number
  scope: Scope
}

/**
 * A work has passed review: whoever has it gets an update, whoever was chosen and has not gets the release, and where it was
 * taken out of the scope it goes down. So it does where the channel, the scope and the licences have no ground in common any more. What waited until now says something that is no longer true. Twice for the same
 * version is as good as once.
 */
export async function queueDeliveries(
  tx: Tx,
  work: QueuedWork,
  now: Date,
  ask: Ask = askForDispatch,
): Promise<void> {
  await withdrawUnsent(tx, work, now)
  const sent = await whatChannelsHave(tx, work.id)
  const channels = await listChannels(tx)
  const chosen = new Set(chosenChannels(work.scope, channels).map(({ id }) => id))
  const ground = await readGround(tx, work)
  const kindFor = (channel: Channel, { trackId, isOffered }: Part): DeliveryKind | undefined => {
    const { id, is_on, profile } = channel
    const version = sent.find(had => had.channelId === id && had.trackId === trackId)?.version
    if (version === work.version) return undefined
    const isWanted = isOffered && chosen.has(id) && ground.isAt(profile.territory, trackId)
    if (version !== undefined) return isWanted ? 'update' : 'takedown'
    // One that is switched off gets nothing new; what it has is still ours to keep right.
    const isTaken = is_on && (trackId === null || profile.accepts_video)
    return isWanted && isTaken ? 'release' : undefined
  }
  const parts = [{ trackId: null, isOffered: true }, ...(await listVideos(tx, work.id))]
  const messages = parts.flatMap(part =>
    channels.flatMap((channel): Message[] => {
      const kind = kindFor(channel, part)
      return kind ? [{ channelId: channel.id, trackId: part.trackId, kind }] : []
    }),
  )
  await sendLater(tx, work, messages, now, ask)
}

type Channel = Awaited<ReturnType<typeof listChannels>>[number]

/** What is a release of its own at a channel: the work, or the video of one of its tracks. */
interface Part {
  trackId: number | null
  isOffered: boolean
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
  const sent = await whatChannelsHave(tx, work.id)
  const messages = sent.map(({ channelId, trackId }): Message => ({ channelId, trackId, kind: 'takedown' }))
  await sendLater(tx, work, messages, now, ask)
  if (messages.length === 0) await enqueue(tx, settleJob, { workId: work.id })
}

/** The work is down everywhere: no channel has anything of it, and none waits for anything. */
export function endDeliveries(tx: Tx, workId: number, now: Date) {
  return withdrawAllButConfirmedTakedowns(tx, workId, now)
}

/** What was sent and, since then, not taken down; and which version of it. */
async function whatChannelsHave(tx: Tx, workId: number) {
  const having = new Map<string, Awaited<ReturnType<typeof listSent>>[number]>()
  for (const sent of await listSent(tx, workId)) {
    const part = `${sent.channelId} ${sent.trackId}`
    if (sent.kind === 'takedown') having.delete(part)
    else having.set(part, sent)
  }
  return [...having.values()]
}
