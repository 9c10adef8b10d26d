import {
  assignMoveInFile,
  closeMoveIn,
  grantMoveInUpload,
  listMoveInFiles,
  listMoveInRows,
  makeMoveInDrafts,
  readMoveIn,
  saveMoveInRow,
} from '#contract/move-in/calls'
import { handle } from '../../platform/http/call-handler'
import { assignFile } from './assign-file'
import { closeOwnMoveIn } from './close-move-in'
import { grantTheUpload } from './grant-upload'
import { listOwnFiles } from './list-files'
import { listOwnRows } from './list-rows'
import { readOwnMoveIn } from './read-move-in'
import { saveRow } from './save-row'
import { startMaking } from './start-making'

export const moveInRoutes = [
  handle(readMoveIn, readOwnMoveIn),
  handle(grantMoveInUpload, grantTheUpload),
  handle(listMoveInRows, listOwnRows),
  handle(saveMoveInRow, saveRow),
  handle(listMoveInFiles, listOwnFiles),
  handle(assignMoveInFile, assignFile),
  handle(makeMoveInDrafts, startMaking),
  handle(closeMoveIn, closeOwnMoveIn),
]
