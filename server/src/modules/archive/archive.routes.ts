import type { ArchiveReason, ArchiveState } from '#contract/archive/archive-state'
import { type Archive, askArchive, grantArchive, readArchive } from '#contract/archive/calls'
import { handle } from '../../platform/http/call-handler'
import { canAsk, canTake } from './archive.policy'
import { type ArchiveRow, findLatestArchive } from './archives.queries'
import { askForArchive } from './ask-archive'
import { grantTheArchive } from './grant-archive'

export const archiveRoutes = [
  handle(readArchive, async ({ tx, actor, now }) => {
    const latest = await findLatestArchive(tx, actor.memberId)
    return {
      archive: latest ? presentArchive(latest, now) : null,
      can: { ask: canAsk(latest), take: latest !== undefined && canTake(latest, now) },
    }
  }),
  handle(askArchive, askForArchive),
  handle(grantArchive, grantTheArchive),
]

/** One whose days have passed counts as expired, also before the sweep has come by. */
function presentArchive(row: ArchiveRow, now: Date): Archive {
  const isOver = row.state === 'ready' && !canTake(row, now)
  return {
    id: row.id,
    state: isOver ? 'expired' : (row.state as ArchiveState),
    done: row.done,
    total: row.total,
    missing: row.missing,
    bytes: row.bytes,
    manifest_sha256: row.manifest_sha256?.toString('hex') ?? null,
    asked_at: row.asked_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    reason: row.reason as ArchiveReason | null,
  }
}
