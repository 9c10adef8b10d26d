import * as codes from '../../modules/release-codes/release-codes.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof codes> = {
  listRanges: find(async (tx, { codeRangeId }) =>
    (await codes.listRanges(tx)).filter(({ id }) => id === codeRangeId),
  ),
  listOpenRanges: find(async (tx, { codeRangeId }) =>
    (await codes.listOpenRanges(tx, 'isrc')).filter(({ id }) => id === codeRangeId),
  ),
  lockCodes: write(tx => codes.lockCodes(tx)),
  insertRange: write((tx, { agentId }) =>
    codes.insertRange(tx, { kind: 'isrc', prefix: 'XXXXX', first: agentId * 10, last: agentId * 10 }, now),
  ),
  findRange: find((tx, { codeRangeId }) => codes.findRange(tx, codeRangeId)),
  closeRange: find((tx, { codeRangeId }) => codes.closeRange(tx, codeRangeId, now)),
  moveRange: change((tx, { codeRangeId }) => codes.moveRange(tx, codeRangeId, 2, null)),
  insertAssigned: write((tx, { codeRangeId, workId }) =>
    codes.insertAssigned(
      tx,
      [{ kind: 'isrc', code: `Q${workId}`, rangeId: codeRangeId, workId, trackId: null }],
      now,
    ),
  ),
  codesInUse: find(async tx => [...(await codes.codesInUse(tx, 'isrc', ['OWNED']))]),
  findOtherWithUpc: find(tx => codes.findOtherWithUpc(tx, 'OWNED', 0)),
  findStrangerWithIsrc: find(tx => codes.findStrangerWithIsrc(tx, 'OWNED', 0)),
  readAlarms: write(tx => codes.readAlarms(tx)),
  putAlarms: write(tx => codes.putAlarms(tx, { isrc: 1, upc: 1 })),
}
