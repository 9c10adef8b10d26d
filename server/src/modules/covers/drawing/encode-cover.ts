// A drawn cover as a file: sRGB and saying so, and never larger than what a release takes. A picture full of grain hardly shrinks as
// PNG: it is written as JPEG then, which nobody can tell from it.
import type { DrawnFormat } from '#contract/covers/design'
import { acceptedFiles } from '#contract/works/material'
import { sharp } from '../../../platform/picture'

export interface RawCover {
  /** Red, green, blue and opacity of each pixel. */
  pixels: Uint8Array
  width: number
  height: number
}

export interface EncodedCover {
  body: Buffer
  /** Not always what was asked for. */
  format: DrawnFormat
}

const jpegQualities = [94, 88, 80]

export async function encodeCover(
  { pixels, width, height }: RawCover,
  format: DrawnFormat,
): Promise<EncodedCover> {
  const { maxBytes } = acceptedFiles.cover
  const cover = () =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .withIccProfile('srgb')
  if (format === 'png') {
    const body = await cover().png({ compressionLevel: 6 }).toBuffer()
    if (body.length <= maxBytes) return { body, format }
  }
  for (const quality of jpegQualities) {
    const body = await cover().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (body.length <= maxBytes || quality === jpegQualities.at(-1)) return { body, format: 'jpeg' }
  }
  throw new Error('a cover in no quality')
}
