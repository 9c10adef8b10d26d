import * as own from '../../modules/payouts/withdrawals/own-withdrawals.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof own> = {
  listWithdrawalRows: find((tx, { memberId }) => own.listWithdrawalRows(tx, { memberId, limit: 9 })),
  findOwnWithdrawal: find((tx, { memberId, withdrawalId }) =>
    own.findOwnWithdrawal(tx, memberId, withdrawalId),
  ),
  listEvents: find((tx, { withdrawalId }) => own.listEvents(tx, [withdrawalId])),
  listWithdrawnBills: find((tx, { withdrawalId }) => own.listWithdrawnBills(tx, withdrawalId)),
  sumWithdrawals: find(async (tx, { memberId }) =>
    Number((await own.sumWithdrawals(tx, memberId)).on_the_way),
  ),
}
