import { z } from 'zod'
import type { DrawnFormat, DrawnSize } from '#contract/covers/design'
import type { Job, JobName } from '../../../platform/jobs/job'
import { findDesign } from '../designs/cover-designs.queries'
import { insertImage } from '../images/cover-images.queries'
import { drawStored } from './draw-stored'
import { findDrawing, settleDrawing } from './drawings.queries'

export const drawingJob: JobName<{ drawingId: number }> = {
  name: 'drawCoverDesign',
  payload: z.object({ drawingId: z.number() }),
}

/** One that was asked for. A design that was saved meanwhile has another version, and is asked for anew. */
export const drawCoverDesign: Job<{ drawingId: number }> = {
  ...drawingJob,
  lane: 'heavy',
  async run(context) {
    const { payload, agentId, database } = context
    const wanted = await database.read(agentId, tx => findDrawing(tx, payload.drawingId))
    if (!wanted || wanted.state === 'ready') return
    const design = await database.read(agentId, tx => findDesign(tx, wanted.design_id))
    const settle = (imageId: string | null) =>
      database.change(agentId, tx => settleDrawing(tx, wanted.id, imageId))
    if (!design || design.version !== wanted.version) return void (await settle(null))
    try {
      const image = await drawStored(context, design.scene, {
        size: wanted.size as DrawnSize,
        format: wanted.format as DrawnFormat,
      })
      await database.change(agentId, async tx => {
        await insertImage(tx, { ...image, memberId: design.member_id, now: new Date() })
        await settleDrawing(tx, wanted.id, image.id)
      })
    } catch (error) {
      // Whoever waits for it is told now; another try may still make it.
      await settle(null)
      throw error
    }
  },
}
