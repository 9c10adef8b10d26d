import type { Readable } from 'node:stream'
import type { Database } from '../database/database'
import { noteFile } from './noted-files.queries'
import type { Storage, WriteOptions } from './storage'

/** Stores a file that a row is to name later. */
export type StoreFile = (key: string, body: Readable | Buffer, options?: WriteOptions) => Promise<void>

/** What no row names a day later is removed (sweep_noted_files): a crash or a refusal leaves nothing behind for long. */
export function storeNoted(database: Database, storage: Storage, agentId: number): StoreFile {
  return async (key, body, options) => {
    await database.change(agentId, tx => noteFile(tx, key, new Date()))
    await storage.write(key, body, options)
  }
}
