// Circle, half, quarter and stripe on a grid of four, edges meeting exactly; four flat colours.
import { coverSide, type Layer } from '#contract/covers/scene'
import { paintLayer, shapeLayer } from '../compose/layer'
import { box, ellipse, halfCircle, polygon, quarterCircle } from '../compose/path'
import { pick, type Random, shuffled, whole } from '../numbers/random'
import { type Family, feet, heads, roomFor } from './family'

const cell = coverSide / 4

export const geometricFamily: Family = {
  name: 'geometric',
  layouts: [...heads, ...feet],
  pairings: ['wide', 'grotesque', 'tall', 'round', 'syne', 'serif'],
  moods: ['bright', 'strong', 'electronic', 'folk'],
  make(stage) {
    const { palette, random, calm } = stage
    const isDark = random() < 0.5
    const ground = isDark ? palette.dark : palette.light
    const inks = shuffled(random, [palette.accent, palette.second, palette.soft])
    const colours = [...inks, isDark ? palette.light : palette.dark]
    const figure = pick(random, [sail, sunAndFields, tiles, arches, steps])
    // The figure is as large as the words leave room for, and stands on the edge or hangs from it.
    const room = roomFor(stage)
    const height = calm === 'head' ? coverSide - room.top : room.bottom
    const size = Math.min(1, height / (cell * 3))
    return {
      ground,
      layers: [
        paintLayer('grain', 3, [ground], { values: { grain: 5, fibre: 3 } }),
        ...placed(figure(colours, random, ground), size, calm === 'head'),
      ],
      ink: isDark ? palette.light : palette.dark,
    }
  },
}

/** Three cells high, as wide as the cover. A smaller one keeps its shape; what is as wide as the cover reaches over its edges. */
function placed(layers: Layer[], size: number, isBelow: boolean): Layer[] {
  const scale = Math.round(size * 1000) / 1000
  const y = isBelow ? Math.round(coverSide - cell * 3 * scale) : 0
  const x = Math.round((coverSide - coverSide * scale) / 2)
  return layers.map(layer => ({ ...layer, x, y, scale_x: scale, scale_y: scale }))
}

type Figure = (colours: string[], random: Random, ground: string) => Layer[]
/** From far left to far right, so that a smaller figure still reaches both edges. */
const across = (y: number, height: number) => box(-coverSide, y, coverSide * 3, height)
const named = (name: string, path: string, colour: string | undefined) =>
  shapeLayer(name, path, colour ?? '#000000')

/** A moon, a sail before it, a hull and its wake. */
const sail: Figure = ([one, two, three, four], random, ground) => {
  const x = pick(random, [cell * 2, cell * 2.5])
  const y = cell * 1.25
  return [
    named('Moon', ellipse(x, y, cell * 1.25), one),
    named('Moon, half', halfCircle(x, y, cell * 1.25, 'right'), two),
    named('Sail', quarterCircle(x, y + cell * 0.75, cell * 1.5, 2), four),
    named('Sea', across(y + cell * 0.85, cell * 0.9), ground),
    named(
      'Hull',
      `M${x - cell * 1.9} ${y + cell * 0.85}H${coverSide * 2}v${cell / 2}H${x - cell * 1.4}a${cell / 2} ${cell / 2} 0 0 1 ${-cell / 2} ${-cell / 2}Z`,
      four,
    ),
    named('Wake, first', box(x + 60, y + cell * 1.52, coverSide * 2, 46), two),
    named('Wake, second', box(x + 380, y + cell * 1.68, coverSide * 2, 46), three),
  ]
}

/** A sun over fields that turn. */
const sunAndFields: Figure = ([one, two, three, four], random) => {
  const x = pick(random, [cell, cell * 2, cell * 3])
  const y = cell
  const base = y + cell * 0.5
  return [
    named('Sun', ellipse(x, y, cell * 0.82), one),
    named('Hill, far', halfCircle(cell * 3, base + cell, cell * 1.5, 'up'), two),
    named('Hill, near', halfCircle(cell, base + cell, cell * 1.25, 'up'), three),
    named('Field', across(base + cell, cell * 0.36), four),
    ...[0, 1, 2].map(index =>
      named(`Furrow ${index + 1}`, across(base + cell * (1.44 + index * 0.12), 36), one),
    ),
  ]
}

/** Quarters and halves, a cell each. */
const tiles: Figure = (colours, random) => {
  const layers: Layer[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = -1; column < 5; column++) {
      const x = column * cell
      const y = row * cell
      const [back, front] = shuffled(random, colours)
      const name = `Tile ${row + 1}.${column + 2}`
      layers.push(named(`${name}, ground`, box(x - 1, y - 1, cell + 2, cell + 2), back))
      const kind = whole(random, 0, 5)
      const turn = whole(random, 0, 3) as 0 | 1 | 2 | 3
      const corner = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ][turn] as [number, number]
      if (kind < 3) layers.push(named(name, quarterCircle(corner[0], corner[1], cell, turn), front))
      else if (kind === 3) layers.push(named(name, ellipse(x + cell / 2, y + cell / 2, cell / 2), front))
      else if (kind === 4) {
        layers.push(
          named(
            name,
            polygon([
              [x, y + cell],
              [x + cell, y + cell],
              [turn % 2 ? x : x + cell, y],
            ]),
            front,
          ),
        )
      }
    }
  }
  return layers
}

/** Doors in doors. */
const arches: Figure = ([one, two, three, four], random) => {
  const x = pick(random, [cell * 1.5, cell * 2, cell * 2.5])
  const base = cell * 3
  const arch = (half: number, height: number) =>
    `M${x - half} ${base}v${-height}a${half} ${half} 0 0 1 ${half * 2} 0v${height}Z`
  return [
    named('Arch, outer', arch(cell * 1.35, cell * 1.2), one),
    named('Arch, second', arch(cell * 1.0, cell * 1.1), two),
    named('Arch, third', arch(cell * 0.66, cell), three),
    named('Arch, inner', arch(cell * 0.34, cell * 0.9), four),
    named('Sun', ellipse(x + cell * (x > cell * 2 ? -1.55 : 1.55), cell * 0.62, cell * 0.3), two),
    named('Ground', across(base - 46, 46), four),
  ]
}

/** Bars that rise like a scale. */
const steps: Figure = (colours, random) => {
  // Two more than are seen at full size.
  const bars = 10
  const width = coverSide / 8
  const rising = random() < 0.5
  return Array.from({ length: bars }, (_, index) => {
    const at = rising ? index : bars - 1 - index
    const height = cell * (0.45 + (at / (bars - 1)) * 2.4)
    const y = cell * 3 - height
    const colour = colours[(index * 3 + whole(random, 0, 1)) % colours.length]
    const half = width / 2
    return named(
      `Bar ${index + 1}`,
      `M${(index - 1) * width} ${cell * 3}V${y + half}a${half} ${half} 0 0 1 ${width + 1} 0V${cell * 3}Z`,
      colour,
    )
  })
}
