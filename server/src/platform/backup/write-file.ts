// Writes a new file in large pieces, and leaves the disk its reserve. Without a thread for each write: nobody else waits in a process that
// makes a backup, and the change of threads costs as much as the write.
import { closeSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { requireRoom } from '../storage/room'

/** Stays in the processor's memory between being read, hashed and written. */
export const pieceBytes = 128 * 1024
const roomEvery = 16 * 1024 * 1024

/** Done with each piece when it asks for the next. */
export async function writeFile(path: string, source: AsyncIterable<Buffer>): Promise<void> {
  const file = openSync(path, 'wx', 0o600)
  let batch: Buffer | undefined
  let gathered = 0
  let unmeasured = roomEvery
  const put = async (piece: Buffer) => {
    unmeasured += piece.length
    if (unmeasured >= roomEvery) {
      // The site may live on the same disk.
      await requireRoom(dirname(path), piece.length)
      unmeasured = 0
    }
    writeAll(file, piece)
  }
  const flush = async () => {
    if (batch && gathered > 0) await put(batch.subarray(0, gathered))
    gathered = 0
  }
  try {
    for await (const piece of source) {
      if (gathered + piece.length > pieceBytes) await flush()
      if (piece.length >= pieceBytes) {
        await put(piece)
        continue
      }
      // The network, COPY and the seal give small ones.
      batch ??= Buffer.allocUnsafe(pieceBytes)
      gathered += piece.copy(batch, gathered)
    }
    await flush()
  } finally {
    closeSync(file)
  }
}

/** A nearly full disk takes a part, and says why only when it is asked for the rest. */
function writeAll(file: number, piece: Buffer) {
  for (let done = 0; done < piece.length; ) done += writeSync(file, piece, done)
}
