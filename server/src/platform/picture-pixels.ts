import { type Lch, lchOf } from './colors'
import { sharp } from './picture'

const side = 96

/** A picture as a few thousand colours. */
export async function pixelsOf(picture: Buffer): Promise<Lch[]> {
  const { data, info } = await sharp(picture)
    // Without mixing neighbours: thin lines keep their colour.
    .resize(side, side, { fit: 'cover', kernel: 'nearest' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: Lch[] = []
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    pixels.push(lchOf(data[at] as number, data[at + 1] as number, data[at + 2] as number))
  }
  return pixels
}
