// Reading QR codes costs ten times what the rest of a cover's check does, and covers hardly ever have one. So first comes a
// cheap look for their corner marks.
import jsQR from 'jsqr'
import { sharp } from '../../../platform/picture'
import { hasCornerMarks } from './corner-marks'

export interface GreyPicture {
  width: number
  height: number
  pixels: Uint8Array
}

/** Besides the full size: a large code is read better when it is small. */
const smallerSides = [600, 360]

export async function hasQrCode(picture: GreyPicture): Promise<boolean> {
  if (!hasCornerMarks(picture)) return false
  if (readsCode(picture)) return true
  for (const side of smallerSides) {
    if (readsCode(await shrink(picture, side))) return true
  }
  return false
}

async function shrink({ pixels, width, height }: GreyPicture, side: number): Promise<GreyPicture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(side, side, { fit: 'inside' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

function readsCode({ pixels, width, height }: GreyPicture): boolean {
  const colours = new Uint8ClampedArray(pixels.length * 4)
  for (let index = 0; index < pixels.length; index++) {
    colours.fill(pixels[index] as number, index * 4, index * 4 + 3)
    colours[index * 4 + 3] = 255
  }
  return jsQR(colours, width, height) !== null
}
