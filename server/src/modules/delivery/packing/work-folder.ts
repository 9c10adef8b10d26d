import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireRoom } from '../../../platform/storage/room'
import { orStorageFull } from '../../../platform/storage/storage'

/** A folder with room for so many bytes, which is gone afterwards, whatever happens in it. */
export async function inWorkFolder<T>(bytes: number, work: (folder: string) => Promise<T>): Promise<T> {
  await requireRoom(tmpdir(), bytes)
  const folder = await mkdtemp(join(tmpdir(), 'tributary-packing-')).catch(orStorageFull)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
