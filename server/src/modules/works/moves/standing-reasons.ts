// The reasons of a rejection while their work is with its member: what stood there, and what its member says to them.
import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language'
import { markOf } from '#contract/works/reason-state'
import type { Tx } from '../../../platform/database/query'
import { listMaterialsOfWork } from '../materials/materials.queries'
import { listTracks, lockWork, putAnswers, type WorkRecord } from '../works.queries'
import type { RejectReason } from './history.queries'
import { presentReasons } from './present-reasons'

export interface StandingReason extends RejectReason {
  key: string
  mark: string
  answer: string
}

/** Each gets a name of its own, and a mark of what it speaks of. */
export async function standReasons(
  tx: Tx,
  work: WorkRecord,
  reasons: readonly RejectReason[],
): Promise<StandingReason[]> {
  const files = await listMaterialsOfWork(tx, work.id)
  const materials = files.map(file => ({ ...file, sha256: file.sha256.toString('hex') }))
  const marked = {
    details: work.details,
    scope: work.scope,
    tracks: await listTracks(tx, work.id),
    materials,
  }
  return reasons.map(reason => {
    const field = placeOf(reason.field, files)
    return { ...reason, field, key: randomUUID(), mark: markOf(field, marked), answer: '' }
  })
}

/** Of a seeded work, whose files came after its rejection. */
export async function standAnew(tx: Tx, workId: number, now: Date) {
  const work = await lockWork(tx, workId)
  const reasons = (work?.reasons ?? []) as unknown as RejectReason[]
  if (!work || reasons.length === 0) return
  const standing = await standReasons(tx, work, reasons)
  await putAnswers(tx, workId, { note: work.note_to_reviewer, reasons: standing, now })
}

interface Placed {
  id: number
  type: string
  track_id: number | null
}

/** `material.34` → `tracks.12.material.music`: the place stays when the file goes. */
function placeOf(field: string, files: readonly Placed[]): string {
  const [, number] = /^material\.(\d+)$/.exec(field) ?? []
  const file = files.find(({ id }) => String(id) === number)
  if (!file) return field
  return file.track_id === null ? `material.${file.type}` : `tracks.${file.track_id}.material.${file.type}`
}

export function presentStanding(stored: unknown, language: Language) {
  const standing = stored as (RejectReason & Partial<StandingReason>)[]
  return presentReasons(stored, language).map((reason, index) => ({
    ...reason,
    // Those that were kept before they had names have their place.
    key: standing[index]?.key ?? String(index),
    mark: standing[index]?.mark ?? null,
    answer: standing[index]?.answer ?? '',
  }))
}
