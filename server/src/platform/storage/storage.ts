// Where files live. The rest of the system sees keys and streams, never a path or a bucket.
import type { Readable } from 'node:stream'
import { refuseInTransaction } from '../database/slow-work'
import type { DirectFiles } from './direct-files'
import type { DropFolders } from './drop-folders'
import type { PartialFiles } from './partial-files'

export interface StoredFile {
  /** Of the whole file, also when only a part of it was asked for. */
  size: number
  body: Readable
}

export interface ListedFile {
  key: string
  size: number
  writtenAt: Date
}

export interface WriteOptions {
  /** For the few files that must be kept even when uploads are refused for want of room. */
  mayUseReserve?: boolean
  /** Of a stream: what it will be about, so that one for which there is no room is not begun. */
  expectedBytes?: number
}

export interface Storage {
  /** All or nothing: a key is readable only after the last byte is safely stored. */
  write(key: string, body: Readable | Buffer, options?: WriteOptions): Promise<{ size: number }>
  /** `range` is inclusive, as in HTTP. Answers undefined for an unknown key. */
  read(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>
  /** Where a file lies, or would, if it lies on this machine. */
  pathOf?(key: string): string
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Everything whose key begins with this one and a slash. */
  removeFolder(key: string): Promise<void>
  /** The first parts of all keys. */
  folders(): Promise<string[]>
  /** Everything below a folder, also what a crash left half written. What comes and goes meanwhile may be in it or not. */
  list(folder: string): AsyncIterable<ListedFile>
  /** For programs that can only read files: the path is good until `work` is done. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>
  partial: PartialFiles
  /** Absent: every byte comes through this server. */
  direct?: DirectFiles
  drops: DropFolders
}

/**
 * Whatever touches a file asks here first. Keys are made by us: lower-case words, digits and hashes in folders. Anything else is
 * a mistake or an attack.
 */
export function assertKey(key: string): void {
  refuseInTransaction('work on a stored file')
  if (!isKey(key)) {
    throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 60))}`)
  }
}

export function isKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key) && !key.includes('..') && key.length <= 300
}

/** The disk or the bucket takes no more. Nothing that was acknowledged before is lost. */
export class StorageFull extends Error {}

/** The key that was to be there is not. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`no file is stored as ${key}`)
  }
}

/** What has arrived is not as long as the whole file. */
export class WrongSize extends Error {
  constructor(key: string, present: number | undefined, wanted: number) {
    super(`${key} has ${present} of ${wanted} bytes`)
  }
}

const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** What the system says about a full disk, in one kind of error. */
export function orStorageFull(error: unknown): never {
  if (fullCodes.includes(String((error as NodeJS.ErrnoException).code))) {
    throw new StorageFull('the disk is full', { cause: error })
  }
  throw error
}
