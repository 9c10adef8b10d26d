import * as files from '../../modules/move-in/move-in-files.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const content = { sha256: Buffer.alloc(32), md5: Buffer.alloc(16), mediaType: 'audio/wav' }

export const probes: ProbesOf<typeof files> = {
  insertFile: write((tx, { moveInId }) =>
    files.insertFile(tx, { moveInId, name: 'f', size: 1, storageKey: 'move-in/k', now }),
  ),
  listFiles: find((tx, { moveInId }) => files.listFiles(tx, moveInId)),
  listWaitingFiles: find((tx, { moveInId }) => files.listWaitingFiles(tx, moveInId, 9)),
  listFilesOfRows: find((tx, { moveInRowId }) => files.listFilesOfRows(tx, [moveInRowId])),
  findFile: find((tx, { moveInId, moveInFileId }) => files.findFile(tx, moveInId, moveInFileId)),
  listFilePage: find((tx, { moveInId }) =>
    files.listFilePage(tx, { moveInId, unmatched: false, after: 0, limit: 9 }),
  ),
  settleFile: change((tx, { moveInFileId }) => files.settleFile(tx, moveInFileId + 1, content, undefined)),
  failFile: change((tx, { moveInFileId }) => files.failFile(tx, moveInFileId)),
  placeFile: change((tx, { moveInFileId }) => files.placeFile(tx, moveInFileId, undefined)),
  handOverFile: change((tx, { moveInFileId }) => files.handOverFile(tx, moveInFileId)),
  unplaceFiles: change((tx, { moveInId }) => files.unplaceFiles(tx, moveInId)),
  deleteFiles: change((tx, { moveInId }) => files.deleteFiles(tx, moveInId, 'all')),
}
