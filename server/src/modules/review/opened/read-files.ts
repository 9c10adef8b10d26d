// What a reviewer sees and hears of a work's files, by the same means as its member.
import type { readReviewLyrics, readReviewWaveform } from '#contract/review/queue-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { findMaterial, lyricsOf, waveformOf } from '../../works/works.public'
import { openedWork } from './opened-work'

export async function readTheWaveform({ tx, input }: CallContext<typeof readReviewWaveform>) {
  return waveformOf(await reviewedMaterial(tx, input.id))
}

export async function readTheLyrics({ tx, input, services }: CallContext<typeof readReviewLyrics>) {
  return lyricsOf(await reviewedMaterial(tx, input.id), services)
}

async function reviewedMaterial(tx: Tx, id: number) {
  const material = await findMaterial(tx, id)
  if (!material || !(await openedWork(tx, material.work_id))) throw new Refusal('notFound')
  return material
}
