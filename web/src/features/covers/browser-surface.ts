// A browser's canvas for drawing covers, in a window or in a worker.
import type { ImageSource } from '#contract/covers/scene'
import type { Line, Pen, Picture, Sheet, Surface } from '#covers/draw/surface'
import { stretchWord, weightIn } from '#covers/fonts/fonts'
import { familiesFor } from './browser-fonts'

export interface BrowserSheet extends Sheet {
  readonly canvas: OffscreenCanvas
}

/** Sheets that are remembered; more would fill the memory of a phone. */
const mostKept = 24

export function browserSurface(
  pictures: (source: ImageSource) => ImageBitmap | undefined = () => undefined,
): Surface {
  const kept = new Map<string, Sheet>()
  const context = (pen: Pen) => pen as unknown as OffscreenCanvasRenderingContext2D
  return {
    sheet(width, height) {
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d', { willReadFrequently: true }) as unknown as Pen
      const sheet: BrowserSheet = { width, height, canvas, pen }
      return sheet
    },
    setType(pen, type, size, text) {
      context(pen).font =
        `${weightIn(type.font, type.weight)} ${stretchWord(type.width)} ${size}px ${familiesFor(type, text)}`
    },
    line: path => new Path2D(path) as unknown as Line,
    fill: (pen, line, isEvenOdd) =>
      context(pen).fill(line as unknown as Path2D, isEvenOdd ? 'evenodd' : 'nonzero'),
    stroke: (pen, line) => context(pen).stroke(line as unknown as Path2D),
    clip: (pen, line) => context(pen).clip(line as unknown as Path2D),
    lay(pen, from, into, part) {
      const image = 'canvas' in from ? (from as BrowserSheet).canvas : (from as unknown as ImageBitmap)
      const { x, y, width, height } = into
      if (part) context(pen).drawImage(image, part.x, part.y, part.width, part.height, x, y, width, height)
      else context(pen).drawImage(image, x, y, width, height)
    },
    picture: source => pictures(source) as Picture | undefined,
    kept(key, make) {
      const before = kept.get(key)
      if (before) return before
      const sheet = make()
      kept.set(key, sheet)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return sheet
    },
  }
}
