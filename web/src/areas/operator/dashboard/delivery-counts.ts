import type { KeyFigure } from '../../../ui/key-figures'
import type { Dashboard } from './dashboard-queries'

/** In the order of a delivery's way; accent: somebody has to look into it. */
export const deliveryCounts = [
  ['queued', undefined],
  ['failing', 'accent'],
  ['sending', undefined],
  ['delivered', undefined],
  ['live', 'river'],
  ['refused', 'accent'],
] as const satisfies readonly (readonly [keyof Dashboard['deliveries'], KeyFigure['tone']])[]

export type DeliveryCount = (typeof deliveryCounts)[number][0]

export const isIdle = (counts: Record<DeliveryCount, number>) =>
  deliveryCounts.every(([name]) => counts[name] === 0)
