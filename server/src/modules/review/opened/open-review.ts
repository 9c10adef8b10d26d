import type { openReview } from '#contract/review/queue-calls'
import { chosenChannels } from '#contract/works/missing'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { channelsOf } from '../../distribution/distribution.public'
import { agreementsOf } from '../../rights/rights.public'
import {
  findOnline,
  historyOf,
  listSubmissions,
  materialsOf,
  presentWork,
  tracksOf,
  type WorkRecord,
} from '../../works/works.public'
import { answerDue } from '../queue/review-promise'
import { isOwnWork } from '../queue/review-queue.queries'
import { reviewCan, stageOf } from '../review.policy'
import { duplicatesOf } from './duplicates'
import { openedWork } from './opened-work'
import { findReviewedMember, listStaffNames } from './reviewed-work.queries'

export const comparedSubmissions = 10

/** Everything at once: what does not depend on another answer is asked for beside it. */
export async function openTheReview(context: CallContext<typeof openReview>) {
  const { tx, input, actor, site, language } = context
  const work = await openedWork(tx, input.id)
  if (!work) throw new Refusal('notFound')
  const [tracks, agreements, materials, member, channels, history, earlier, duplicates, personOf, isOwner] =
    await Promise.all([
      tracksOf(tx, work.id),
      agreementsOf(tx, work.id, context),
      materialsOf(tx, work.id, context),
      memberOf(tx, work.member_id),
      channelsOf(tx),
      historyOf(tx, work.revision_of ?? work.id, { language, namesStaff: true }),
      earlierOf(tx, work, work.submitted_at),
      duplicatesOf(tx, work, context),
      peopleOf(tx, [work.claimed_by, work.content_passed_by]),
      isOwnWork(tx, work.member_id, actor.staffId),
    ])
  return {
    work: { ...presentWork(work, tracks, language), agreements },
    stage: stageOf(work),
    materials,
    member,
    channels: chosenChannels(work.scope, channels).map(({ id, name }) => ({ id, name: name[language] })),
    history,
    earlier,
    duplicates,
    waiting_since: work.status_since.toISOString(),
    due_at: answerDue(site, work.submitted_at).toISOString(),
    claimed_by: personOf(work.claimed_by),
    content_passed_by: personOf(work.content_passed_by),
    can: reviewCan(work, { ...actor, isOwner }),
  }
}

async function memberOf(tx: Tx, memberId: number) {
  const found = await findReviewedMember(tx, memberId)
  const kind = found.is_minor ? 'minor' : found.group_id === 2 ? 'enterprise' : 'personal'
  return {
    id: found.id,
    nickname: found.nickname,
    name: found.name,
    kind: kind as 'minor' | 'enterprise' | 'personal',
    verified: found.verified_at !== null,
    since: found.created_at.toISOString(),
    released: found.released,
    rejected: found.rejected,
  }
}

/** What is online stands beside what was handed in before, the latest first. */
async function earlierOf(tx: Tx, work: WorkRecord, submittedAt: Date) {
  const [online, submissions] = await Promise.all([
    work.revision_of === null ? undefined : findOnline(tx, work.revision_of),
    listSubmissions(tx, work.id, submittedAt, comparedSubmissions),
  ])
  return [
    ...submissions.map(({ at, content }) => ({ kind: 'submission' as const, at, content })),
    ...(online ? [{ kind: 'online' as const, ...online }] : []),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}

async function peopleOf(tx: Tx, ids: readonly (number | null)[]) {
  const known = ids.filter(id => id !== null)
  const names = known.length > 0 ? await listStaffNames(tx, known) : new Map<number, string>()
  return (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
}
