import { sql } from 'kysely'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'

export interface RecordingRow {
  work_id: number
  /** Absent: the whole release. */
  isrc: string | null
  title: string
  version: string
  artists: { name: string }[]
  release: string
  upc: string | null
  member: string
}

const released = sql`work.revision_of is null and work.released_at is not null`
const trackColumns = sql`
  work.id as work_id, track.isrc, track.details ->> 'title' as title, coalesce(track.details ->> 'version', '') as version,
  case when jsonb_array_length(coalesce(track.details -> 'artists', '[]')) > 0 then track.details -> 'artists'
       else coalesce(work.details -> 'artists', '[]') end as artists,
  work.title as release, work.upc, member.nickname as member`
const releaseColumns = sql`
  work.id as work_id, null as isrc, work.title, coalesce(work.details ->> 'version', '') as version,
  coalesce(work.details -> 'artists', '[]') as artists, work.title as release, work.upc, member.nickname as member`

/** All recordings of these works that were released, or the releases themselves. */
export function listRecordings(
  tx: Tx,
  workIds: readonly number[],
  kind: 'track' | 'release',
): Promise<RecordingRow[]> {
  const query =
    kind === 'track'
      ? sql<RecordingRow>`select ${trackColumns} from works work join tracks track on track.work_id = work.id join members member on member.id = work.member_id
          where work.id = any(${workIds}::bigint[]) and ${released} and track.isrc is not null order by work.id, track.position`
      : sql<RecordingRow>`select ${releaseColumns} from works work join members member on member.id = work.member_id
          where work.id = any(${workIds}::bigint[]) and ${released} order by work.id`
  return rows(tx, written(query))
}

/** As decisions name them; a track may have gone since. */
export async function findRecording(
  tx: Tx,
  { workId, isrc }: { workId: number; isrc: string | null },
): Promise<RecordingRow | undefined> {
  if (isrc === null) return (await listRecordings(tx, [workId], 'release'))[0]
  const query = sql<RecordingRow>`select ${trackColumns} from works work join tracks track on track.work_id = work.id join members member on member.id = work.member_id
    where work.id = ${workId} and track.isrc = ${isrc} and ${released} limit 1`
  return maybeOne(tx, written(query))
}
