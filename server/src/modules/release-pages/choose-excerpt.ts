import { excerptLength } from '#contract/release-pages/page-code'
import type { Tx } from '../../platform/database/query'
import { type MaterialRecord, mastersOf, waveformOf } from '../works/works.public'
import { fullestStart } from './bars'
import type { PageRecord } from './release-pages.queries'
import { tracksOnPage } from './tracks-on-page'

export interface ChosenExcerpt {
  trackId: number
  source: MaterialRecord
  /** Second of the recording; null: a short version of its own, from its beginning. */
  start: number | null
}

/** As the member has chosen it. Otherwise the first short version there is, else the fullest part of the first track. */
export async function chooseExcerpt(
  tx: Tx,
  page: Pick<PageRecord, 'work_id' | 'excerpt_track_id' | 'excerpt_start'>,
): Promise<ChosenExcerpt | undefined> {
  const tracks = await tracksOnPage(tx, page.work_id)
  const masters = await mastersOf(tx, page.work_id)
  const ofTrack = (trackId: number, type: 'music' | 'short') =>
    masters.find(({ track_id, type: kind }) => track_id === trackId && kind === type)
  const chosen = tracks.find(({ id }) => id === page.excerpt_track_id)
  const music = chosen && ofTrack(chosen.id, 'music')
  if (music && page.excerpt_start !== null) {
    const { duration } = waveformOf(music)
    const latest = Math.max(0, Math.floor(duration - excerptLength))
    return { trackId: chosen.id, source: music, start: Math.min(page.excerpt_start, latest) }
  }
  const candidates = chosen ? [chosen] : tracks
  for (const { id } of candidates) {
    const source = ofTrack(id, 'short')
    if (source) return { trackId: id, source, start: null }
  }
  for (const { id } of candidates) {
    const source = ofTrack(id, 'music')
    if (!source) continue
    const { peaks, duration } = waveformOf(source)
    return { trackId: id, source, start: fullestStart(peaks, duration) }
  }
  return undefined
}
