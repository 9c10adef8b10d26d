// A cover that shows a picture of an image model is disclosed, and stays so whatever is saved later.
import type { ReleaseDetails } from '#contract/works/work'
import type { Tx } from '../../../platform/database/query'
import { markGeneratedCover, type WorkRecord } from '../works.queries'
import { putDraft } from './put-draft'

/** A question that nobody has answered stays open; its answer will say it. */
export function disclosed(
  work: Pick<WorkRecord, 'has_generated_cover'>,
  details: ReleaseDetails,
): ReleaseDetails {
  const { ai_use } = details
  return work.has_generated_cover && ai_use ? { ...details, ai_use: { ...ai_use, cover: true } } : details
}

/** The caller holds the work. Answers its version. */
export async function discloseCover(tx: Tx, work: WorkRecord, now: Date): Promise<number> {
  if (work.has_generated_cover) return work.version
  await markGeneratedCover(tx, work.id)
  const details = disclosed({ has_generated_cover: true }, work.details)
  return putDraft(tx, work, { details, scope: work.scope }, now)
}
