// What a picture is made of, as five colours that go with it: each covers a part of the picture and none is like another.
import { hexOf, type Lch } from '../../../platform/colors'
import { pixelsOf } from '../../../platform/picture-pixels'

const most = 5
/** Nearer ones look like one colour beside each other. */
const leastApart = 0.09

interface Heap {
  count: number
  l: number
  a: number
  b: number
}

export async function mainColours(picture: Buffer): Promise<string[]> {
  return coloursOf(await pixelsOf(picture))
}

/** Fullest first. */
function coloursOf(pixels: readonly Lch[]): string[] {
  const heaps = new Map<string, Heap>()
  for (const { l, c, h } of pixels) {
    const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
    const key = [l / 0.1, a / 0.06, b / 0.06].map(Math.round).join(' ')
    const heap = heaps.get(key) ?? { count: 0, l: 0, a: 0, b: 0 }
    heaps.set(key, { count: heap.count + 1, l: heap.l + l, a: heap.a + a, b: heap.b + b })
  }
  const means = [...heaps.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, l, a, b }) => ({ l: l / count, a: a / count, b: b / count }))
  const chosen: typeof means = []
  for (const mean of means) {
    const isNew = chosen.every(({ l, a, b }) => Math.hypot(mean.l - l, mean.a - a, mean.b - b) >= leastApart)
    if (isNew && chosen.length < most) chosen.push(mean)
  }
  return chosen.map(({ l, a, b }) => hexOf({ l, c: Math.hypot(a, b), h: Math.atan2(b, a) }))
}
