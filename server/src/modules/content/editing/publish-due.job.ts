import { z } from 'zod'
import type { ContentDraft } from '#contract/content/editing-calls'
import type { Job } from '../../../platform/jobs/job'
import { recordAudit } from '../../audit/audit.public'
import { lockItem } from './content-items.queries'
import { showDraft } from './show-draft'

/** Shows what was scheduled, at its moment. Scheduled anew or cancelled meanwhile: it finds nothing due. */
export const publishDue: Job<{ itemId: number }> = {
  name: 'publishDue',
  lane: 'quick',
  payload: z.object({ itemId: z.number().int() }),
  async run({ payload, agentId, database }) {
    const now = new Date()
    await database.change(agentId, async tx => {
      const item = await lockItem(tx, payload.itemId)
      if (!item?.publish_at || item.publish_at > now || !item.draft) return
      const draft = item.draft as unknown as ContentDraft
      await showDraft(tx, item, draft, { staffId: null, now })
      await recordAudit(tx, {
        actor: null,
        client: { address: '', userAgent: '' },
        now,
        action: 'content.published',
        subject: 'content',
        subjectId: item.id,
        after: { version: item.newest_version + 1, title: draft.title },
      })
    })
  },
}
