import type { DeliveryView } from '#contract/distribution/delivery'
import type { DeliverySummary } from '../delivery-queries'

export type LaneFacts = DeliverySummary[number]

interface BoardColumn {
  view: Exclude<DeliveryView, 'all'>
  /** Of a figure that is not nothing. */
  tone: string
  of: (lane: LaneFacts) => number
}

export const liveLately = {
  /** A single release does not fill the line. */
  least: 4,
  of: ({ live_by_day }: Pick<LaneFacts, 'live_by_day'>) =>
    live_by_day.reduce((sum, { count }) => sum + count, 0),
}

/** Along the way of a delivery. */
export const boardColumns: readonly BoardColumn[] = [
  { view: 'queued', tone: 'text-ink', of: ({ counts }) => counts.queued },
  { view: 'stuck', tone: 'text-accent', of: ({ counts }) => counts.stuck },
  { view: 'sending', tone: 'text-ink', of: ({ counts }) => counts.packing + counts.sending },
  { view: 'delivered', tone: 'text-ink', of: ({ counts }) => counts.delivered },
  { view: 'live', tone: 'text-river', of: liveLately.of },
  { view: 'refused', tone: 'text-accent', of: ({ counts }) => counts.refused },
]
