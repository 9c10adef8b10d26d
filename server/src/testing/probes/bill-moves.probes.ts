import * as moves from '../../modules/income/bills/bill-moves.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof moves> = {
  lockBills: find((tx, { billId }) => moves.lockBills(tx, [billId])),
  lockBillsOfPosting: find((tx, { postingId }) => moves.lockBillsOfPosting(tx, postingId)),
  lockOpenBillsOfReports: find((tx, { reportId }) => moves.lockOpenBillsOfReports(tx, [reportId])),
  lockUnansweredBills: find(tx => moves.lockUnansweredBills(tx, new Date('2099-01-01'), 9)),
  putConfirmed: change((tx, { billId }) => moves.putConfirmed(tx, [billId], 'time', new Date())),
  putStanding: change((tx, { billId }) =>
    moves.putStanding(tx, [billId], { status: 4, heldFrom: null }, new Date()),
  ),
  listReadyBills: find((tx, { billId }) => moves.listReadyBills(tx, [billId])),
  takeRestsBack: change((tx, { billId }) => moves.takeRestsBack(tx, [billId])),
  insertCorrections: find((tx, { billId }) =>
    moves.insertCorrections(tx, [billId], '2026-05-01', new Date()),
  ),
}
