// Files that arrive bit by bit, over many requests, processes and restarts, under the key they keep in the end.
import type { Readable } from 'node:stream'

/** What the storage wants to be told again about a file that it began; plain JSON. */
export type PartialFacts = Record<string, string>

export interface PartialFile {
  key: string
  /** Of the whole file. */
  size: number
  facts: PartialFacts
}

export interface PartialFiles {
  begin(key: string): Promise<PartialFacts>
  /** How many bytes are safely here, counted from the start without a gap. */
  offset(file: PartialFile): Promise<number>
  /**
   * Adds what comes, from `offset` on, and answers the new offset. When the source breaks off, or the storage is full, what came
   * before stays and the error goes on; the source is left to the caller, who sees to it that nobody else appends to the file.
   */
  append(file: PartialFile, offset: number, body: Readable): Promise<number>
  /** All bytes are here: from now on the key is a file like any other. May be asked twice. */
  finish(file: PartialFile): Promise<void>
  /** Gives up; may be asked twice. */
  drop(file: Omit<PartialFile, 'size'>): Promise<void>
}
