// Fourteen ways to set a title and a credit.

import { coverSide, type TextLayer } from '#contract/covers/scene'
import { textLayer } from '../compose/layer'
import { fitText } from '../type/fit-text'
import { isChinese, isJoined, lettersOf } from '../type/letters'
import { inkHeight, inkWidth } from '../type/measure'
import { cased, faceFor } from '../type/pairings'
import {
  always,
  bottomOf,
  column,
  creditIn,
  creditSize,
  type Frame,
  type Layout,
  lengthOf,
  margin,
  moved,
  type Setting,
  titleIn,
  topOf,
  type Words,
} from './layout'

const inside = coverSide - 2 * margin
const frame = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height })
const whole = frame(margin, margin, inside, inside)

const at = (x: 'left' | 'middle' | 'right', y: 'top' | 'middle' | 'bottom') => ({ x, y })

/** Short titles stand large; a long one takes more of the height. */
const tall = (words: Words, usual: number) =>
  usual + Math.min(0.24, Math.max(0, lengthOf(words) - 24) * 0.004)

/** On the whole measure: short titles on one line. */
const linesFor = (words: Words) => (lengthOf(words) > 40 ? 7 : lengthOf(words) > 14 ? 3 : 1)

const footLeft: Layout = {
  name: 'foot-left',
  calm: 'foot',
  suits: always,
  set(setting) {
    const height = inside * tall(setting.words, 0.36)
    const title = titleIn(
      frame(margin, coverSide - margin - height, inside * 0.94, height),
      { at: at('left', 'bottom'), most: isChinese(setting.words.title) ? 780 : 820 },
      setting,
    )
    return [...title, ...creditIn(whole, at('left', 'top'), setting)]
  },
}

const footWide: Layout = {
  name: 'foot-wide',
  calm: 'foot',
  suits: always,
  set(setting) {
    const height = inside * tall(setting.words, 0.34)
    const title = titleIn(
      frame(margin, coverSide - margin - height, inside, height),
      { at: at('left', 'bottom'), most: 1300, lines: linesFor(setting.words) },
      setting,
    )
    const above = topOf(title[0], setting.measure) - creditSize * 0.75
    return [...title, ...creditIn(frame(margin, above - 400, inside, 400), at('left', 'bottom'), setting)]
  },
}

const footRight: Layout = {
  name: 'foot-right',
  calm: 'foot',
  suits: always,
  set(setting) {
    const height = inside * tall(setting.words, 0.32)
    const title = titleIn(
      frame(margin + inside * 0.06, coverSide - margin - height, inside * 0.94, height),
      { at: at('right', 'bottom'), most: 700 },
      setting,
    )
    return [...title, ...creditIn(whole, at('right', 'top'), setting)]
  },
}

const headLeft: Layout = {
  name: 'head-left',
  calm: 'head',
  suits: always,
  set(setting) {
    const height = inside * tall(setting.words, 0.34)
    const title = titleIn(
      frame(margin, margin, inside * 0.94, height),
      { at: at('left', 'top'), most: isChinese(setting.words.title) ? 760 : 780 },
      setting,
    )
    return [...title, ...creditIn(whole, at('left', 'bottom'), setting)]
  },
}

const headWide: Layout = {
  name: 'head-wide',
  calm: 'head',
  suits: always,
  set(setting) {
    const height = inside * tall(setting.words, 0.32)
    const title = titleIn(
      frame(margin, margin, inside, height),
      { at: at('left', 'top'), most: 1300, lines: linesFor(setting.words) },
      setting,
    )
    const below = bottomOf(title[0], setting.measure) + creditSize * 0.75
    return [...title, ...creditIn(frame(margin, below, inside, 400), at('left', 'top'), setting)]
  },
}

const headRight: Layout = {
  name: 'head-right',
  calm: 'head',
  suits: always,
  set(setting) {
    const title = titleIn(
      frame(margin, margin, inside, inside * tall(setting.words, 0.3)),
      { at: at('right', 'top'), most: 640 },
      setting,
    )
    return [...title, ...creditIn(whole, at('right', 'bottom'), setting)]
  },
}

const centre: Layout = {
  name: 'centre',
  calm: 'middle',
  suits: always,
  set(setting) {
    const width = inside * 0.8
    const height = inside * tall(setting.words, 0.34)
    const title = titleIn(
      frame((coverSide - width) / 2, coverSide * 0.47 - height / 2, width, height),
      { at: at('middle', 'middle'), most: 900 },
      setting,
    )
    return [...title, ...creditIn(whole, at('middle', 'bottom'), setting)]
  },
}

const centreLow: Layout = {
  name: 'centre-low',
  calm: 'foot',
  suits: always,
  set(setting) {
    const credit = creditIn(whole, at('middle', 'bottom'), setting)
    const height = inside * tall(setting.words, 0.26)
    const foot = topOf(credit[0], setting.measure) - creditSize * 0.9
    const title = titleIn(
      frame(margin * 1.5, foot - height, coverSide - margin * 3, height),
      { at: at('middle', 'bottom'), most: 620 },
      setting,
    )
    return [...title, ...credit]
  },
}

const centreHigh: Layout = {
  name: 'centre-high',
  calm: 'head',
  suits: always,
  set(setting) {
    const credit = creditIn(whole, at('middle', 'top'), setting)
    const top = bottomOf(credit[0], setting.measure) + creditSize * 0.9
    const title = titleIn(
      frame(margin * 1.5, top, coverSide - margin * 3, inside * tall(setting.words, 0.26)),
      { at: at('middle', 'top'), most: 620 },
      setting,
    )
    return [...title, ...credit]
  },
}

/** Half way down one side, with the credit below it. */
function besideThePicture(name: string, side: 'left' | 'right'): Layout {
  return {
    name,
    calm: side,
    suits: always,
    set(setting) {
      const width = inside * 0.56
      const x = side === 'left' ? margin : coverSide - margin - width
      const height = inside * tall(setting.words, 0.4)
      const title = titleIn(
        frame(x, coverSide * 0.46 - height / 2, width, height),
        { at: at(side, 'middle'), most: 620 },
        setting,
      )
      const below = bottomOf(title[0], setting.measure) + creditSize * 0.9
      return [...title, ...creditIn(frame(x, below, width, 300), at(side, 'top'), setting)]
    },
  }
}
const leftMiddle = besideThePicture('left-middle', 'left')
const rightMiddle = besideThePicture('right-middle', 'right')

const isColumn = (words: Words) => isChinese(words.title) && lengthOf(words) <= 18

function columns(setting: Setting, x: number, creditX: number): TextLayer[] {
  const { words } = setting
  const length = lengthOf(words)
  const most = length <= 2 ? 1080 : length <= 4 ? 680 : 560
  const title = column(
    'title',
    words.title,
    { x, top: margin * 1.2, bottom: coverSide - margin, most },
    setting,
  )
  if (!words.artist.trim()) return [title]
  if (!isChinese(words.artist) || lettersOf(words.artist).length > 12) {
    const side = creditX < coverSide / 2 ? 'left' : 'right'
    return [title, ...creditIn(whole, at(side, 'bottom'), setting)]
  }
  const credit = { x: creditX, top: margin * 1.3, bottom: coverSide - margin, most: 150 }
  return [title, column('artist', words.artist, credit, setting)]
}

const columnRight: Layout = {
  name: 'column-right',
  calm: 'right',
  suits: isColumn,
  set: setting => columns(setting, coverSide * 0.73, coverSide * 0.36),
}

const columnLeft: Layout = {
  name: 'column-left',
  calm: 'left',
  suits: isColumn,
  set: setting => columns(setting, coverSide * 0.26, coverSide * 0.62),
}

/** The first words small in one corner, the last one as large as it goes in the other. */
const corners: Layout = {
  name: 'corners',
  calm: 'all',
  suits: ({ title }) => {
    const length = lettersOf(title.replace(/\s/g, '')).length
    return isChinese(title)
      ? length >= 2 && length <= 5
      : title.trim().split(/\s+/).length >= 2 && length <= 24
  },
  set(setting) {
    const { words, pairing, measure } = setting
    const text = cased(pairing, words.title.trim())
    const isSigns = isChinese(text)
    const letters = isSigns ? lettersOf(text.replace(/\s/g, '')) : text.split(/\s+/)
    const last = letters[letters.length - 1] ?? ''
    const first = letters.slice(0, -1).join(isSigns ? '' : ' ')
    const type = faceFor(pairing.title, text)
    const large = fitText(
      last,
      { type, width: inside, height: inside * 0.66, leading: 1, most: isSigns ? 2150 : 1500, lines: 1 },
      measure,
    )
    const small = fitText(
      first,
      { type, width: inside * 0.72, height: inside * 0.25, leading: 1, most: large.size * 0.5, lines: 2 },
      measure,
    )
    const big = textLayer('title', { text: large.text, type, size: large.size, x: 0, y: 0 }, { align: 'end' })
    const little = textLayer('title', { text: small.text, type, size: small.size, x: 0, y: 0 })
    return [
      { ...moved(little, whole, at('left', 'top'), measure), id: 'title-1' },
      { ...moved(big, whole, at('right', 'bottom'), measure), id: 'title-2' },
      ...creditIn(whole, isSigns ? at('left', 'bottom') : at('right', 'top'), setting),
    ]
  },
}

/** Every line fills the measure: the title is the picture. Chinese is never stretched. */
const poster: Layout = {
  name: 'poster',
  calm: 'all',
  suits: words =>
    lengthOf(words) >= (isChinese(words.title) ? 3 : 2) && lengthOf(words) <= 30 && !isJoined(words.title),
  set(setting) {
    const { words, pairing, measure } = setting
    const edge = margin * 0.75
    const width = coverSide - 2 * edge
    const text = cased(pairing, words.title)
    const type = faceFor(pairing.title, text)
    const credit = creditIn(frame(edge, edge, width, 200), at('left', 'top'), setting)
    const top = credit.length > 0 ? bottomOf(credit[0], measure) + creditSize * 0.7 : edge
    const room = coverSide - edge - top
    const lines = posterLines(text, room / width, type, measure)
    const gap = 70
    const heights = lines.map(line => {
      const ink = measure(line, type, 1000)
      return (inkHeight(ink) / inkWidth(ink)) * width
    })
    const sum = heights.reduce((total, height) => total + height, 0)
    const free = room - gap * (lines.length - 1)
    // Latin may be drawn taller to fill the square, within reason; Chinese keeps its shape and leaves air.
    const stretch = isChinese(text) ? Math.min(1, free / sum) : Math.min(2.1, free / sum)
    let y = coverSide - edge - (sum * stretch + gap * (lines.length - 1))
    const set = lines.map((line, index) => {
      const ink = measure(line, type, 1000)
      const scale = width / inkWidth(ink)
      const squeeze = isChinese(text) && stretch < 1 ? stretch : 1
      const size = 1000 * scale * squeeze
      const grown = isChinese(text) ? 1 : stretch
      const layer = textLayer(
        'title',
        {
          text: line,
          type,
          size: Math.round(size * 10) / 10,
          x: edge,
          y: y - ink.top * (size / 1000) * grown,
        },
        { scale_y: Math.round(grown * 1000) / 1000, id: `title-${index + 1}` },
      )
      y += (heights[index] ?? 0) * stretch + gap
      return layer
    })
    return [...set, ...credit]
  },
}

/** As many lines as bring the block closest to the room's shape. */
function posterLines(
  text: string,
  shape: number,
  type: Parameters<Setting['measure']>[1],
  measure: Setting['measure'],
): string[] {
  let best: string[] = [text]
  let nearest = Number.POSITIVE_INFINITY
  for (let count = 1; count <= 5; count++) {
    const { lines } = fitText(
      text,
      { type, width: 1000, height: 1e6, leading: 1, most: 1e6, lines: count },
      measure,
    )
    const tallness = lines.reduce((sum, line) => {
      const ink = measure(line, type, 1000)
      return sum + inkHeight(ink) / Math.max(1, inkWidth(ink))
    }, 0)
    const away = Math.abs(Math.log(tallness / shape))
    if (away < nearest) {
      nearest = away
      best = lines
    }
  }
  return best
}

/** Small and quiet on a field of its own, for pictures that are loud. The family draws the field. */
const label: Layout = {
  name: 'label',
  calm: 'label',
  suits: always,
  set(setting) {
    const { measure } = setting
    const width = inside * 0.5
    const area = frame((coverSide - width) / 2, coverSide * 0.38, width, coverSide * 0.2)
    const title = titleIn(area, { at: at('middle', 'bottom'), most: 420, lines: 4 }, setting)
    const below = bottomOf(title[0], measure) + creditSize * 0.8
    return [...title, ...creditIn(frame(area.x, below, width, 200), at('middle', 'top'), setting)]
  },
}

/** Turned, along the left edge. */
const edge: Layout = {
  name: 'edge',
  calm: 'left',
  suits: words => !isChinese(words.title) && lengthOf(words) >= 1 && lengthOf(words) <= 30,
  set(setting) {
    const { words, pairing, measure } = setting
    const text = cased(pairing, words.title)
    const type = faceFor(pairing.title, text)
    const fitted = fitText(
      text,
      { type, width: inside, height: inside * 0.3, leading: 0.95, most: 700, lines: 2 },
      measure,
    )
    const flat = textLayer(
      'title',
      { text: fitted.text, type, size: fitted.size, x: 0, y: 0 },
      { leading: 0.95 },
    )
    const upright = moved(flat, frame(0, 0, inside, inside), at('left', 'top'), measure)
    const title = { ...upright, rotation: -90, x: margin + upright.y, y: coverSide - margin - upright.x }
    return [title, ...creditIn(whole, at('right', 'bottom'), setting)]
  },
}

/** One half of the title above, the other below, the picture between them. */
const split: Layout = {
  name: 'split',
  calm: 'all',
  suits: ({ title }) => {
    const length = lettersOf(title.replace(/\s/g, '')).length
    return isChinese(title)
      ? length >= 2 && length <= 8
      : title.trim().split(/\s+/).length >= 2 && length <= 28
  },
  set(setting) {
    const { words, pairing, measure } = setting
    const text = cased(pairing, words.title.trim())
    const type = faceFor(pairing.title, text)
    const isSigns = isChinese(text)
    const parts = isSigns ? lettersOf(text.replace(/\s/g, '')) : text.split(/\s+/)
    const half = Math.ceil(parts.length / 2)
    const join = (some: string[]) => some.join(isSigns ? '' : ' ')
    const halves = [join(parts.slice(0, half)), join(parts.slice(half))]
    const sizes = halves.map(
      part =>
        fitText(
          part,
          { type, width: inside, height: inside * 0.26, leading: 1, most: 820, lines: 1 },
          measure,
        ).size,
    )
    const size = Math.min(...sizes)
    const [above, below] = halves.map((part, index) =>
      textLayer('title', { text: part, type, size, x: 0, y: 0 }, { align: index === 0 ? 'start' : 'end' }),
    ) as [TextLayer, TextLayer]
    const first = moved(above, whole, at('left', 'top'), measure)
    return [
      { ...first, id: 'title-1' },
      { ...moved(below, whole, at('right', 'bottom'), measure), id: 'title-2' },
      ...creditIn(
        frame(margin, bottomOf(first, measure) + creditSize * 0.8, inside, 300),
        at('left', 'top'),
        setting,
      ),
    ]
  },
}

/** Large and heavy in the middle: what is woven needs thick strokes. */
const woven: Layout = {
  name: 'woven',
  calm: 'all',
  suits: words => lengthOf(words) >= 1 && lengthOf(words) <= 16,
  set(setting) {
    const title = titleIn(
      frame(margin * 1.2, margin * 1.6, coverSide - margin * 2.4, inside * 0.7),
      { at: at('middle', 'middle'), most: 1500, lines: 3 },
      setting,
    )
    return [...title, ...creditIn(whole, at('left', 'bottom'), setting)]
  },
}

/** The family places every letter itself. */
const grid: Layout = { name: 'grid', calm: 'all', suits: always, set: () => [] }

export const layouts: readonly Layout[] = [
  footLeft,
  footWide,
  footRight,
  headLeft,
  headWide,
  headRight,
  centre,
  centreLow,
  centreHigh,
  leftMiddle,
  rightMiddle,
  columnRight,
  columnLeft,
  corners,
  poster,
  label,
  edge,
  split,
  woven,
  grid,
]

const byName = new Map(layouts.map(layout => [layout.name, layout]))
export const layoutOf = (name: string): Layout => byName.get(name) ?? footLeft
