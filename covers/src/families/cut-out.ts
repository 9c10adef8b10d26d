// A letter a sheet of coloured paper, cut by hand: letters fill their cells, neighbours never share a colour.

import { coverSide, type Layer, type TextLayer } from '#contract/covers/scene'
import { hexContrast } from '../colour/colour'
import { plain, shapeLayer, textLayer } from '../compose/layer'
import { ellipse, polygon } from '../compose/path'
import { creditIn, creditSize, lengthOf } from '../layouts/layout'
import { between, type Random, shuffled } from '../numbers/random'
import { isChinese, isJoined, lettersOf } from '../type/letters'
import { inkHeight, inkWidth } from '../type/measure'
import { faceFor } from '../type/pairings'
import type { Family, Stage } from './family'

export const cutOutFamily: Family = {
  name: 'cut-out',
  layouts: ['grid'],
  pairings: ['wide', 'round', 'tall', 'grotesque', 'syne'],
  moods: ['bright', 'hiphop', 'folk', 'strong'],
  suits: words => lengthOf(words) >= 2 && lengthOf(words) <= 15 && !isJoined(words.title),
  make(stage) {
    const { palette, words, random } = stage
    const letters = lettersOf(words.title.replace(/\s/g, '').toLocaleUpperCase('en'))
    // A free cell carries the credit, or a plain shape.
    const columns = letters.length <= 3 ? 2 : letters.length <= 8 ? 3 : 4
    const rows = Math.max(2, Math.ceil((letters.length + (words.artist.trim() ? 1 : 0)) / columns))
    const papers = [palette.light, palette.accent, palette.second, palette.soft, palette.dark]
    const grounds = coloured(columns, rows, papers, random)
    const width = coverSide / columns
    const height = coverSide / rows
    const layers: Layer[] = []
    const text: TextLayer[] = []
    for (let index = 0; index < columns * rows; index++) {
      const x = (index % columns) * width
      const y = Math.floor(index / columns) * height
      const ground = grounds[index] ?? palette.light
      const ink = contrasting(ground, papers, index)
      layers.push(shapeLayer(`Sheet ${index + 1}`, torn(x, y, width, height, random), ground))
      const letter = letters[index]
      if (letter) text.push(letterIn(stage, letter, index, { x, y, width, height }, ink))
      else if (index === letters.length && words.artist.trim())
        text.push(...creditCell(stage, { x, y, width, height }, ink))
      else
        layers.push(
          shapeLayer(
            `Shape ${index + 1}`,
            ellipse(x + width / 2, y + height / 2, Math.min(width, height) * 0.3),
            ink,
          ),
        )
    }
    return { ground: palette.light, layers, text }
  },
}

interface Cell {
  x: number
  y: number
  width: number
  height: number
}

const narrowest = 0.5

function letterIn(
  { pairing, measure, random }: Stage,
  letter: string,
  index: number,
  cell: Cell,
  ink: string,
): TextLayer {
  const type = faceFor(pairing.title, letter)
  const air = 0.1
  const room = { width: cell.width * (1 - 2 * air), height: cell.height * (1 - 2 * air) }
  const measured = measure(letter, type, 1000)
  // A wide letter is pressed together so far, and then drawn smaller.
  const fullest = (room.height / inkHeight(measured)) * 1000
  const size = fullest * Math.min(1, room.width / ((inkWidth(measured) * fullest) / 1000) / narrowest)
  const wide = (inkWidth(measured) * size) / 1000
  const isSign = isChinese(letter)
  const fitted = isSign ? Math.min(size, (size * room.width) / wide) : size
  const stretch = isSign ? 1 : Math.min(1.7, Math.max(narrowest, room.width / wide))
  // A narrow letter such as I keeps its shape in the middle of its cell.
  const scale = stretch > 1.65 ? 1.25 : stretch
  const scaleOf = (units: number) => (units * fitted) / 1000
  const centre = scaleOf((measured.top + measured.bottom) / 2)
  const half = scaleOf(inkWidth(measured) / 2) * scale
  return textLayer(
    'title',
    {
      text: letter,
      type,
      size: Math.round(fitted),
      x: cell.x + cell.width / 2 - half,
      y: cell.y + cell.height / 2 - centre,
    },
    {
      id: `title-${index + 1}`,
      scale_x: Math.round(scale * 1000) / 1000,
      rotation: Math.round(between(random, -2.4, 2.4) * 10) / 10,
      fill: plain(ink),
    },
  )
}

function creditCell(stage: Stage, cell: Cell, ink: string): TextLayer[] {
  const air = cell.width * 0.12
  const frame = {
    x: cell.x + air,
    y: cell.y + air,
    width: cell.width - 2 * air,
    height: cell.height - 2 * air,
  }
  return creditIn(frame, { x: 'left', y: 'top' }, stage, creditSize * 1.1).map(layer => ({
    ...layer,
    fill: plain(ink),
  }))
}

/** Corners moved a little, as scissors do; sheets reach below each other. */
function torn(x: number, y: number, width: number, height: number, random: Random): string {
  const off = () => between(random, -22, 22)
  return polygon([
    [x - 14 + off(), y - 14 + off()],
    [x + width + 14 + off(), y - 14 + off()],
    [x + width + 14 + off(), y + height + 14 + off()],
    [x - 14 + off(), y + height + 14 + off()],
  ])
}

function coloured(columns: number, rows: number, papers: string[], random: Random): string[] {
  const chosen: string[] = []
  for (let index = 0; index < columns * rows; index++) {
    const left = index % columns === 0 ? undefined : chosen[index - 1]
    const above = chosen[index - columns]
    chosen.push(
      shuffled(random, papers).find(paper => paper !== left && paper !== above) ?? (papers[0] as string),
    )
  }
  return chosen
}

function contrasting(ground: string, papers: readonly string[], turn: number): string {
  const good = papers.filter(paper => hexContrast(paper, ground) >= 4.5)
  if (good.length > 0) return good[turn % good.length] as string
  return papers.toSorted((one, other) => hexContrast(other, ground) - hexContrast(one, ground))[0] as string
}
