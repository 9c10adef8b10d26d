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

function sliceWith(slices: Slices | undefined, point: number): string | undefined {
  for (const [name, ranges] of slices ?? []) if (holds(ranges, point)) return name
  return undefined
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
    const found = order
      .map(font => ({ font, slice: sliceWith(slicesOf(font), point) }))
      .find((each): each is Needed => each.slice !== undefined)
    if (found) needed.set(`${found.font.id} ${found.slice}`, found)
    else lacking.add(character)
  }
  const rank = (font: Font) => chain.indexOf(font)
  return {
    needed: [...needed.values()].sort((one, other) => rank(one.font) - rank(other.font)),
    lacking: [...lacking],
  }
}
