// Where files live. The rest of the system sees keys and streams, never a path or a bucket.
import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  body: Readable
}

export interface Storage {
  /** All or nothing: a key is readable only after the last byte is safely stored. */
  write(key: string, body: Readable | Buffer): Promise<{ size: number }>
  /** `range` is inclusive, as in HTTP. Answers undefined for an unknown key. */
  read(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
}

/** Keys are made by us: lower-case words, digits and hashes in folders. Anything else is a mistake or an attack. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key) || key.includes('..') || key.length > 300) {
    throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 60))}`)
  }
}
