// Words along an edge of the cover, and in its middle.
import { coverSide } from '#contract/covers/scene'
import { isChinese } from '../type/letters'
import { always, bottomOf, creditIn, creditSize, type Layout, margin, titleIn, topOf } from './layout'
import { at, frame, inside, linesFor, tall, whole } from './rooms'

export const footLeft: Layout = {
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

export const footWide: Layout = {
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

export const footRight: Layout = {
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

export const headLeft: Layout = {
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

export const headWide: Layout = {
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

export const headRight: Layout = {
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

export const centre: Layout = {
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

export const centreLow: Layout = {
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

export const centreHigh: Layout = {
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
