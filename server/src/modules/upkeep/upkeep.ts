import { z } from 'zod'
import type {
  checkFiles,
  FindingKind,
  fileOwners,
  listFindings,
  readUpkeep,
  releaseHold,
} from '#contract/upkeep/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import { endHold, findHold } from '../../platform/hold/site-hold.queries'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { reconcileFilesWeekly } from './reconcile-files.job'
import {
  beginFileCheck,
  countFindings,
  findFileCheck,
  findLastBackup,
  listFindingRows,
} from './upkeep.queries'

export async function readTheUpkeep({ tx }: CallContext<typeof readUpkeep>) {
  const [hold, backup, check] = [await findHold(tx), await findLastBackup(tx), await findFileCheck(tx)]
  const { missing = 0, other_size = 0, unnamed = 0 } = await countFindings(tx)
  return {
    hold: hold ? { held_at: hold.held_at.toISOString(), snapshot_at: hold.snapshot_at.toISOString() } : null,
    last_backup: backup ? { ...backup, snapshot_at: backup.snapshot_at.toISOString() } : null,
    check: check
      ? { ...check, asked_at: check.asked_at.toISOString(), ended_at: check.ended_at?.toISOString() ?? null }
      : null,
    found: { missing, other_size, unnamed },
  }
}

/** Its call takes a code of the app: a session that somebody left open lets nothing out. */
export async function releaseTheHold(context: CallContext<typeof releaseHold>) {
  const { tx, actor, client, now } = context
  const hold = await findHold(tx)
  if (!hold) throw new Refusal('conflict')
  if (!(await endHold(tx, { staffId: actor.staffId, now }))) throw new Refusal('conflict')
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'site.releaseHold', subject: 'site', subjectId: tx.agentId },
    after: { snapshot_at: hold.snapshot_at.toISOString() },
  })
  return null
}

export async function askForCheck({ tx, actor, client, now }: CallContext<typeof checkFiles>) {
  await beginFileCheck(tx, now)
  await enqueue(tx, reconcileFilesWeekly, {}, { key: `reconcileFiles ${tx.agentId}` })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'site.checkFiles', subject: 'site', subjectId: tx.agentId },
  })
  return null
}

const placeShape = z.object({ id: place.id })

export async function listTheFindings({ tx, input }: CallContext<typeof listFindings>) {
  const { cursor, limit, found: kind } = input
  const after = readCursor(placeShape, cursor)?.id
  const found = await listFindingRows(tx, { kind, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  const items = shown.map(row => ({
    id: row.id,
    found: row.kind as FindingKind,
    storage_key: row.storage_key,
    named_by: row.named_by as (typeof fileOwners)[number] | null,
    ...{ row_id: row.row_id, used_by: row.used_by },
    ...{ expected_size: row.expected_size, found_size: row.found_size },
    written_at: row.written_at?.toISOString() ?? null,
    first_found_at: row.first_found_at.toISOString(),
  }))
  return { items, next_cursor }
}
