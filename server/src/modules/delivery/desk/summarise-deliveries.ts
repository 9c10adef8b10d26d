import { boardDays, type summariseDeliveries } from '#contract/distribution/delivery-calls'
import type { DeliveryState } from '#contract/distribution/delivery-state'
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import type { CallContext } from '../../../platform/http/call-handler'
import { oldestDeliveries } from '../../distribution/distribution.public'
import { countLiveByDay, listBoardChannels, readDeliveryFigures } from './delivery-summary.queries'

type Oldest = Awaited<ReturnType<typeof oldestDeliveries>>

export async function summariseThem({ tx, language, now }: CallContext<typeof summariseDeliveries>) {
  const today = todayInChina(now)
  const days = Array.from({ length: boardDays }, (_, index) => addDays(today, index + 1 - boardDays))
  const [channels, figures, oldest, live] = await Promise.all([
    listBoardChannels(tx),
    readDeliveryFigures(tx),
    oldestDeliveries(tx),
    countLiveByDay(tx, days[0] ?? today),
  ])
  const shown = channels.map(channel => {
    const { id, code, name, profile, is_on, is_sandbox, paused_at, paused_by_name, pause_note } = channel
    const wentLive = new Map(live.filter(row => row.channel_id === id).map(row => [row.day, row.count]))
    return {
      id,
      code,
      name: name[language],
      format: profile.format,
      connection: profile.connection.kind,
      is_on,
      is_sandbox,
      paused: paused_at && { at: paused_at.toISOString(), by: paused_by_name ?? '', note: pause_note },
      counts: countsOf(id, figures),
      ...agesOf(oldest.filter(({ channel_id }) => channel_id === id)),
      live_by_day: days.map(day => ({ day, count: wentLive.get(day) ?? 0 })),
    }
  })
  return shown.filter(({ is_on, counts }) => is_on || Object.values(counts).some(count => count > 0))
}

function countsOf(channelId: number, figures: ReadonlyMap<string, number>) {
  const of = (state: string) => figures.get(`deliveries.${channelId}.${state}`) ?? 0
  return {
    queued: of('queued'),
    stuck: of('failing'),
    packing: of('packing'),
    sending: of('sending'),
    delivered: of('delivered'),
    live: of('live'),
    refused: of('refused'),
  }
}

function agesOf(oldest: Oldest) {
  const of = (...states: DeliveryState[]) => {
    const times = oldest.filter(({ state }) => states.includes(state)).map(({ queued_at }) => +queued_at)
    return times.length === 0 ? null : new Date(Math.min(...times)).toISOString()
  }
  return {
    oldest_waiting_at: of('queued', 'packing', 'sending'),
    oldest_delivered_at: of('delivered'),
    oldest_refused_at: of('refused'),
  }
}
