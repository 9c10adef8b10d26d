// What a day does to the licences of released works: a message a month before one ends, a case for rights staff when it
// has ended, and down when nobody decided. Each work is a transaction that looks again at what it holds, so that runs
// beside each other, or after one that was killed, do everything once.
import { todayInChina } from '#contract/identity/age'
import { licenceGraceDays, licenceNoticeDays } from '#contract/works/licences'
import { addDays } from '#contract/works/missing'
import { releasedStatuses } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import type { JobContext } from '../../../platform/jobs/job'
import { theSystem } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { takeWorkDown } from '../moves/take-down'
import { findOpenRevision, findWork, lockWork, type WorkRecord } from '../works.queries'
import { listEnded, listEnding, noteNotice } from './licences.queries'
import { findOpenCase, listOverdue, openCase } from './rights-cases.queries'
import { tellMember } from './tell-member'

interface Step {
  find(tx: Tx, today: string): Promise<{ id: number }[]>
  take(tx: Tx, work: WorkRecord, today: string, now: Date): Promise<void>
}

const announceEnd: Step = {
  find: (tx, today) => listEnding(tx, today, addDays(today, licenceNoticeDays)),
  async take(tx, work, today) {
    const { licensed_until: day } = work
    if (day === null || day < today || work.licence_noticed_for === day) return
    await noteNotice(tx, work.id, day)
    await tellMember(tx, work, 'licences.ending', { day })
  },
}

const askRightsStaff: Step = {
  find: listEnded,
  async take(tx, work, today, now) {
    const { licensed_until: day } = work
    if (day === null || day >= today || (await findOpenCase(tx, work.id, 'licence_ended'))) return
    const due = addDays(today, licenceGraceDays)
    await openCase(tx, { workId: work.id, reason: 'licence_ended', endedOn: day, dueOn: due, now })
    const entry = { workId: work.id, event: 'licenceEnded', from: null, to: null, until: due }
    await writeHistory(tx, { ...entry, doer: theSystem, now })
    await tellMember(tx, work, 'licences.ended', { day, due })
  },
}

const takeDownOverdue: Step = {
  find: (tx, today) => listOverdue(tx, 'licence_ended', today),
  async take(tx, work, today, now) {
    const asked = await findOpenCase(tx, work.id, 'licence_ended')
    if (!asked || asked.due_on > today || (await isRenewalInReview(tx, work.id, today))) return
    await takeWorkDown(tx, work.id, { mover: 'system', doer: theSystem }, now)
    await tellMember(tx, work, 'licences.down', { day: asked.ended_on })
  },
}

/** Their account is frozen: nobody is there to be told. */
const takeDownWithoutConsent: Step = {
  find: (tx, today) => listOverdue(tx, 'consent_withdrawn', today),
  async take(tx, work, today, now) {
    const asked = await findOpenCase(tx, work.id, 'consent_withdrawn')
    if (!asked || asked.due_on > today) return
    await takeWorkDown(tx, work.id, { mover: 'system', doer: theSystem }, now)
  },
}

const steps = [announceEnd, askRightsStaff, takeDownOverdue, takeDownWithoutConsent]

export async function followLicences(
  { database, agentId, log }: Pick<JobContext<unknown>, 'database' | 'agentId' | 'log'>,
  now: Date,
): Promise<void> {
  const today = todayInChina(now)
  const failures: unknown[] = []
  for (const { find, take } of steps) {
    for (const { id } of await database.read(agentId, tx => find(tx, today))) {
      const taken = database.change(agentId, async tx => {
        const work = await lockWork(tx, id)
        if (work && releasedStatuses.includes(work.status)) await take(tx, work, today, now)
      })
      // One work that cannot be dealt with must not keep the others from it.
      await taken.catch(error => {
        log.error({ err: error, workId: id }, 'the licence of a work could not be followed')
        failures.push(error)
      })
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `licences not followed: ${failures.length}`)
}

/** The member has done their part and the time is ours: what they signed is not thrown away while it waits for us. */
async function isRenewalInReview(tx: Tx, workId: number, today: string): Promise<boolean> {
  const open = await findOpenRevision(tx, workId)
  const revision = open && (await findWork(tx, open.id))
  return (
    revision !== undefined &&
    ['201', '301'].includes(revision.status) &&
    (revision.licence_ends === null || revision.licence_ends >= today)
  )
}
