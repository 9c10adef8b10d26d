// The shapes that are at hand, each in a box of its own.
import type { Layer, ShapeLayer } from '#contract/covers/scene'
import { shapeLayer } from '../compose/layer'
import { box, ellipse, type Point, polygon } from '../compose/path'

export const shapeNames = ['square', 'rounded', 'circle', 'ring', 'triangle', 'star', 'line', 'arch'] as const
export type ShapeName = (typeof shapeNames)[number]

const side = 900

const outlines: Record<ShapeName, () => string> = {
  square: () => box(0, 0, side, side),
  rounded: () => roundedBox(side, side, 120),
  circle: () => ellipse(side / 2, side / 2, side / 2),
  ring: () => `${ellipse(side / 2, side / 2, side / 2)}${ellipse(side / 2, side / 2, side * 0.36)}`,
  triangle: () =>
    polygon([
      [side / 2, 0],
      [side, side * 0.866],
      [0, side * 0.866],
    ]),
  star: () => polygon(starPoints()),
  line: () => box(0, 0, side * 2, 12),
  arch: () => `M0 ${side}V${side / 2}a${side / 2} ${side / 2} 0 0 1 ${side} 0V${side}Z`,
}

function roundedBox(width: number, height: number, radius: number): string {
  const [across, down] = [width - radius * 2, height - radius * 2]
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`
  const [right, left] = [corner(radius, radius), corner(-radius, -radius)]
  return `M${radius} 0h${across}${right}v${down}${corner(-radius, radius)}h${-across}${left}v${-down}${corner(radius, -radius)}Z`
}

function starPoints(): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const turn = (index / 10) * Math.PI * 2 - Math.PI / 2
    const away = (side / 2) * (index % 2 === 0 ? 1 : 0.42)
    return [side / 2 + Math.cos(turn) * away, side / 2 + Math.sin(turn) * away] as const
  })
}

/** In the middle of the cover. */
export function newShape(shape: ShapeName, id: string, name: string, colour: string): ShapeLayer {
  const [width, height] = shape === 'line' ? [side * 2, 12] : [side, side]
  return shapeLayer(name, outlines[shape](), colour, {
    id,
    width,
    height,
    x: (3000 - width) / 2,
    y: (3000 - height) / 2,
    is_even_odd: shape === 'ring',
  })
}

/** The colours that are on a cover already, those of large layers first. */
export function coloursOf(ground: string, layers: readonly Layer[]): string[] {
  const found = new Set([ground])
  const walk = (all: readonly Layer[]) => {
    for (const layer of all) {
      if (layer.kind === 'group') walk(layer.layers)
      else if (layer.kind === 'paint') for (const colour of layer.colours) found.add(colour)
      else if (layer.kind !== 'image' && layer.fill)
        for (const colour of layer.fill.kind === 'plain'
          ? [layer.fill.colour]
          : layer.fill.stops.map(stop => stop.colour))
          found.add(colour)
    }
  }
  walk(layers)
  return [...found]
}
