// The release date while a work waits for its reviews.
import { todayInChina } from '#contract/identity/age'
import { chosenChannels, earliestDate } from '#contract/works/missing'
import type { Tx } from '../../../platform/database/query'
import { channelsOf } from '../../distribution/distribution.public'
import { putDraft } from '../drafts/put-draft'
import type { WorkRecord } from '../works.queries'

async function earliestFor(tx: Tx, work: WorkRecord, now: Date): Promise<string> {
  return earliestDate(chosenChannels(work.scope, await channelsOf(tx)), todayInChina(now))
}

export async function isDateLate(tx: Tx, work: WorkRecord, now: Date): Promise<boolean> {
  const { release_date: date } = work.scope
  return date !== null && date < (await earliestFor(tx, work, now))
}

/** A release goes out on its date, or on the first day that every chosen channel can make; a revision at once. */
export async function dateItGoesOut(tx: Tx, work: WorkRecord, now: Date): Promise<string> {
  const { release_date: date } = work.scope
  if (work.purpose !== 'release') return todayInChina(now)
  const earliest = await earliestFor(tx, work, now)
  return date === null || date < earliest ? earliest : date
}

export async function moveLateDate(tx: Tx, work: WorkRecord, now: Date): Promise<void> {
  if (!(await isDateLate(tx, work, now))) return
  const scope = { ...work.scope, release_date: await dateItGoesOut(tx, work, now) }
  await putDraft(tx, work, { details: work.details, scope }, now)
}
