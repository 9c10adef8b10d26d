import { caseStateAfter } from '#contract/infringement/case-state'
import { presentation } from '#contract/sites/agent'
import type { Job } from '../../platform/jobs/job'
import { readSite } from '../mail/mail.public'
import { endCase } from './end-case'
import { findCase } from './infringement.queries'
import { lapsing, moveCase, watchDeadline } from './move-case'
import { tellClaimant } from './tell-sides'

/** The claimant let the time pass: the case ends, and whatever was down because of it comes back. */
export const lapseInfringement: Job<{ caseId: number }> = {
  ...lapsing,
  lane: 'quick',
  async run({ payload: { caseId }, agentId, database, services }) {
    await database.change(agentId, async tx => {
      const seen = await findCase(tx, caseId)
      const now = new Date()
      if (!seen?.due_at || !caseStateAfter(seen.state, 'lapse')) return
      // It went on meanwhile, and another deadline runs now.
      if (seen.due_at > now) return watchDeadline(tx, caseId, seen.due_at)
      const claim = await moveCase(tx, caseId, { event: 'lapse', by: 'system', note: '', now, days: 0 })
      await endCase(tx, claim, { note: claim.number, now })
      const { domain, presentation: shown } = await readSite(tx)
      const site = { origin: services.originOf(domain), facts: presentation.parse(shown) }
      await tellClaimant(tx, { secrets: services.secrets, site }, claim)
    })
  },
}
