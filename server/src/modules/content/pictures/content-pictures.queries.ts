import { build, execute, rows, type Tx } from '../../../platform/database/query'

/** Which of these were uploaded for this site's texts. */
export async function knownPictures(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const uploads = build.selectFrom('uploads').select('storage_key').where('purpose', '=', 'content')
  const found = await rows(tx, uploads.where('storage_key', 'in', keys).distinct())
  return found.map(({ storage_key }) => storage_key)
}

export async function notePictures(tx: Tx, itemId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await execute(
    tx,
    build
      .insertInto('content_pictures')
      .values(keys.map(key => ({ item_id: itemId, storage_key: key })))
      .onConflict(conflict => conflict.doNothing()),
  )
}
