import type { Language } from '#contract/language'
import { presentStanding } from './moves/standing-reasons'
import type { listTracks, WorkRecord } from './works.queries'

/** What everybody who may see it sees of it. */
export function presentWork(
  work: WorkRecord,
  tracks: Awaited<ReturnType<typeof listTracks>>,
  language: Language,
) {
  return {
    id: work.id,
    kind: work.kind,
    purpose: work.purpose as 'release',
    status: work.status,
    version: work.version,
    revision_of: work.revision_of,
    details: work.details,
    scope: work.scope,
    tracks: tracks.map(({ id, revises, position, details, isrc, withdrawn_at, withdrawn_reason }) => ({
      id,
      revises,
      position,
      details,
      isrc,
      withdrawn: withdrawn_at && { at: withdrawn_at.toISOString(), reason: withdrawn_reason ?? '' },
    })),
    upc: work.upc,
    reasons: presentStanding(work.reasons, language),
    note_to_reviewer: work.note_to_reviewer,
    created_at: work.created_at.toISOString(),
    updated_at: work.updated_at.toISOString(),
    submitted_at: work.submitted_at?.toISOString() ?? null,
    released_at: work.released_at?.toISOString() ?? null,
    deleted_at: work.deleted_at?.toISOString() ?? null,
  }
}
