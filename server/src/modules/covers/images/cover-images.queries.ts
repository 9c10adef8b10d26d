import { sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface NewImage {
  id: string
  kind: 'upload' | 'background' | 'drawn' | 'asked'
  /** Absent: the site's own. */
  memberId: number | null
  storageKey: string
  mediaType: string
  width: number
  height: number
  size: number
  /** Made by an image model. */
  isGenerated?: boolean
  now: Date
}

export function insertImage(tx: Tx, image: NewImage) {
  return execute(
    tx,
    build.insertInto('cover_images').values({
      id: image.id,
      kind: image.kind,
      member_id: image.memberId,
      storage_key: image.storageKey,
      media_type: image.mediaType,
      width: image.width,
      height: image.height,
      size: image.size,
      is_generated: image.isGenerated ?? false,
      created_at: image.now,
      let_go_at: image.now,
    }),
  )
}

export function findImage(tx: Tx, id: string) {
  return maybeOne(
    tx,
    build.selectFrom('cover_images').select(['id', 'storage_key', 'media_type', 'size']).where('id', '=', id),
  )
}

/** Of an account's own pictures together. */
export async function countImageBytes(tx: Tx, memberId: number): Promise<number> {
  const { bytes } = await one(
    tx,
    build
      .selectFrom('cover_images')
      .select(eb => eb.fn.coalesce(eb.fn.sum<string>('size'), sql<string>`'0'`).as('bytes'))
      .where('member_id', '=', memberId)
      .where('kind', '=', 'upload'),
  )
  return Number(bytes)
}

/** Pictures that were uploaded, held so that none goes before it is named. */
export async function holdUploads(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const uploads = build
    .selectFrom('cover_images')
    .select(['id', 'member_id', 'width', 'height', 'storage_key'])
    .where('kind', '=', 'upload')
  return rows(tx, uploads.where('id', 'in', ids).orderBy('id').forKeyShare())
}

/** As above, for whoever only reads. */
export async function listUploads(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const uploads = build
    .selectFrom('cover_images')
    .select(['id', 'member_id', 'width', 'height', 'storage_key'])
    .where('kind', '=', 'upload')
  return rows(tx, uploads.where('id', 'in', ids))
}

/** Pictures of backgrounds, also of those that are offered no more. */
export async function listImagesOfBackgrounds(tx: Tx, backgroundIds: readonly number[]) {
  if (backgroundIds.length === 0) return []
  return rows(
    tx,
    build
      .selectFrom('cover_backgrounds as b')
      .innerJoin('cover_images as i', 'i.id', 'b.image_id')
      .select(['b.id as background_id', 'i.id', 'i.width', 'i.height', 'i.storage_key'])
      .where('b.id', 'in', backgroundIds),
  )
}

/** A scene names these pictures and no others. */
export async function putUses(
  tx: Tx,
  holder: 'design_id' | 'template_id',
  holderId: number,
  imageIds: readonly string[],
): Promise<void> {
  let before = build.deleteFrom('cover_image_uses').where(holder, '=', holderId)
  if (imageIds.length > 0) before = before.where('image_id', 'not in', imageIds)
  await execute(tx, before)
  if (imageIds.length === 0) return
  await execute(
    tx,
    build
      .insertInto('cover_image_uses')
      .values(imageIds.map(image_id => ({ image_id, [holder]: holderId })))
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** The account is erased. */
export function deleteImagesOf(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('cover_images').where('member_id', '=', memberId))
}
