import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'
import { recordAudit } from '../../audit/audit.public'
import { lockWork, setClaim } from '../../works/works.public'

/** Longer than a day at work, shorter than until the next one. */
export const claimMilliseconds = 12 * 3600 * 1000

/** Gives a work back to the queue that its reviewer has not touched since. Does nothing where it was claimed anew or moved on. */
export const endClaim: Job<{ workId: number }> = {
  name: 'endClaim',
  lane: 'quick',
  payload: z.object({ workId: z.number().int() }),
  async run({ payload, agentId, database }) {
    const now = new Date()
    await database.change(agentId, async tx => {
      const work = await lockWork(tx, payload.workId)
      if (!work?.claimed_at || work.claimed_at.getTime() > now.getTime() - claimMilliseconds) return
      await setClaim(tx, work.id, null, now)
      await recordAudit(tx, {
        actor: null,
        client: { address: '', userAgent: '' },
        now,
        action: 'work.claimEnded',
        subject: 'work',
        subjectId: work.id,
        before: { claimed_by: work.claimed_by },
      })
    })
  },
}
