// The one way to the server's canvas: what is drawn on it takes long.
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { refuseInTransaction } from '../database/slow-work'

export { type Canvas, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'

export function newCanvas(width: number, height: number) {
  refuseInTransaction('drawing on a canvas')
  return createCanvas(width, height)
}

export const registerFont = (file: string, name: string) => GlobalFonts.registerFromPath(file, name)
