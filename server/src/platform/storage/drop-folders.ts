// Folders that others write into, with names of their own. What lies there is only read and removed, never served.
import type { Readable } from 'node:stream'

export interface DroppedFile {
  name: string
  size: number
  /** Another one when the file is written anew. */
  stamp: string
}

export interface DropFolders {
  /** What lies directly in the folder, some thousand at most; nothing where it does not exist. */
  list(folder: string): Promise<DroppedFile[]>
  /** A name as it was listed. */
  read(folder: string, name: string): Promise<Readable | undefined>
  /** May be asked twice. */
  remove(folder: string, name: string): Promise<void>
}

export const mostDropped = 1000

/** Names come from lists; whatever could lead elsewhere was none. */
export function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name)
}
