// What a reviewer sees and hears of a work's files, by the same means as its member.
import type { readReviewLyrics, readReviewWaveform } from '#contract/review/queue-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { findMaterial, findWork, lyricsOf, waveformOf } from '../../works/works.public'

export async function readTheWaveform({ tx, input }: CallContext<typeof readReviewWaveform>) {
  return waveformOf(await reviewedMaterial(tx, input.id))
}

export async function readTheLyrics({ tx, input, services }: CallContext<typeof readReviewLyrics>) {
  return lyricsOf(await reviewedMaterial(tx, input.id), services)
}

/** Files of what was never handed in are its member's alone. */
async function reviewedMaterial(tx: Tx, id: number) {
  const material = await findMaterial(tx, id)
  const work = material && (await findWork(tx, material.work_id))
  if (!work?.submitted_at) throw new Refusal('notFound')
  return material as NonNullable<typeof material>
}
