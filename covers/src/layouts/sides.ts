// Words beside the picture, and Chinese in columns.
import { coverSide, type TextLayer } from '#contract/covers/scene'
import { isColumnar, lettersOf } from '../type/letters'
import {
  always,
  bottomOf,
  column,
  creditIn,
  creditSize,
  type Layout,
  lengthOf,
  margin,
  type Setting,
  titleIn,
  type Words,
} from './layout'
import { at, frame, inside, tall, whole } from './rooms'

/** Half way down one side, with the credit below it. */
function besideThePicture(name: string, side: 'left' | 'right'): Layout {
  return {
    name,
    calm: side,
    suits: always,
    set(setting) {
      const width = inside * 0.62
      const x = side === 'left' ? margin : coverSide - margin - width
      const height = inside * tall(setting.words, 0.4)
      const title = titleIn(
        frame(x, coverSide * 0.46 - height / 2, width, height),
        { at: at(side, 'middle'), most: 780 },
        setting,
      )
      const below = bottomOf(title[0], setting.measure) + creditSize * 0.9
      return [...title, ...creditIn(frame(x, below, width, 300), at(side, 'top'), setting)]
    },
  }
}
export const leftMiddle = besideThePicture('left-middle', 'left')
export const rightMiddle = besideThePicture('right-middle', 'right')

const isColumn = (words: Words) => isColumnar(words.title) && lengthOf(words) <= 18

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
  if (!isColumnar(words.artist) || lettersOf(words.artist).length > 12) {
    const side = creditX < coverSide / 2 ? 'left' : 'right'
    return [title, ...creditIn(whole, at(side, 'top'), setting)]
  }
  const credit = { x: creditX, top: margin * 1.3, bottom: coverSide - margin, most: 150 }
  return [title, column('artist', words.artist, credit, setting)]
}

export const columnRight: Layout = {
  name: 'column-right',
  calm: 'right',
  suits: isColumn,
  set: setting => columns(setting, coverSide * 0.73, coverSide * 0.36),
}

export const columnLeft: Layout = {
  name: 'column-left',
  calm: 'left',
  suits: isColumn,
  set: setting => columns(setting, coverSide * 0.26, coverSide * 0.62),
}
