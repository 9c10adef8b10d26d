import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Scene } from '#contract/covers/scene'
import type { JobContext } from '../../../platform/jobs/job'
import { storeNoted } from '../../../platform/storage/store-noted'
import { imagesIn } from '../images/named-images'
import type { WrittenImage } from '../images/take-picture'
import { drawApart } from './draw-apart'
import { sizeOf, type WantedDrawing } from './draw-cover'

type Place = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services'>

/** Draws a scene with its pictures into a file that no row names yet. */
export async function drawStored(
  { agentId, database, services: { storage } }: Place,
  scene: Scene,
  { size, format }: Pick<WantedDrawing, 'size' | 'format'>,
): Promise<WrittenImage> {
  const named = await database.read(agentId, tx => imagesIn(tx, scene))
  const pictures = []
  for (const { source, image } of named) {
    const stored = await storage.read(image.storage_key)
    if (stored) pictures.push({ source, body: await buffer(stored.body) })
  }
  const { body, format: written } = await drawApart({ scene, size, format, pictures })
  const id = randomUUID()
  const storageKey = `cover-images/${agentId}/${id}`
  await storeNoted(database, storage, agentId)(storageKey, body)
  const mediaType = `image/${written}`
  return { id, kind: 'drawn', storageKey, mediaType, size: body.length, ...sizeOf(size) }
}
