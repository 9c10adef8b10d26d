// A guardian's consent carries everything that was signed for a minor. Withdrawn, it is for rights staff to say what becomes of works that
// are out; without a word from them they go down.
import { todayInChina } from '#contract/identity/age'
import { licenceGraceDays } from '#contract/works/licences'
import { addDays } from '#contract/works/missing'
import type { Tx } from '../../../platform/database/query'
import { theSystem } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { listReleased } from '../works.queries'
import { closeCase, findOpenCase, openCase } from './rights-cases.queries'

export async function askAboutConsent(tx: Tx, memberId: number, now: Date): Promise<void> {
  const today = todayInChina(now)
  const dueOn = addDays(today, licenceGraceDays)
  for (const { id: workId } of await listReleased(tx, memberId)) {
    if (await findOpenCase(tx, workId, 'consent_withdrawn')) continue
    await openCase(tx, { workId, reason: 'consent_withdrawn', endedOn: today, dueOn, now })
    const entry = { workId, event: 'consentWithdrawn', from: null, to: null, until: dueOn }
    await writeHistory(tx, { ...entry, doer: theSystem, now })
  }
}

/** The account is open again: somebody has seen a consent that stands. */
export async function consentStands(tx: Tx, memberId: number, staffId: number, now: Date): Promise<void> {
  for (const { id } of await listReleased(tx, memberId)) {
    await closeCase(tx, id, { reason: 'consent_withdrawn', outcome: 'kept', staffId, now })
  }
}
