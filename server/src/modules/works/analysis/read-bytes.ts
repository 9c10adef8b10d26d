import type { FileHandle } from 'node:fs/promises'

/** Fewer bytes than asked for at the end of the file. */
export async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  return bytes.subarray(0, bytesRead)
}

/** A broken file could name chunks of no length for ever. */
export const mostChunks = 10_000
