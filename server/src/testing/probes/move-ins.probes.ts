import * as moveIns from '../../modules/move-in/move-ins.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const far = new Date('2100-01-01')

export const probes: ProbesOf<typeof moveIns> = {
  findOpenMoveIn: find((tx, { memberId }) => moveIns.findOpenMoveIn(tx, memberId)),
  lockOpenMoveIn: find((tx, { memberId }) => moveIns.lockOpenMoveIn(tx, memberId)),
  findMoveIn: find((tx, { moveInId }) => moveIns.findMoveIn(tx, moveInId)),
  lockMoveIn: find((tx, { moveInId }) => moveIns.lockMoveIn(tx, moveInId)),
  lockIdleMoveIns: find(tx => moveIns.lockIdleMoveIns(tx, { idleSince: far, silentSince: far }, 9)),
  insertMoveIn: write((tx, { claimantId }) => moveIns.insertMoveIn(tx, claimantId, now)),
  putMoveInState: change((tx, { moveInId }) =>
    moveIns.putMoveInState(tx, moveInId, { state: 'closed', now }),
  ),
  putBegun: change((tx, { moveInId }) => moveIns.putBegun(tx, moveInId, now)),
  putReadProgress: change((tx, { moveInId }) =>
    moveIns.putReadProgress(tx, moveInId, { done: 1, total: 1, now }),
  ),
  touchMoveIn: change((tx, { moveInId }) => moveIns.touchMoveIn(tx, moveInId, now)),
  countMoveIn: find(async (tx, { moveInId }) => {
    const { rows, files } = await moveIns.countMoveIn(tx, moveInId)
    return rows + files || undefined
  }),
}
