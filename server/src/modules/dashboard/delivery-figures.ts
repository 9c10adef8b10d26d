// How many deliveries stand where, at each channel and in all: the figures say how many, the index how old.
import { liveDays } from '#contract/dashboard/calls'
import type { DeliveryState } from '#contract/distribution/delivery-state'
import type { Language } from '#contract/language'
import { addDays } from '#contract/works/missing'
import type { Changes, Figure } from './figures'

interface Channel {
  id: number
  name: Record<Language, string>
  is_on: boolean
}
interface Oldest {
  channel_id: number
  state: DeliveryState
  queued_at: Date
}
export interface DeliveryFacts {
  channels: readonly Channel[]
  oldest: readonly Oldest[]
}

/** Which figures each number of the answer adds up. */
const counted = {
  queued: ['queued'],
  failing: ['failing'],
  sending: ['packing', 'sending'],
  delivered: ['delivered'],
  live: ['live'],
  refused: ['refused'],
} as const
type Counted = keyof typeof counted
const countedNames = Object.keys(counted) as Counted[]

export function deliveriesOf(
  { channels, oldest }: DeliveryFacts,
  figures: readonly Figure[],
  { days, today }: Pick<Changes, 'days' | 'today'>,
  language: Language,
) {
  const amounts = new Map(figures.map(({ figure, amount }) => [figure, amount]))
  const since = addDays(today, 1 - liveDays)
  const shown = channels
    .map(({ id, name, is_on }) => ({
      id,
      name: name[language],
      is_on,
      ...countsOf([id], amounts),
      ...agesOf(oldest.filter(({ channel_id }) => channel_id === id)),
    }))
    .filter(channel => channel.is_on || countedNames.some(name => channel[name] > 0))
  return {
    ...countsOf(
      channels.map(({ id }) => id),
      amounts,
    ),
    ...agesOf(oldest),
    channels_on: channels.filter(({ is_on }) => is_on).length,
    channels: shown,
    went_live: days
      .filter(({ figure, on }) => figure === 'deliveries.went_live' && on >= since)
      .reduce((sum, { amount }) => sum + amount, 0),
  }
}

function countsOf(channelIds: readonly number[], amounts: ReadonlyMap<string, number>) {
  const sum = (states: readonly string[]) =>
    channelIds
      .flatMap(id => states.map(state => amounts.get(`deliveries.${id}.${state}`) ?? 0))
      .reduce((total, amount) => total + amount, 0)
  return Object.fromEntries(countedNames.map(name => [name, sum(counted[name])])) as Record<Counted, number>
}

function agesOf(oldest: readonly Oldest[]) {
  const of = (...states: DeliveryState[]) => {
    const times = oldest
      .filter(({ state }) => states.includes(state))
      .map(({ queued_at }) => queued_at.getTime())
    return times.length === 0 ? null : new Date(Math.min(...times)).toISOString()
  }
  return {
    oldest_waiting_at: of('queued', 'packing', 'sending'),
    oldest_delivered_at: of('delivered'),
    oldest_refused_at: of('refused'),
  }
}
