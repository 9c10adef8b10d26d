import { sql } from 'kysely'
import { build, execute, one, type Tx } from '../database/query'

/** Somebody begins to write this file; the row that will name it takes the note away. */
export function noteFile(tx: Tx, storageKey: string, now: Date) {
  return execute(
    tx,
    build
      .insertInto('noted_files')
      .values({ storage_key: storageKey, noted_at: now })
      .onConflict(conflict => conflict.columns(['agent_id', 'storage_key']).doUpdateSet({ noted_at: now })),
  )
}

/** A row names the file, or somebody writes it at this moment. */
export async function isFileWanted(tx: Tx, storageKey: string): Promise<boolean> {
  const query = sql<{ wanted: boolean }>`select is_file_wanted(${storageKey}) as wanted`
  return (await one(tx, { compile: () => query.compile(build) })).wanted
}
