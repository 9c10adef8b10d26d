import * as payouts from '../../modules/payouts/desk/payouts.queries'
import { find, type ProbesOf } from './probe'

const month = '2026-05-01'

export const probes: ProbesOf<typeof payouts> = {
  listQueueRows: find(tx => payouts.listQueueRows(tx, { state: 'submitted', sort: 'age', limit: 9 })),
  sumStates: find(tx => payouts.sumStates(tx)),
  sumPayouts: find(async tx => (await payouts.sumPayouts(tx, { staffId: 0 })).payouts),
  sumOthers: find(
    async (tx, { withdrawalId }) => (await payouts.sumOthers(tx, [withdrawalId], new Date(0))).size,
  ),
  nextBatchNumber: find(async tx => (await payouts.nextBatchNumber(tx)) - 1),
  findPayoutFacts: find((tx, { withdrawalId }) => payouts.findPayoutFacts(tx, withdrawalId)),
  findAccountBefore: find((tx, { memberId }) => payouts.findAccountBefore(tx, memberId, 2 ** 40)),
  listPaidBefore: find((tx, { memberId }) => payouts.listPaidBefore(tx, memberId, 2 ** 40)),
  listOpenTickets: find((tx, { memberId, withdrawalId }) =>
    payouts.listOpenTickets(tx, memberId, withdrawalId),
  ),
  listDisputesOf: find((tx, { withdrawalId }) => payouts.listDisputesOf(tx, [withdrawalId])),
  listTaxRows: find(tx => payouts.listTaxRows(tx, month, undefined, 9)),
  sumTaxMonth: find(async tx => (await payouts.sumTaxMonth(tx, month)).people),
  sumLedgerTax: find(async tx => Number(await payouts.sumLedgerTax(tx, new Date(0), new Date('2099-01-01')))),
  listTaxMonths: find(tx => payouts.listTaxMonths(tx)),
}
