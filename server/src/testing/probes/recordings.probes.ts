import * as recordings from '../../modules/income/suspense/recordings.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof recordings> = {
  listRecordings: find(async (tx, { workId }) => [
    ...(await recordings.listRecordings(tx, [workId], 'track')),
    ...(await recordings.listRecordings(tx, [workId], 'release')),
  ]),
  findRecording: find((tx, { workId }) => recordings.findRecording(tx, { workId, isrc: null })),
}
