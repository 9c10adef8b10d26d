export interface Master {
  sha256: Buffer
  storageKey: string
  size: number
  /** As its member called it, for sentences. */
  fileName: string
}

/** How a file for channels is made of a master. */
export interface Recipe<Facts extends object> {
  /** Says everything that makes a difference: of the same content, the same name gives the same file. */
  name: string
  /** More bytes than it can take. */
  mostBytes: number
  make(from: string, to: string, signal?: AbortSignal): Promise<void>
  /** From the file that was made. */
  readFacts(path: string, signal?: AbortSignal): Promise<Facts>
}

/** Thrown while making or reading; becomes the sentence about the master. */
export class MasterDamaged extends Error {}
