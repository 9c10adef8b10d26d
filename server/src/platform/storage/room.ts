// Uploads leave a reserve on the disk: the database, agreements and logs beside them go on when it is nearly full.
import { statfs } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { StorageFull } from './storage'

const mostReserved = 1024 ** 3
const shareReserved = 0.05

/** What is left on the disk of a folder, and how much of it uploads leave alone. */
export async function readRoom(folder: string): Promise<{ left: number; reserve: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { left: bavail * bsize, reserve: Math.min(mostReserved, blocks * bsize * shareReserved) }
}

/** Throws where `bytes` more would touch the reserve. The folder must exist. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { left, reserve } = await readRoom(folder)
  if (left - bytes < reserve) throw new StorageFull('only the reserve is left on the disk')
}

/** How much passes between two looks at the disk. */
const lookEvery = 32 * 1024 ** 2

/** Lets a stream of any length through as long as the reserve stays whole. */
export function keepRoom(folder: string): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed < lookEvery) return done(null, chunk)
      passed = 0
      requireRoom(folder, 0).then(() => done(null, chunk), done)
    },
  })
}
