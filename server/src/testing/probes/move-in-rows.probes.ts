import { emptyValues } from '#contract/move-in/columns'
import * as rows from '../../modules/move-in/move-in-rows.queries'
import { change, find, type ProbesOf, write } from './probe'

const read = { values: emptyValues, base: {}, expected: [] }

export const probes: ProbesOf<typeof rows> = {
  insertRows: write((tx, { moveInId }) => rows.insertRows(tx, moveInId, [read, read])),
  deleteRows: change((tx, { moveInId }) => rows.deleteRows(tx, moveInId)),
  listRows: find((tx, { moveInId }) => rows.listRows(tx, moveInId)),
  listRowsToAttach: find(async (tx, { moveInId, moveInRowId, workId, trackId }) => {
    await rows.putMade(tx, moveInRowId, { workId, trackId })
    return rows.listRowsToAttach(tx, moveInId)
  }),
  listRowPage: find((tx, { moveInId }) =>
    rows.listRowPage(tx, { moveInId, withProblems: true, after: 0, limit: 9 }),
  ),
  findRow: find((tx, { moveInId, moveInRowId }) => rows.findRow(tx, moveInId, moveInRowId)),
  findRowAt: find((tx, { moveInId }) => rows.findRowAt(tx, moveInId, 7)),
  lockRowsOfRelease: find((tx, { moveInId }) => rows.lockRowsOfRelease(tx, moveInId, 'owned')),
  listReleasesToMake: find((tx, { moveInId }) => rows.listReleasesToMake(tx, moveInId)),
  putCells: change((tx, { moveInRowId }) => rows.putCells(tx, [{ id: moveInRowId, values: emptyValues }])),
  putLeftOut: change((tx, { moveInRowId }) => rows.putLeftOut(tx, moveInRowId, true)),
  putJudged: change((tx, { moveInRowId: id }) =>
    rows.putJudged(tx, [{ id, release_key: '', problems: [], has_errors: false, has_notes: false }]),
  ),
  putMade: change((tx, { moveInRowId, workId, trackId }) =>
    rows.putMade(tx, moveInRowId, { workId, trackId }),
  ),
  findTakenCodes: find(async (tx, { memberId }) => {
    const codes = { upcs: ['OWNED'], isrcs: ['OWNED'] }
    const { upcs, foreignIsrcs, ownIsrcs } = await rows.findTakenCodes(tx, { memberId, ...codes })
    return upcs.size + foreignIsrcs.size + ownIsrcs.size || undefined
  }),
  listRowsById: find((tx, { moveInRowId }) => rows.listRowsById(tx, [moveInRowId])),
}
