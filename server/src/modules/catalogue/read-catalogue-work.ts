import type { readCatalogueWork } from '#contract/catalogue/calls'
import { readMember } from '#contract/members/calls'
import { openReview } from '#contract/review/queue-calls'
import { chosenChannels } from '#contract/works/missing'
import { isDraft } from '#contract/works/work-status'
import { mayCall } from '../../platform/http/actor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { channelsOf } from '../distribution/distribution.public'
import { findMember } from '../members/members.public'
import { agreementsOf } from '../rights/rights.public'
import {
  findWork,
  historyOf,
  materialsOf,
  openRevisionOf,
  presentWork,
  tracksOf,
} from '../works/works.public'

export async function readTheWork(context: CallContext<typeof readCatalogueWork>) {
  const { tx, input, actor, language } = context
  const work = await findWork(tx, input.id)
  if (!work?.submitted_at || isDraft(work.status)) throw new Refusal('notFound')
  const [tracks, agreements, materials, member, channels, history, revision] = await Promise.all([
    tracksOf(tx, work.id),
    agreementsOf(tx, work.id, context),
    materialsOf(tx, work.id, context),
    findMember(tx, work.member_id),
    channelsOf(tx),
    historyOf(tx, work.revision_of ?? work.id, { language, namesStaff: true }),
    work.revision_of === null ? openRevisionOf(tx, work.id) : null,
  ])
  if (!member) throw new Error('a work has no member')
  return {
    work: {
      ...presentWork(work, tracks, language),
      agreements: agreements.map(({ url: _, ...facts }) => facts),
      revision,
    },
    member: {
      id: member.id,
      nickname: member.nickname,
      name: member.name,
      verified: member.verified_at !== null,
    },
    materials: materials.map(({ id, track_id, type, file_name, size, state }) => ({
      id,
      track_id,
      type,
      file_name,
      size,
      state,
    })),
    cover_url: materials.findLast(({ type }) => type === 'cover')?.thumbnail_url ?? null,
    channels: chosenChannels(work.scope, channels).map(({ id, name }) => ({ id, name: name[language] })),
    history,
    submitted_at: work.submitted_at.toISOString(),
    can: {
      review: mayCall(openReview, actor) && member.state !== 'closed',
      member: mayCall(readMember, actor),
    },
  }
}
