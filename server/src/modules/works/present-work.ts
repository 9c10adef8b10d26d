import type { readWork } from '#contract/works/work-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { agreementsOf } from '../rights/rights.public'
import { ownWork } from './own-work'
import { allowedWith } from './works.policy'
import { findOpenRevision, listTracks } from './works.queries'

export async function readOwnWork({ tx, input, actor, secrets, now }: CallContext<typeof readWork>) {
  const work = await ownWork(tx, actor.memberId, input.id)
  const [tracks, revision, agreements] = await Promise.all([
    listTracks(tx, work.id),
    work.revision_of === null ? findOpenRevision(tx, work.id) : undefined,
    agreementsOf(tx, work.id, secrets, now),
  ])
  return {
    id: work.id,
    kind: work.kind,
    purpose: work.purpose as 'release',
    status: work.status,
    version: work.version,
    revision_of: work.revision_of,
    revision: presentRevision(revision),
    details: work.details,
    scope: work.scope,
    tracks: tracks.map(({ id, revises, position, details, isrc }) => ({
      id,
      revises,
      position,
      details,
      isrc,
    })),
    upc: work.upc,
    reasons: work.reasons as [],
    agreements,
    created_at: work.created_at.toISOString(),
    updated_at: work.updated_at.toISOString(),
    submitted_at: work.submitted_at?.toISOString() ?? null,
    released_at: work.released_at?.toISOString() ?? null,
    deleted_at: work.deleted_at?.toISOString() ?? null,
    can: allowedWith(work, actor.role),
  }
}

function presentRevision(revision: Awaited<ReturnType<typeof findOpenRevision>>) {
  return revision
    ? { id: revision.id, status: revision.status as '01', purpose: revision.purpose as 'revision' }
    : null
}
