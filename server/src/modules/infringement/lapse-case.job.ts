import { caseStateAfter } from '#contract/infringement/case-state'
import type { Tx } from '../../platform/database/query'
import type { Job } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { readPresentation } from '../../platform/stored-settings'
import { readSite } from '../mail/mail.public'
import { confirmBy } from './confirm-claim'
import { endCase } from './end-case'
import { type CaseRecord, findCase, insertStep, listSteps } from './infringement.queries'
import { lapsing, lockCaseAndWork, moveCase, watchDeadline } from './move-case'
import { tellClaimant } from './tell-sides'

/** A deadline passed, and the claimant hears of it, whoever let it pass. */
export const lapseInfringement: Job<{ caseId: number }> = {
  ...lapsing,
  lane: 'quick',
  async run({ payload: { caseId }, agentId, database, services }) {
    await database.change(agentId, async tx => {
      const seen = await findCase(tx, caseId)
      const now = new Date()
      if (seen?.state === 'received') return forgetUnconfirmed(tx, seen, now)
      const isMembers = seen?.state === 'measured'
      if (!seen?.due_at || !(isMembers || caseStateAfter(seen.state, 'lapse'))) return
      // It went on meanwhile, and another deadline runs now.
      if (seen.due_at > now) return watchDeadline(tx, caseId, seen.due_at)
      const claim = await (isMembers ? noteUnanswered(tx, caseId, now) : lapse(tx, caseId, now))
      if (!claim) return
      const { domain, presentation: shown } = await readSite(tx)
      const site = { origin: services.originOf(domain), facts: readPresentation(shown) }
      await tellClaimant(tx, { secrets: services.secrets, site }, claim)
    })
  },
}

/** Nobody knows who sent it, so nobody gets a mail. One that was confirmed waits for staff, however long they take. */
async function forgetUnconfirmed(tx: Tx, seen: CaseRecord, now: Date): Promise<void> {
  const until = confirmBy(seen.received_at)
  if (seen.email_confirmed_at !== null) return
  if (until > now) return watchDeadline(tx, seen.id, until)
  const guard = ({ email_confirmed_at }: CaseRecord) => {
    if (email_confirmed_at !== null) throw new Refusal('conflict', { text: 'infringement.isConfirmed' })
  }
  await moveCase(tx, seen.id, { event: 'lapse', by: 'system', note: '', now, days: 0, guard })
}

/** The claimant let the time pass: the case ends, and whatever was down because of it comes back. */
async function lapse(tx: Tx, caseId: number, now: Date): Promise<CaseRecord> {
  const claim = await moveCase(tx, caseId, { event: 'lapse', by: 'system', note: '', now, days: 0 })
  await endCase(tx, claim, { note: claim.number, now })
  return claim
}

/** The member did: the case stays where it is until staff decide, and says so once. */
async function noteUnanswered(tx: Tx, caseId: number, now: Date): Promise<CaseRecord | undefined> {
  const claim = await lockCaseAndWork(tx, caseId)
  const steps = await listSteps(tx, caseId)
  if (claim.state !== 'measured' || steps.some(({ event }) => event === 'unanswered')) return undefined
  await insertStep(tx, { caseId, event: 'unanswered', state: claim.state, by: 'system', now })
  return claim
}
