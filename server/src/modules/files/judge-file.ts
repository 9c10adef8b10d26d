// Small files are judged by what they hold, never by their name or what the client says of them.
import { sharp } from '../../platform/picture'
import { Refusal } from '../../platform/refusal'

export interface JudgedFile {
  body: Buffer
  mediaType: string
}

const avatarSide = 512
const sitePictureSide = 640
const contentPictureSide = 1600
/** A picture of a few kilobytes can unfold to gigabytes. */
const mostPixels = 120_000_000

/** Drawn anew at one size: smaller, upright, and without the place where it was taken. */
export async function judgeAvatar(body: Buffer): Promise<JudgedFile> {
  await pictureType(body)
  const drawn = await picture(body)
    .rotate()
    .resize(avatarSide, avatarSide, { fit: 'cover' })
    .webp({ quality: 86 })
    .toBuffer()
    .catch(refuseFile)
  return { body: drawn, mediaType: 'image/webp' }
}

/** A logo or a QR image: drawn anew, not larger than any place that shows it, see-through where it was. */
export async function judgeSitePicture(body: Buffer): Promise<JudgedFile> {
  await pictureType(body)
  const drawn = await picture(body)
    .rotate()
    .resize(sitePictureSide, sitePictureSide, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(refuseFile)
  return { body: drawn, mediaType: 'image/png' }
}

/** A picture in an article: drawn anew, as wide as a page on a sharp screen, without the place where it was taken. */
export async function judgeContentPicture(body: Buffer): Promise<JudgedFile> {
  await pictureType(body)
  const drawn = await picture(body)
    .rotate()
    .resize(contentPictureSide, contentPictureSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(refuseFile)
  return { body: drawn, mediaType: 'image/webp' }
}

/** A scan or a letter: JPEG, PNG or PDF, and it opens. */
export async function judgeDocument(body: Buffer): Promise<JudgedFile> {
  if (body.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!body.subarray(-2048).toString('latin1').includes('%%EOF')) refuseFile()
    return { body, mediaType: 'application/pdf' }
  }
  const mediaType = await pictureType(body)
  // Decoded to the end: a file that was cut off is refused now, not when an operator opens it.
  await picture(body).resize(32).raw().toBuffer().catch(refuseFile)
  return { body, mediaType }
}

/** The same picture and nothing else that was in its file. */
export function drawnAnew(body: Buffer): Promise<Buffer> {
  return picture(body).rotate().toBuffer()
}

async function pictureType(body: Buffer): Promise<string> {
  const { format } = await picture(body).metadata().catch(refuseFile)
  if (format !== 'jpeg' && format !== 'png') refuseFile()
  return `image/${format}`
}

function picture(body: Buffer) {
  return sharp(body, { failOn: 'truncated', limitInputPixels: mostPixels })
}

function refuseFile(): never {
  throw new Refusal('unsupportedMedia', {
    text: 'uploads.notReadable',
    fields: [{ field: 'file', text: 'uploads.notReadable' }],
  })
}
