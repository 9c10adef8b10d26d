import type { Recording } from '#contract/income/suspense-calls'
import type { Tx } from '../../../platform/database/query'
import { presentRecording } from './propose-recordings'
import { listRecordings } from './recordings.queries'

export type { Recording }

/** All recordings of these works that were released. */
export async function recordingsOf(tx: Tx, workIds: readonly number[]): Promise<Recording[]> {
  return (await listRecordings(tx, workIds, 'track')).map(presentRecording)
}
