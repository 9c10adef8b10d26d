import type { moveInSources, readMoveIn } from '#contract/move-in/calls'
import type { MoveInReason, MoveInState } from '#contract/move-in/move-in-state'
import type { CallContext } from '../../platform/http/call-handler'
import { canAddFiles, canEdit, canList, canMake } from './move-in.policy'
import { countMoveIn, findOpenMoveIn } from './move-ins.queries'

export async function readOwnMoveIn({ tx, actor }: CallContext<typeof readMoveIn>) {
  const open = await findOpenMoveIn(tx, actor.memberId)
  if (!open) return { move_in: null }
  const counts = await countMoveIn(tx, open.id)
  const { id, list_name, reason_detail, done, total } = open
  return {
    move_in: {
      ...{ id, list_name, reason_detail, done, total },
      state: open.state as MoveInState,
      is_waiting: open.state === 'reading' && !open.is_begun,
      source: open.source as (typeof moveInSources)[number] | null,
      reason: open.reason as MoveInReason | null,
      rows: {
        ...{ total: counts.rows, with_errors: counts.with_errors, with_notes: counts.with_notes },
        ...{ left_out: counts.left_out, made: counts.made },
      },
      releases: { total: counts.releases, made: counts.releases_made },
      files: { total: counts.files, waiting: counts.files_waiting, unmatched: counts.files_unmatched },
      started_at: open.started_at.toISOString(),
      can: {
        list: canList(open, counts.made),
        add_files: canAddFiles(open),
        edit: canEdit(open),
        make: canMake(open, counts.can_be_made),
      },
    },
  }
}
