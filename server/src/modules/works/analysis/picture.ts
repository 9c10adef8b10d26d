import { sharp } from '../../../platform/picture'
import { type GreyPicture, hasQrCode } from './qr-code'

/** What unfolds to more than this is refused by its header alone: a few kilobytes can hold gigabytes. */
const mostPixels = 10_000 * 10_000
/** The one size that is decoded; the thumbnails and the look for QR codes are made from it. */
const workingSide = 1000
export const thumbnailSides = [600, 160] as const

export interface PictureAnalysis {
  format: 'jpeg' | 'png'
  width: number
  height: number
  colours: 'rgb' | 'gray' | 'cmyk' | 'transparent' | 'other'
  hasQrCode: boolean
  /** Absent: it was decoded to its end. */
  problem?: 'cutOff' | 'tooLarge'
}

export interface Thumbnail {
  side: (typeof thumbnailSides)[number]
  webp: Buffer
}

export async function analysePicture(
  path: string,
  format: 'jpeg' | 'png',
): Promise<{ analysis: PictureAnalysis; thumbnails: Thumbnail[] }> {
  // The header may say what it likes: nothing is decoded for it.
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const unread = { format, width: header?.width ?? 0, height: header?.height ?? 0, hasQrCode: false }
  const colours = colourSpace(header?.space)
  if (!header) return { analysis: { ...unread, colours, problem: 'cutOff' }, thumbnails: [] }
  if (header.width * header.height > mostPixels) {
    return { analysis: { ...unread, colours, problem: 'tooLarge' }, thumbnails: [] }
  }
  const decoded = await decode(path).catch(() => undefined)
  if (!decoded) return { analysis: { ...unread, colours, problem: 'cutOff' }, thumbnails: [] }
  // Encoding runs beside this thread, so both go on at the same time.
  const drawn = Promise.all(thumbnailSides.map(side => thumbnail(decoded, side)))
  const [found, thumbnails] = await Promise.all([hasQrCode(greyOf(decoded)), drawn])
  const isSeeThrough = decoded.channels === 4 && hasTransparency(decoded.pixels)
  return {
    analysis: {
      ...unread,
      hasQrCode: found,
      colours: isSeeThrough && colours === 'rgb' ? 'transparent' : colours,
    },
    thumbnails,
  }
}

interface Decoded {
  pixels: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** Fails on a file that ends too early. */
async function decode(path: string): Promise<Decoded> {
  const { data, info } = await sharp(path, { failOn: 'truncated', limitInputPixels: mostPixels })
    .rotate()
    .resize(workingSide, workingSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

async function thumbnail({ pixels, width, height, channels }: Decoded, side: Thumbnail['side']) {
  const webp = await sharp(pixels, { raw: { width, height, channels } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer()
  return { side, webp }
}

function greyOf({ pixels, width, height, channels }: Decoded): GreyPicture {
  const grey = new Uint8Array(width * height)
  for (let index = 0, at = 0; index < grey.length; index++, at += channels) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]
    grey[index] = (red * 77 + green * 151 + blue * 28) >> 8
  }
  return { pixels: grey, width, height }
}

function hasTransparency(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] as number) < 255) return true
  }
  return false
}

function colourSpace(space: string | undefined): PictureAnalysis['colours'] {
  if (space === 'srgb' || space === 'rgb' || space === 'rgb16') return 'rgb'
  if (space === 'b-w' || space === 'grey16') return 'gray'
  return space === 'cmyk' ? 'cmyk' : 'other'
}
