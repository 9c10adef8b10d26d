// One background a time, the next by a job of its own: what members wait for comes in between.
import { z } from 'zod'
import { coverSide } from '#contract/covers/scene'
import { makeBackground } from '#covers/compose/make-background'
import { nodeSurface } from '../../../platform/canvas/node-surface'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job, type JobName } from '../../../platform/jobs/job'
import { storeNoted } from '../../../platform/storage/store-noted'
import { insertBackground } from '../backgrounds/backgrounds.queries'
import { smallBackground } from '../backgrounds/small-background'
import { drawApart } from '../drawing/draw-apart'
import { insertImage } from '../images/cover-images.queries'
import { storeImage } from '../images/take-picture'
import { type StartingBackground, startingBackgrounds } from './starting-backgrounds'
import { listGiven, noteGiven } from './starting-backgrounds.queries'

const startingJob: JobName<object> = { name: 'drawStartingBackground', payload: z.object({}) }

export const askForNextBackground = (tx: Tx) =>
  enqueue(tx, startingJob, {}, { key: `starting background ${tx.agentId}`, maxAttempts: 3 })

export function nextMissing(given: readonly string[]): StartingBackground | undefined {
  return startingBackgrounds.find(({ name }) => !given.includes(name))
}

export const drawStartingBackground: Job<object> = {
  ...startingJob,
  lane: 'heavy',
  async run({ agentId, database, services: { storage } }) {
    const missing = nextMissing(await database.read(agentId, listGiven))
    if (!missing) return
    const { name, names, moods, recipe } = missing
    const scene = makeBackground(recipe, nodeSurface())
    const { body } = await drawApart({ scene, size: '3000', format: 'jpeg', pictures: [] })
    const drawn = { body, mediaType: 'image/jpeg', width: coverSide, height: coverSide }
    const { small, palette } = await smallBackground(drawn)
    const place = { store: storeNoted(database, storage, agentId), site: { agentId } }
    const image = await storeImage(place, 'background', drawn)
    const thumbnail = await storeImage(place, 'background', small)
    const now = new Date()
    await database.change(agentId, async tx => {
      // A run that was cut off after its last step is not done twice; what it stored is swept.
      if (await noteGiven(tx, name, now)) {
        for (const written of [image, thumbnail]) await insertImage(tx, { ...written, memberId: null, now })
        const ids = { imageId: image.id, thumbnailId: thumbnail.id }
        await insertBackground(tx, { names, moods, palette, ...ids, now })
      }
      if (nextMissing(await listGiven(tx))) await askForNextBackground(tx)
    })
  },
}
