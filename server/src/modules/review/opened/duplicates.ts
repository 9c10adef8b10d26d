// Recordings of a work that are in other works already, ready to be played side by side.
import type { Duplicate } from '#contract/review/queue-calls'
import type { MaterialFacts } from '#contract/works/material'
import type { Tx } from '../../../platform/database/query'
import type { Linking } from '../../../platform/http/link-bearer'
import {
  type Elsewhere,
  findElsewhere,
  mediaLink,
  secondsPerCode,
  type WorkRecord,
} from '../../works/works.public'
import { listRecordings } from './reviewed-work.queries'

/** A work that stands in a hundred places is a duplicate after the first few. */
const mostShown = 10

type Recording = Awaited<ReturnType<typeof listRecordings>>[number]

export async function duplicatesOf(tx: Tx, work: WorkRecord, linking: Linking) {
  const recordings = await listRecordings(tx, work.id)
  const found = await Promise.all(
    recordings.map(async recording => {
      const places = handedIn(await findElsewhere(tx, recording.sha256, work.id))
      return places.slice(0, mostShown).map(place => present(recording, place))
    }),
  )
  return found.flat()

  function present(recording: Recording, place: Elsewhere): Duplicate {
    const { sha256, file_name: fileName } = place
    return {
      material_id: recording.id,
      work: {
        id: place.work_id,
        title: place.title,
        artists: place.artists,
        status: place.status as '990',
        member: { id: place.member_id, nickname: place.nickname },
        track_title: place.track_title,
        isrc: place.isrc,
      },
      other_material_id: place.id,
      url: mediaLink(linking, { agentId: tx.agentId, sha256, fileName }),
      duration: (place.facts as MaterialFacts).duration ?? 0,
      likeness: Number(place.likeness.toFixed(3)),
      // Without a sign for nothing.
      offset: place.shift === 0 ? 0 : Number((-place.shift * secondsPerCode).toFixed(2)),
      is_same_member: place.member_id === work.member_id,
    }
  }
}

/** Drafts are their members' alone; a release and its revision with the same file are one. */
function handedIn(places: readonly Elsewhere[]): Elsewhere[] {
  const seen = new Set<string>()
  return places.filter(({ release_id, sha256, submitted_at }) => {
    const key = `${release_id} ${sha256.toString('hex')}`
    if (submitted_at === null || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
