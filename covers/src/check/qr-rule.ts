// Channels refuse covers with a QR code. Reading one takes a library: whoever has it passes it in.
import type { Scene } from '#contract/covers/scene'
import { drawScene } from '../draw/draw-scene'
import type { Surface } from '../draw/surface'

/** Answers with what a code says, or nothing. */
export type ReadCode = (pixels: Uint8ClampedArray, width: number, height: number) => unknown

/** A small code is read large, a large one small. */
const sides = [1500, 600]

export function hasQrCode(scene: Scene, surface: Surface, read: ReadCode): boolean {
  return sides.some(side => {
    const { data } = drawScene(scene, surface, side).pen.getImageData(0, 0, side, side)
    return Boolean(read(data, side, side))
  })
}
