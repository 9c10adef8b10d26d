// Words that leave the picture alone, or are part of it.
import { coverSide, type TextLayer } from '#contract/covers/scene'
import { textLayer } from '../compose/layer'
import { fitText } from '../type/fit-text'
import { isChinese, lettersOf } from '../type/letters'
import { cased, faceFor } from '../type/pairings'
import {
  always,
  bottomOf,
  creditIn,
  creditSize,
  type Layout,
  lengthOf,
  margin,
  moved,
  titleIn,
} from './layout'
import { at, frame, inside, whole } from './rooms'

/** Small and quiet on a field of its own, for pictures that are loud. The family draws the field. */
export const label: Layout = {
  name: 'label',
  calm: 'label',
  suits: always,
  set(setting) {
    const { measure } = setting
    const width = inside * 0.6
    const area = frame((coverSide - width) / 2, coverSide * 0.38, width, coverSide * 0.2)
    const title = titleIn(area, { at: at('middle', 'bottom'), most: 560, lines: 4 }, setting)
    const below = bottomOf(title[0], measure) + creditSize * 0.8
    return [...title, ...creditIn(frame(area.x, below, width, 200), at('middle', 'top'), setting)]
  },
}

/** Turned, along the left edge. */
export const edge: Layout = {
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
export const split: Layout = {
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
          { type, width: inside, height: inside * 0.42, leading: 1, most: 1400, lines: 1 },
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
export const woven: Layout = {
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
export const grid: Layout = { name: 'grid', calm: 'all', suits: always, set: () => [] }
