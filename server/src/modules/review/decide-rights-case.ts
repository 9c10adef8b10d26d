// What rights staff can do about a work that is out: let it stay for a while, or take it down.
import { todayInChina } from '#contract/identity/age'
import type { keepWorkUp, staffTakeDown } from '#contract/review/calls'
import { longestKeepDays } from '#contract/works/licences'
import { addDays } from '#contract/works/missing'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { doerOf, keepUp, takeWorkDown } from '../works/works.public'
import './review.texts'
import { tellOfReview } from './tell-of-review'

export async function keepTheWorkUp({ tx, input, actor, now, client }: CallContext<typeof keepWorkUp>) {
  const { id: workId, until, note } = input
  requireSoonDay(until, now)
  const { status, endedOn } = await keepUp(tx, { workId, until, note }, await doerOf(tx, actor), now)
  const about = { actor, client, now, subject: 'work', subjectId: workId }
  await recordAudit(tx, {
    ...about,
    action: 'work.keepUp',
    before: { until: endedOn },
    after: { until, note },
  })
  return { status }
}

function requireSoonDay(until: string, now: Date) {
  const today = todayInChina(now)
  const last = addDays(today, longestKeepDays)
  if (until > today && until <= last) return
  throw new Refusal('invalidInput', {
    fields: [{ field: 'until', text: 'review.keepUntil', params: { last } }],
  })
}

export async function takeTheWorkDown({ tx, input, actor, now, client }: CallContext<typeof staffTakeDown>) {
  const { id: workId, reason } = input
  const by = { mover: 'rights' as const, doer: await doerOf(tx, actor), reason }
  const { status, work } = await takeWorkDown(tx, workId, by, now)
  const about = { actor, client, now, subject: 'work', subjectId: workId }
  const [before, after] = [{ status: work.status }, { status, reason }]
  await recordAudit(tx, { ...about, action: 'work.takeDown', before, after })
  await tellOfReview(tx, work, 'review.takingDown', { reason })
  return { status }
}
