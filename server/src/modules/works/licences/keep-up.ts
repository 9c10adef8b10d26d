import { todayInChina } from '#contract/identity/age'
import { licenceNoticeDays } from '#contract/works/licences'
import { addDays } from '#contract/works/missing'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import type { Doer } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { tellChannels } from '../moves/tell-channels'
import { lockWork } from '../works.queries'
import '../works.texts'
import { keepUntil, noteNotice } from './licences.queries'
import { closeCase, findOpenCase } from './rights-cases.queries'
import { tellMember } from './tell-member'

/** Rights staff let a work stay up without its licence, until a day. Answers what was decided about. */
export async function keepUp(
  tx: Tx,
  { workId, until, note }: { workId: number; until: string; note: string },
  doer: Doer,
  now: Date,
) {
  const work = await lockWork(tx, workId)
  if (!work) throw new Refusal('notFound')
  const asked = await findOpenCase(tx, work.id, 'licence_ended')
  if (!asked) throw new Refusal('conflict', { text: 'works.noOpenCase' })
  await keepUntil(tx, work.id, until)
  // Whoever hears of the day now need not hear of it again tomorrow.
  const isSoon = until <= addDays(todayInChina(now), licenceNoticeDays)
  await noteNotice(tx, work.id, isSoon ? until : null)
  await closeCase(tx, work.id, { reason: 'licence_ended', outcome: 'kept', staffId: doer.id, note, now })
  await writeHistory(tx, { workId: work.id, event: 'keepUp', from: null, to: null, until, note, doer, now })
  // What they were granted ends with the licence: they hear that it goes on.
  await tellChannels(tx, work, now)
  await tellMember(tx, work, 'licences.kept', { day: until, note })
  return { status: work.status, endedOn: asked.ended_on }
}
