// Fills turned into one another, and their stops. What was chosen survives as far as the other kind can hold it.
import { type Fill, sceneLimits } from '#contract/covers/scene'
import { blend } from '#covers/colour/colour'

export const fillKinds = ['plain', 'linear', 'radial'] as const
export type FillKind = (typeof fillKinds)[number]
export type Gradient = Exclude<Fill, { kind: 'plain' }>
export type Stop = Gradient['stops'][number]

/** The colour that stands for a fill where there is room for one. */
export const firstColour = (fill: Fill): string =>
  fill.kind === 'plain' ? fill.colour : (fill.stops[0]?.colour ?? '#000000')

/** To another kind. A plain colour runs into `other`, so that a gradient is seen at once. */
export function asKind(fill: Fill, kind: FillKind, other: string): Fill {
  if (fill.kind === kind) return fill
  if (kind === 'plain') return { kind, colour: firstColour(fill) }
  const stops =
    fill.kind === 'plain'
      ? [
          { at: 0, colour: fill.colour, opacity: 1 },
          { at: 1, colour: other, opacity: 1 },
        ]
      : fill.stops
  return kind === 'linear'
    ? { kind, ...endsAt(90), stops }
    : { kind, centre: { x: 0.5, y: 0.5 }, radius: 0.6, stops }
}

const tidyShare = (share: number) => Math.round(share * 10_000) / 10_000 || 0

/** 0 runs to the right, 90 down; the ends lie on the edges of the box. */
function endsAt(degrees: number) {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const reach = 0.5 / Math.max(Math.abs(cos), Math.abs(sin))
  const [x, y] = [cos * reach, sin * reach]
  return {
    from: { x: tidyShare(0.5 - x), y: tidyShare(0.5 - y) },
    to: { x: tidyShare(0.5 + x), y: tidyShare(0.5 + y) },
  }
}

export function angleOf(fill: Fill): number {
  if (fill.kind !== 'linear') return 0
  const degrees = Math.atan2(fill.to.y - fill.from.y, fill.to.x - fill.from.x) * (180 / Math.PI)
  return (Math.round(degrees) + 360) % 360
}

export const withAngle = (fill: Fill, degrees: number): Fill =>
  fill.kind === 'linear' ? { ...fill, ...endsAt(degrees) } : fill

export const canAddStop = ({ stops }: Gradient) => stops.length < sceneLimits.stops

/** In the widest gap, of the colour that is there already. */
export function withStop(fill: Gradient): { fill: Gradient; index: number } {
  const { stops } = fill
  if (!canAddStop(fill)) return { fill, index: 0 }
  let widest = 0
  for (let index = 1; index < stops.length - 1; index++) {
    if (gapAfter(stops, index) > gapAfter(stops, widest)) widest = index
  }
  const [one, other] = [stops[widest] as Stop, stops[widest + 1] as Stop]
  const added = {
    at: tidyShare((one.at + other.at) / 2),
    colour: blend(one.colour, other.colour, 0.5),
    opacity: (one.opacity + other.opacity) / 2,
  }
  return { fill: { ...fill, stops: stops.toSpliced(widest + 1, 0, added) }, index: widest + 1 }
}

const gapAfter = (stops: readonly Stop[], index: number) =>
  (stops[index + 1] as Stop).at - (stops[index] as Stop).at

/** Two have to stay. */
export const withoutStop = (fill: Gradient, index: number): Gradient =>
  fill.stops.length <= 2 ? fill : { ...fill, stops: fill.stops.toSpliced(index, 1) }

/** A stop goes as far as its neighbours: their order, and with it which one is held, stays. */
export function withStopAt(fill: Gradient, index: number, change: Partial<Stop>): Gradient {
  const { stops } = fill
  const before = stops[index]
  if (!before) return fill
  const least = stops[index - 1]?.at ?? 0
  const most = stops[index + 1]?.at ?? 1
  const next = { ...before, ...change }
  const at = tidyShare(Math.min(most, Math.max(least, next.at)))
  return { ...fill, stops: stops.with(index, { ...next, at }) }
}

/** As CSS draws it, for showing it in a panel. */
export function cssOf(fill: Fill): string {
  if (fill.kind === 'plain') return fill.colour
  return `linear-gradient(90deg, ${fill.stops.map(stopCss).join(', ')})`
}

function stopCss({ at, colour, opacity }: Stop): string {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  return `${colour}${alpha} ${at * 100}%`
}
