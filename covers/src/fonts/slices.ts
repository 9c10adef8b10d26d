// Which slices of which faces a text needs. A slice says in CSS's words which characters it holds.
import { chainOf, type Font, fontOf } from './fonts'

export type Ranges = ReadonlyArray<readonly [number, number]>
/** Of one face: name of the slice and what it holds. */
export type Slices = ReadonlyMap<string, Ranges>
export type SlicesOf = (font: Font) => Slices | undefined

/** As `unicode.json` of a package says it: `[12]` is slice 12, `latin` is called so. */
export function readSlices(told: Record<string, string>): Slices {
  return new Map(
    Object.entries(told).map(([name, ranges]) => [name.replace(/[[\]]/g, ''), readRanges(ranges)]),
  )
}

function readRanges(text: string): Ranges {
  return text.split(',').map(part => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
}

export interface Needed {
  font: Font
  slice: string
}

const holds = (ranges: Ranges, point: number) => ranges.some(([from, to]) => point >= from && point <= to)

/** Found once a character: a face has a hundred slices of many ranges. */
const found = new WeakMap<Slices, Map<number, string | undefined>>()

function sliceWith(slices: Slices | undefined, point: number): string | undefined {
  if (!slices) return undefined
  let known = found.get(slices)
  if (!known) {
    known = new Map()
    found.set(slices, known)
  }
  if (!known.has(point)) known.set(point, [...slices].find(([, ranges]) => holds(ranges, point))?.[0])
  return known.get(point)
}

const isInvisible = (point: number) =>
  point <= 0x20 || (point >= 0xfe00 && point <= 0xfe0f) || point === 0x200d
const pictographs = /\p{Extended_Pictographic}/u

/** The slices a text is drawn from, in the order in which its characters look for them; and what no face has. */
export function slicesFor(
  text: string,
  id: string,
  slicesOf: SlicesOf,
): { needed: Needed[]; lacking: string[] } {
  const needed = new Map<string, Needed>()
  const lacking = new Set<string>()
  const chain = chainOf(id)
  const emoji = fontOf('noto-color-emoji')
  for (const character of text) {
    const point = character.codePointAt(0) as number
    if (isInvisible(point)) continue
    const order = point > 0xff && pictographs.test(character) ? [emoji, ...chain] : chain
    const holder = order
      .map(font => ({ font, slice: sliceWith(slicesOf(font), point) }))
      .find((each): each is Needed => each.slice !== undefined)
    if (holder) needed.set(`${holder.font.id} ${holder.slice}`, holder)
    else lacking.add(character)
  }
  const rank = (font: Font) => chain.indexOf(font)
  return {
    needed: [...needed.values()].sort((one, other) => rank(one.font) - rank(other.font)),
    lacking: [...lacking],
  }
}
