import { build, execute, maybeOne, one, type Tx } from '../../../platform/database/query'

const columns = ['id', 'storage_key', 'size', 'sha256', 'md5', 'facts'] as const

/** Answers what was packed before; from now on it counts as used. */
export function takePackedFile(tx: Tx, sourceSha256: Buffer, recipe: string, now: Date) {
  return maybeOne(
    tx,
    build
      .updateTable('packed_files')
      .set({ used_at: now })
      .where('source_sha256', '=', sourceSha256)
      .where('recipe', '=', recipe)
      .returning(columns),
  )
}

export interface NewPackedFile {
  sourceSha256: Buffer
  recipe: string
  storageKey: string
  size: number
  sha256: Buffer
  md5: Buffer
  facts: object
  now: Date
}

/** Answers the row that counts: this one, or the one of whoever was first. */
export function putPackedFile(tx: Tx, file: NewPackedFile) {
  return one(
    tx,
    build
      .insertInto('packed_files')
      .values({
        source_sha256: file.sourceSha256,
        recipe: file.recipe,
        storage_key: file.storageKey,
        size: file.size,
        sha256: file.sha256,
        md5: file.md5,
        facts: JSON.stringify(file.facts),
        packed_at: file.now,
        used_at: file.now,
      })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'source_sha256', 'recipe']).doUpdateSet({ used_at: file.now }),
      )
      .returning(columns),
  )
}

/** The storage has lost it: whoever needs it packs it anew. */
export function forgetPackedFile(tx: Tx, storageKey: string) {
  return execute(tx, build.deleteFrom('packed_files').where('storage_key', '=', storageKey))
}
