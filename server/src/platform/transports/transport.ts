// Where a package goes: a folder, an SFTP server or a bucket behind one face. Paths are relative, with slashes; each transport
// puts its own root before them.
import type { Readable } from 'node:stream'
import { refuseInTransaction } from '../database/slow-work'
import { TransportFailed } from './transport-failed'

export interface TransportEntry {
  name: string
  size: number
  isFolder: boolean
}

export interface Transport {
  /** Reaches the other side and proves who we are. Everything below does that by itself when it has to. */
  connect(): Promise<void>
  /**
   * All or nothing: the path is there only with its last byte, and what stood there before is replaced. Folders on the way are made.
   * One sender a path: what a sender that died has left half-sent is written over.
   */
  putFile(path: string, source: Readable, size: number): Promise<void>
  /** Files and folders in it, in the order of their names; nothing for a folder that is not there. '' is the root. */
  list(folder: string): Promise<TransportEntry[]>
  /** Undefined where there is no such file; fails for one that is larger. */
  read(path: string, mostBytes: number): Promise<Buffer | undefined>
  /** What stands at `to` is replaced. */
  rename(from: string, to: string): Promise<void>
  /** Removing what is not there is no failure. */
  remove(path: string): Promise<void>
  /** Nothing is open after it; a transport that is used again opens anew. */
  close(): Promise<void>
}

/** How long the other side may take, in milliseconds. */
export interface Patience {
  connect: number
  /** Without an answer, while we wait for one. */
  silence: number
  /** A connection that nobody uses ends after this. */
  idle: number
}

export const usualPatience: Patience = { connect: 20_000, silence: 60_000, idle: 30_000 }

/** No server needs a listing this long from us, and a hostile one could send it without end. */
export const mostEntries = 10_000

/** What a file is called until it is whole. */
export const draftOf = (path: string) => `${path}${draftEnding}`

const draftEnding = '.part'
const mostCharacters = 1000

/** Whatever touches a path asks here first. Names that could lead out of the root, or that servers read differently, are refused. */
export function assertPath(path: string): void {
  refuseInTransaction('work on a transport')
  if (!isPlainPath(path) || path.endsWith(draftEnding)) throw new TransportFailed('badPath')
}

/** As `assertPath`, for what may be the root. */
export function assertFolder(folder: string): void {
  if (folder === '') refuseInTransaction('work on a transport')
  else assertPath(folder)
}

export function isPlainPath(path: string): boolean {
  return path.length <= mostCharacters && path.split('/').every(isPlainName)
}

function isPlainName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || Buffer.byteLength(name) > 250) return false
  return !/[\\\p{Cc}\p{Cs}]/u.test(name)
}
