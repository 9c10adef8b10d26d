// The server's canvas for drawing covers: Skia, as in most browsers, with the same fonts.
import type { ImageSource } from '#contract/covers/scene'
import type { Line, Pen, Picture, Sheet, Surface } from '#covers/draw/surface'
import { stretchWord, weightIn } from '#covers/fonts/fonts'
import { familiesFor } from './cover-fonts'
import { type Canvas, type Image, newCanvas, Path2D, type SKRSContext2D } from './skia'

export interface NodeSheet extends Sheet {
  readonly canvas: Canvas
}

/** Pictures that the scene names have to be at hand before it is drawn. */
export function nodeSurface(pictures: (source: ImageSource) => Image | undefined = () => undefined): Surface {
  const kept = new Map<string, Sheet>()
  const lines = new Map<string, Path2D>()
  const context = (pen: Pen) => pen as unknown as SKRSContext2D
  return {
    sheet(width, height) {
      const canvas = newCanvas(width, height)
      const sheet: NodeSheet = { width, height, canvas, pen: canvas.getContext('2d') as unknown as Pen }
      return sheet
    },
    setType(pen, type, size, text) {
      const drawn = context(pen)
      drawn.font = `${weightIn(type.font, type.weight)} ${size}px ${familiesFor(type, text)}`
      drawn.fontStretch = stretchWord(type.width)
    },
    line(path) {
      let line = lines.get(path)
      if (!line) {
        line = new Path2D(path)
        lines.set(path, line)
      }
      return line as unknown as Line
    },
    fill: (pen, line, isEvenOdd) =>
      context(pen).fill(line as unknown as Path2D, isEvenOdd ? 'evenodd' : 'nonzero'),
    stroke: (pen, line) => context(pen).stroke(line as unknown as Path2D),
    clip: (pen, line) => context(pen).clip(line as unknown as Path2D),
    lay(pen, from, into, part) {
      const image = 'canvas' in from ? (from as NodeSheet).canvas : (from as unknown as Image)
      const { x, y, width, height } = into
      if (part) context(pen).drawImage(image, part.x, part.y, part.width, part.height, x, y, width, height)
      else context(pen).drawImage(image, x, y, width, height)
    },
    picture: source => pictures(source) as Picture | undefined,
    kept(key, make) {
      const known = kept.get(key)
      if (known) return known
      const sheet = make()
      kept.set(key, sheet)
      return sheet
    },
  }
}
