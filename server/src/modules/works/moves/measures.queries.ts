import { build, maybeOne, type Tx } from '../../../platform/database/query'

/** Whether a claim of infringement keeps a work, or one of its tracks, off the channels: an open one, or one that was upheld. */
export async function isUnderMeasure(tx: Tx, workId: number, trackId: number | null): Promise<boolean> {
  let query = build
    .selectFrom('infringement_cases')
    .select('id')
    .where('work_id', '=', workId)
    .where(eb => eb.or([eb('is_open', '=', true), eb('state', '=', 'upheld')]))
    .where('measure', '=', trackId === null ? 'work' : 'track')
    .limit(1)
  if (trackId !== null) query = query.where('track_id', '=', trackId)
  return (await maybeOne(tx, query)) !== undefined
}
