import type { DrawnFormat, DrawnSize } from '#contract/covers/design'
import { build, execute, maybeOne, one, type Tx } from '../../../platform/database/query'

/** Its preview and of which version that is; a newer one that was faster stays. */
export function putPreview(
  tx: Tx,
  table: 'cover_designs' | 'cover_templates',
  id: number,
  preview: { imageId: string; version: number },
) {
  return execute(
    tx,
    build
      .updateTable(table)
      .set({ preview_id: preview.imageId, preview_of: preview.version })
      .where('id', '=', id)
      .where('preview_of', '<', preview.version),
  )
}

export interface AskedDrawing {
  designId: number
  version: number
  size: DrawnSize
  format: DrawnFormat
  now: Date
}

/** The drawing itself; asked for once more where it failed. */
export async function askForDrawing(tx: Tx, { designId, version, size, format, now }: AskedDrawing) {
  const known = await maybeOne(
    tx,
    build
      .selectFrom('cover_drawings')
      .select(['id', 'state', 'image_id'])
      .where('design_id', '=', designId)
      .where('version', '=', version)
      .where('size', '=', size)
      .where('format', '=', format)
      .forNoKeyUpdate(),
  )
  if (known) return { ...known, isNew: false }
  const added = await one(
    tx,
    build
      .insertInto('cover_drawings')
      .values({ design_id: designId, version, size, format, asked_at: now })
      .returning(['id', 'state', 'image_id']),
  )
  return { ...added, isNew: true }
}

export function findDrawing(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('cover_drawings')
      .select(['id', 'design_id', 'version', 'size', 'format', 'state'])
      .where('id', '=', id),
  )
}

export function settleDrawing(tx: Tx, id: number, imageId: string | null) {
  return execute(
    tx,
    build
      .updateTable('cover_drawings')
      .set({ state: imageId === null ? 'failed' : 'ready', image_id: imageId })
      .where('id', '=', id),
  )
}

export function waitForDrawing(tx: Tx, id: number) {
  return execute(tx, build.updateTable('cover_drawings').set({ state: 'waiting' }).where('id', '=', id))
}
