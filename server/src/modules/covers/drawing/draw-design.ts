import type { drawDesign } from '#contract/covers/design-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { lockOpenDesign } from '../designs/own-design'
import { imageLink } from '../images/image-link'
import { drawingJob } from './draw-design.job'
import { askForDrawing, waitForDrawing } from './drawings.queries'

/** Answers with the picture where it is drawn; otherwise it is asked for, and its member asks again. */
export async function drawOwnDesign(context: CallContext<typeof drawDesign>) {
  const { tx, actor, input, now } = context
  const { version } = await lockOpenDesign(tx, actor.memberId, input.id)
  const { size, format } = input
  const drawing = await askForDrawing(tx, { designId: input.id, version, size, format, now })
  if (drawing.image_id) {
    return { state: 'ready' as const, version, url: imageLink(context, tx.agentId, drawing.image_id) }
  }
  if (drawing.isNew || drawing.state === 'failed') {
    const key = `cover drawing ${tx.agentId} ${drawing.id}`
    await enqueue(tx, drawingJob, { drawingId: drawing.id }, { key, maxAttempts: 2 })
  }
  if (drawing.state !== 'failed') return { state: 'waiting' as const, version, url: null }
  // Told once that it failed; it is on its way again for whoever asks once more.
  await waitForDrawing(tx, drawing.id)
  return { state: 'failed' as const, version, url: null }
}
