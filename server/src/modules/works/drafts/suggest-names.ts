import type { ReleaseDetails, TrackDetails } from '#contract/works/work'
import type { suggestNames } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { findNames, type NameKind, noteName } from './names.queries'

const lookedIn: Record<NameKind, NameKind[]> = {
  artist: ['artist', 'contributor'],
  contributor: ['contributor', 'artist'],
  label: ['label'],
}

export function suggestUsedNames({ tx, input, actor }: CallContext<typeof suggestNames>) {
  return findNames(tx, actor.memberId, lookedIn[input.kind], input.typed.trim())
}

/** Names count as used once a work is complete: what was half typed is never offered again. */
export async function noteNamesOf(
  tx: Tx,
  memberId: number,
  details: ReleaseDetails,
  tracks: readonly { details: TrackDetails }[],
  now: Date,
) {
  const artists = [...details.artists, ...tracks.flatMap(track => track.details.artists)]
  const contributors = tracks.flatMap(({ details: track }) => [
    ...track.lyricists,
    ...track.composers,
    ...track.arrangers,
    ...track.producers,
    ...track.performers,
  ])
  const names: [NameKind, string[]][] = [
    ['artist', artists.map(({ name }) => name)],
    ['label', [details.label]],
    ['contributor', contributors],
  ]
  // Always in one order, so that two works completed together never wait for each other.
  for (const [kind, list] of names) {
    for (const name of [...new Set(list)].filter(Boolean).sort())
      await noteName(tx, memberId, kind, name, now)
  }
}
