import { randomBytes } from 'node:crypto'
import * as claimed from '../../modules/infringement/claimed-recordings.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof claimed> = {
  noteRecordings: change((tx, { infringementId }) => claimed.noteRecordings(tx, infringementId)),
  noteRecording: write((tx, { infringementId }) =>
    claimed.noteRecording(tx, infringementId, { isrc: 'CNT012600001', sha256: randomBytes(32) }),
  ),
  listClaimedFiles: find((tx, { infringementId }) => claimed.listClaimedFiles(tx, infringementId)),
  forgetRecordings: change((tx, { infringementId }) => claimed.forgetRecordings(tx, infringementId)),
}
