// Growing and turning a layer by its frame.
import type { Layer } from '#contract/covers/scene'
import type { InkBox } from '../type/set-lines'
import { inverse, type Matrix, matrixOf, type Spot, spotOn, tidy, tidyScale, within } from './matrix'

/** Where a frame is taken hold of: -1 left or top, 0 middle, 1 right or bottom. */
export interface Grip {
  across: -1 | 0 | 1
  down: -1 | 0 | 1
}

export const grips: readonly Grip[] = [
  { across: -1, down: -1 },
  { across: 0, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 0 },
  { across: 1, down: 1 },
  { across: 0, down: 1 },
  { across: -1, down: 1 },
  { across: -1, down: 0 },
]

/** Letters are not drawn out of shape, pictures neither: these grow evenly. */
export const growsEvenly = ({ kind }: Layer) => kind === 'text' || kind === 'group'
export const isCorner = ({ across, down }: Grip) => across !== 0 && down !== 0
export const gripsOf = (layer: Layer) => (growsEvenly(layer) ? grips.filter(isCorner) : grips)

export const gripSpot = ({ left, right, top, bottom }: InkBox, { across, down }: Grip): Spot => ({
  x: across < 0 ? left : across > 0 ? right : (left + right) / 2,
  y: down < 0 ? top : down > 0 ? bottom : (top + bottom) / 2,
})

const opposite = ({ across, down }: Grip): Grip => ({
  across: -across as Grip['across'],
  down: -down as Grip['down'],
})

const leastSize = 4

interface Stretch {
  box: InkBox
  /** Of what holds the layer, on the cover. */
  around: Matrix
  grip: Grip
  /** Where the pointer is, on the cover. */
  to: Spot
  isEven: boolean
  /** Both sides grow, the middle stays. */
  isFromMiddle: boolean
}

/** The layer with its frame drawn to where the pointer is; the far side stays where it was. */
export function stretched(layer: Layer, { box, around, grip, to, isEven, isFromMiddle }: Stretch): Layer {
  const before = matrixOf(layer)
  const pointer = spotOn(inverse(within(around, before)), to)
  const middle: Spot = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const fixed = isFromMiddle ? middle : gripSpot(box, opposite(grip))
  const held = gripSpot(box, grip)
  const share = (now: number, from: number, start: number) => {
    const length = start - from
    return Math.abs(length) < 0.001 ? 1 : (now - from) / length
  }
  let growX = grip.across === 0 ? 1 : share(pointer.x, fixed.x, held.x)
  let growY = grip.down === 0 ? 1 : share(pointer.y, fixed.y, held.y)
  if (isEven) {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const both =
      grip.across === 0
        ? growY
        : grip.down === 0
          ? growX
          : (growX * width * width + growY * height * height) / (width * width + height * height)
    growX = both
    growY = both
  }
  growX = notTooSmall(growX, (box.right - box.left) * Math.abs(layer.scale_x))
  growY = notTooSmall(growY, (box.bottom - box.top) * Math.abs(layer.scale_y))
  return grownAround(layer, growX, growY, fixed)
}

function notTooSmall(grow: number, size: number): number {
  if (size === 0) return 1
  const least = Math.min(1, leastSize / size)
  return Math.abs(grow) < least ? (grow < 0 ? -least : least) : grow
}

/** Letters grow by their size, so that the field of the size says what is seen; everything else by its scale. */
export function grownAround(layer: Layer, growX: number, growY: number, fixed: Spot): Layer {
  const stays = spotOn(matrixOf(layer), fixed)
  const grown =
    layer.kind === 'text' && growX === growY && growX > 0
      ? { ...layer, size: Math.min(20_000, Math.max(1, tidy(layer.size * growX))) }
      : { ...layer, scale_x: tidyScale(layer.scale_x * growX), scale_y: tidyScale(layer.scale_y * growY) }
  const scaled = grown.kind === 'text' && grown.size !== (layer as typeof grown).size
  const ratio = scaled ? grown.size / (layer as typeof grown).size : 1
  const now = spotOn(matrixOf(grown), { x: fixed.x * ratio, y: fixed.y * ratio })
  return { ...grown, x: tidy(grown.x + stays.x - now.x), y: tidy(grown.y + stays.y - now.y) }
}

/** Turned around a spot of what holds it. */
export function turnedAround(layer: Layer, degrees: number, spot: Spot): Layer {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [layer.x - spot.x, layer.y - spot.y]
  return {
    ...layer,
    x: tidy(spot.x + cos * dx - sin * dy),
    y: tidy(spot.y + sin * dx + cos * dy),
    rotation: tidy(halfTurn(layer.rotation + degrees)),
  }
}

/** From -180 to 180. */
export function halfTurn(degrees: number): number {
  const within360 = ((degrees % 360) + 360) % 360
  return within360 > 180 ? within360 - 360 : within360
}

/** Clings to the eighths of a turn. */
export function snappedTurn(degrees: number, reach = 3): number {
  const nearest = Math.round(degrees / 45) * 45
  return Math.abs(degrees - nearest) <= reach ? nearest : degrees
}
