// A file that was saved anew, cut or sent twice has other bytes and the same lines. Reports are compared as they come
// in, whichever payer of the site they are of: by the wrong one's name the same sales would be paid for twice.
import type { Tx } from '../../../platform/database/query'
import { joinByHash } from '../large-statements'
import {
  countEqualLines,
  forgetLikenesses,
  listLikely,
  putLikeness,
  putSample,
  waitForOthers,
} from './likeness.queries'
import type { LineSample } from './line-sample'

/** From here on whoever posts has to say why. */
export const likeShare = 0.9
/** A sample may be off by this much. */
const sampleError = 0.05

export async function findLikenesses(
  tx: Tx,
  reportId: number,
  { lines, sample }: { lines: number; sample: LineSample },
): Promise<void> {
  await waitForOthers(tx)
  await forgetLikenesses(tx, reportId)
  await putSample(tx, reportId, sample)
  for (const other of await listLikely(tx, reportId, likeShare - sampleError)) {
    const equal = await joinByHash(tx, () => countEqualLines(tx, reportId, other.id))
    // Of the smaller one: it may be posted after the larger.
    if (equal >= likeShare * Math.min(lines, other.lines)) await putLikeness(tx, reportId, other.id, equal)
  }
}
