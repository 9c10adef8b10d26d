import type { Job } from '../../../platform/jobs/job'
import { findDesign } from '../designs/cover-designs.queries'
import { type Previewed, previewJob } from '../designs/design-jobs'
import { insertImage } from '../images/cover-images.queries'
import { findTemplate } from '../templates/templates.queries'
import { previewSize } from './draw-cover'
import { drawStored } from './draw-stored'
import { putPreview } from './drawings.queries'

/** The small picture that lists show. The one before is named by nothing then, and swept. */
export const drawCoverPreview: Job<Previewed> = {
  ...previewJob,
  lane: 'heavy',
  async run(context) {
    const { payload, agentId, database } = context
    const isDesign = 'designId' in payload
    const id = isDesign ? payload.designId : payload.templateId
    const shown = await database.read(agentId, async tx =>
      isDesign ? findDesign(tx, id) : findTemplate(tx, id),
    )
    if (!shown) return
    const image = await drawStored(context, shown.scene, { size: previewSize, format: 'jpeg' })
    const memberId = 'member_id' in shown ? shown.member_id : null
    await database.change(agentId, async tx => {
      await insertImage(tx, { ...image, memberId, now: new Date() })
      const table = isDesign ? 'cover_designs' : 'cover_templates'
      await putPreview(tx, table, id, { imageId: image.id, version: shown.version })
    })
  },
}
