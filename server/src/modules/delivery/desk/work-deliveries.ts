import type {
  changesAtChannel,
  standingsAtChannel,
  workDeliveries,
} from '#contract/distribution/delivery-calls'
import type { Language } from '#contract/language'
import type { CallContext } from '../../../platform/http/call-handler'
import { logoOf } from '../../distribution/distribution.public'
import { ownWork } from '../../works/works.public'
import { tellReason } from './tell-said'
import { type DeliveryOfWork, listDeliveriesOfWork } from './work-deliveries.queries'

type Standing = (typeof standingsAtChannel)[number]

export async function listOwnDeliveries({ tx, input, actor, language }: CallContext<typeof workDeliveries>) {
  const work = await ownWork(tx, actor.memberId, input.id)
  const sent = await listDeliveriesOfWork(tx, work.id)
  const channelIds = [...new Set(sent.map(({ channel_id }) => channel_id))]
  return channelIds.flatMap(id =>
    atChannel(
      sent.filter(({ channel_id }) => channel_id === id),
      language,
    ),
  )
}

/** The messages to one channel in their order. A takedown ends what was before it. */
function atChannel(sent: readonly DeliveryOfWork[], language: Language) {
  const [first] = sent
  if (!first) return []
  const down = sent.findLast(({ kind }) => kind === 'takedown')
  const since = down ? sent.slice(sent.indexOf(down) + 1) : sent
  const live = since.findLast(({ state }) => state === 'live')
  const newest = since.at(-1)
  const change = live && newest !== live ? newest : undefined
  const shown = live ?? newest ?? down ?? first
  const isGoing = shown === down
  const refused = [change, shown].find(one => one?.state === 'refused' && one.refused_by === 'channel')
  const before = sent.filter(({ kind }) => kind !== 'takedown')
  return [
    {
      channel: {
        id: first.channel_id,
        code: first.code,
        name: first.name[language],
        logo: logoOf(first),
      },
      state: isGoing ? goingDown(shown.state) : standings[shown.state],
      change: change ? (standings[change.state] as (typeof changesAtChannel)[number]) : null,
      queued_at: shown.queued_at.toISOString(),
      delivered_at: shown.delivered_at?.toISOString() ?? null,
      live_at: isGoing ? firstTime(before) : firstTime(since),
      taken_down_at: isGoing ? (shown.live_at?.toISOString() ?? null) : null,
      link: live ? (since.findLast(({ link }) => link)?.link ?? null) : null,
      reason: refused?.last_error && !isGoing ? tellReason(refused.last_error, language) : null,
    },
  ]
}

const standings = {
  queued: 'waiting',
  packing: 'on_its_way',
  sending: 'on_its_way',
  delivered: 'at_channel',
  live: 'live',
  refused: 'refused',
} as const satisfies Record<DeliveryOfWork['state'], Standing>

const goingDown = (state: DeliveryOfWork['state']): Standing =>
  state === 'live' ? 'taken_down' : 'being_taken_down'

/** When a channel had it first. */
const firstTime = (sent: readonly DeliveryOfWork[]) =>
  sent.find(({ live_at }) => live_at)?.live_at?.toISOString() ?? null
