import type { readWork } from '#contract/works/work-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { agreementsOf } from '../rights/rights.public'
import { ownWork } from './own-work'
import { presentWork } from './present-work'
import { allowedWith } from './works.policy'
import { findOpenRevision, listTracks } from './works.queries'

export async function readOwnWork(context: CallContext<typeof readWork>) {
  const { tx, input, actor, language } = context
  const work = await ownWork(tx, actor.memberId, input.id)
  const [tracks, revision, agreements] = await Promise.all([
    listTracks(tx, work.id),
    work.revision_of === null ? openRevisionOf(tx, work.id) : null,
    agreementsOf(tx, work.id, context),
  ])
  return {
    ...presentWork(work, tracks, language),
    revision,
    agreements,
    can: allowedWith(work, actor.role),
  }
}

/** What its member has under way for a work that is out. */
export async function openRevisionOf(tx: Tx, workId: number) {
  const revision = await findOpenRevision(tx, workId)
  if (!revision) return null
  return { id: revision.id, status: revision.status as '01', purpose: revision.purpose as 'revision' }
}
