// A picture for a cover as everybody can draw it: upright, in sRGB, its first frame, without a word about camera and place.
import { randomUUID } from 'node:crypto'
import { imageLimits } from '#contract/covers/design'
import type { PrepareContext } from '../../../platform/http/call-handler'
import { sharp } from '../../../platform/picture'
import { Refusal } from '../../../platform/refusal'
import type { TextParams } from '../../../platform/texts/texts'
import type { NewImage } from './cover-images.queries'
import { type PictureKind, pictureKind } from './picture-kind'
import '../covers.texts'

export interface OpenedPicture {
  kind: PictureKind
  /** As it stands upright. */
  width: number
  height: number
  body: Buffer
}

/** What a call carries, if it is a picture that may be decoded at all. */
export async function openPicture({ file }: Pick<PrepareContext, 'file'>): Promise<OpenedPicture> {
  if (!file || file.body.length === 0) {
    throw new Refusal('invalidInput', { fields: [{ field: 'file', text: 'covers.noFile' }] })
  }
  const { body } = file
  const kind = pictureKind(body)
  if (!kind) refusePicture('covers.notAPicture')
  // Read from its head, so that nothing is unfolded that is too large.
  const { width, height, autoOrient } = await sharp(body, { limitInputPixels: false })
    .metadata()
    .catch(() => refusePicture('covers.pictureDamaged'))
  if (width * height > imageLimits.pixels) {
    refusePicture('covers.tooManyPixels', { most: imageLimits.pixels / 1_000_000 })
  }
  return { kind, width: autoOrient.width, height: autoOrient.height, body }
}

/** The picture itself, ready to be made smaller and written. */
export function upright({ body }: OpenedPicture) {
  return sharp(body, { failOn: 'truncated', limitInputPixels: imageLimits.pixels })
    .autoOrient()
    .toColourspace('srgb')
}

/** What is see-through anywhere stays so; everything else is a photo. */
export async function drawUpload(picture: OpenedPicture): Promise<Drawn> {
  const { side } = imageLimits
  const small = upright(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const isOpaque = picture.kind === 'jpeg' || (await isOpaqueThroughout(picture))
  const written = isOpaque
    ? small.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    : small.webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: 2 })
  return writtenAs(written, isOpaque ? 'image/jpeg' : 'image/webp')
}

async function isOpaqueThroughout({ body }: OpenedPicture): Promise<boolean> {
  const opened = () => sharp(body, { failOn: 'truncated', limitInputPixels: imageLimits.pixels })
  const { hasAlpha } = await opened().metadata()
  if (!hasAlpha) return true
  const { isOpaque } = await opened()
    .stats()
    .catch(() => refusePicture('covers.pictureDamaged'))
  return isOpaque
}

export interface Drawn {
  body: Buffer
  mediaType: string
  width: number
  height: number
}

export async function writtenAs(picture: ReturnType<typeof sharp>, mediaType: string): Promise<Drawn> {
  const { data, info } = await picture
    .toBuffer({ resolveWithObject: true })
    .catch(() => refusePicture('covers.pictureDamaged'))
  return { body: data, mediaType, width: info.width, height: info.height }
}

/** Lies in its place; no row names it yet. */
export type WrittenImage = Omit<NewImage, 'memberId' | 'now'>

export async function storeImage(
  { store, site }: Pick<PrepareContext, 'store'> & { site: Pick<PrepareContext['site'], 'agentId'> },
  kind: NewImage['kind'],
  { body, ...facts }: Drawn,
): Promise<WrittenImage> {
  const id = randomUUID()
  const storageKey = `cover-images/${site.agentId}/${id}`
  await store(storageKey, body)
  return { id, kind, storageKey, size: body.length, ...facts }
}

export function refusePicture(text: string, params?: TextParams): never {
  throw new Refusal('unsupportedMedia', { text, params, fields: [{ field: 'file', text, params }] })
}
