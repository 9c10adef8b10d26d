// The title is the picture.
import { coverSide } from '#contract/covers/scene'
import { textLayer } from '../compose/layer'
import { fitText } from '../type/fit-text'
import { isChinese, isJoined, lettersOf } from '../type/letters'
import { inkHeight, inkWidth } from '../type/measure'
import { cased, faceFor } from '../type/pairings'
import { bottomOf, creditIn, creditSize, type Layout, lengthOf, margin, moved, type Setting } from './layout'
import { at, frame, inside, whole } from './rooms'

/** The first words small in one corner, the last one as large as it goes in the other. */
export const corners: Layout = {
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
export const poster: Layout = {
  name: 'poster',
  calm: 'all',
  suits: words => lengthOf(words) >= 1 && !isJoined(words.title),
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
  for (let count = 1; count <= 12; count++) {
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
