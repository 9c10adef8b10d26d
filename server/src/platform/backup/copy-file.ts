// One file of this machine's disk into a backup, hashed on its way and sealed where there is a key.
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { sealStream } from '../seal-stream'
import type { Written } from './backup-folder'
import { pieceBytes, writeFile } from './write-file'

export interface FileToCopy {
  from: string
  to: string
  seal?: { key: Uint8Array; place: string }
}

/** Undefined where there is no such file: a folder to write to that is gone is another matter. */
export async function copyFile({ from, to, seal }: FileToCopy): Promise<Written | undefined> {
  const file = openIfThere(from)
  if (file === undefined) return undefined
  try {
    const { counted, result } = countAndHash(piecesOf(file))
    await writeFile(to, seal ? sealed(seal, counted) : counted)
    return result()
  } finally {
    closeSync(file)
  }
}

function sealed({ key, place }: { key: Uint8Array; place: string }, source: AsyncIterable<Buffer>) {
  const sealing = Buffer.from(key)
  return sealStream({ derive: () => sealing }, place, source)
}

/** The hash is of what was given, whatever is written. */
export function countAndHash(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const piece of source) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  return { counted: counted(), result: (): Written => ({ size, sha256: hash.digest('hex') }) }
}

/** In one buffer, again and again: a new one for each piece costs more than reading it does. */
async function* piecesOf(file: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(pieceBytes)
  for (;;) {
    const length = readSync(file, buffer)
    if (length === 0) return
    yield buffer.subarray(0, length)
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
