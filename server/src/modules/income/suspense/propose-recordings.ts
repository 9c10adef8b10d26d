import type { SuspenseTitle } from '#contract/income/suspense-calls'
import type { Tx } from '../../../platform/database/query'
import { worksLike } from '../../works/works.public'
import { bareTitle, judgeLikeness, weigh } from './judge-likeness'
import { inBothScripts, loadScripts } from './other-script'
import { listRecordings, type RecordingRow } from './recordings.queries'

const mostWorks = 50
const mostProposals = 3

interface Title {
  kind: 'track' | 'release'
  name: string
  artist: string
  release: string
}

/** Recordings that are called the same or nearly so, the likeliest first. */
export async function proposeRecordings(tx: Tx, title: Title): Promise<SuspenseTitle['proposals']> {
  const name = title.kind === 'release' ? title.release || title.name : title.name
  const bare = bareTitle(name)
  if (bare === '') return []
  const scripts = await loadScripts()
  const workIds = new Set<number>()
  for (const variant of inBothScripts(bare, scripts)) {
    for (const id of await worksLike(tx, variant.split(' '), mostWorks)) workIds.add(id)
  }
  if (workIds.size === 0) return []
  const found = await listRecordings(tx, [...workIds], title.kind)
  const reported = { title: name, artist: title.artist, release: title.release }
  return found
    .map(recording => ({
      recording,
      reasons: judgeLikeness({
        reported,
        ours: { title: recording.title, artists: artistsOf(recording), release: recording.release },
        simplified: scripts.toSimplified,
      }),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weigh(b.reasons) - weigh(a.reasons) || a.recording.work_id - b.recording.work_id)
    .slice(0, mostProposals)
    .map(({ recording, reasons }) => ({ ...presentRecording(recording), reasons }))
}

const artistsOf = ({ artists }: RecordingRow) => artists.map(({ name }) => name)

export const presentRecording = (recording: RecordingRow) => ({
  ...recording,
  artists: artistsOf(recording).join(' / '),
})
