import * as disputes from '../../modules/income/disputes/disputes.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof disputes> = {
  listDisputeRows: find(tx => disputes.listDisputeRows(tx, { limit: 10 })),
  sumDisputes: find(async tx => (await disputes.sumDisputes(tx, new Date())).waiting),
  lockBillsToHold: find((tx, { infringementId }) => disputes.lockBillsToHold(tx, infringementId)),
  lockBillsHeldFor: find((tx, { infringementId }) => disputes.lockBillsHeldFor(tx, infringementId, 'all')),
  findCaseInForce: find((tx, { infringementId }) => disputes.findCaseInForce(tx, infringementId)),
  findOtherCase: find((tx, { billId }) => disputes.findOtherCase(tx, billId, 0)),
  putHeldFor: change((tx, { billId, infringementId }) =>
    disputes.putHeldFor(tx, billId, { case_id: infringementId, number: 'probed' }, new Date()),
  ),
}
