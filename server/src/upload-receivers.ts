// What becomes of uploads that are no recordings, whichever way their bytes came.
import { receiveReport } from './modules/income/income.public'
import { receiveMoveInFile, receiveMoveInList } from './modules/move-in/move-in.public'
import type { Receivers } from './modules/works/uploads/receive-upload'

export const uploadReceivers: Receivers = {
  report: { receive: receiveReport },
  'move-in-list': receiveMoveInList,
  'move-in-file': receiveMoveInFile,
}
