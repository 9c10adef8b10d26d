import * as withdrawals from '../../modules/payouts/withdrawals/withdrawals.queries'
import { ownPerson } from './own-payouts'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const figures = {
  ...{
    gross: 2n,
    share: 1n,
    tax: 0n,
    due: 0n,
    fee: 0n,
    net: 1n,
    dues: [],
    parts: [],
    isOpen: false,
    rule: 'none' as const,
  },
  computation: {} as never,
}

export const probes: ProbesOf<typeof withdrawals> = {
  /** Of the reader's own site. */
  readTerms: write(tx => withdrawals.readTerms(tx)),
  insertWithdrawal: change((tx, { memberId, bankAccountId }) =>
    withdrawals.insertWithdrawal(tx, {
      ...{ memberId, kind: 'usual', currency: 'CNY', figures, accountId: bankAccountId, now },
      ...{ person: { index: ownPerson, document: 'passport' }, submittedBy: memberId, unusual: [] },
    }),
  ),
  insertWithdrawalBills: change((tx, { withdrawalId, billId }) =>
    withdrawals.insertWithdrawalBills(tx, withdrawalId, [{ id: billId, share_minor: 1, isJoined: false }]),
  ),
  lockWithdrawals: find((tx, { withdrawalId }) => withdrawals.lockWithdrawals(tx, [withdrawalId])),
  lockOwnWithdrawal: find((tx, { memberId, withdrawalId }) =>
    withdrawals.lockOwnWithdrawal(tx, memberId, withdrawalId),
  ),
  lockUnapproved: find((tx, { memberId }) => withdrawals.lockUnapproved(tx, memberId)),
  findWithdrawals: find((tx, { withdrawalId }) => withdrawals.findWithdrawals(tx, [withdrawalId])),
  findPayableSince: find((tx, { withdrawalId }) => withdrawals.findPayableSince(tx, withdrawalId)),
  findSameBills: find((tx, { memberId, billId }) => withdrawals.findSameBills(tx, memberId, [billId])),
  putWithdrawal: change((tx, { withdrawalId }) =>
    withdrawals.putWithdrawal(tx, withdrawalId, 'refused', { ended_at: now }),
  ),
  insertEvent: change((tx, { withdrawalId }) =>
    withdrawals.insertEvent(tx, { withdrawalId, event: 'refuse', at: now }),
  ),
  putStates: change((tx, { withdrawalId }) => withdrawals.putStates(tx, [withdrawalId], 'approved')),
  insertEvents: change((tx, { withdrawalId }) =>
    withdrawals.insertEvents(tx, [withdrawalId], { event: 'refuse', at: now }),
  ),
  listBoundBills: find((tx, { withdrawalId }) => withdrawals.listBoundBills(tx, withdrawalId)),
  insertApproval: change((tx, { withdrawalId, staffId }) =>
    withdrawals.insertApproval(tx, { withdrawalId, round: 2, staffId, now }),
  ),
  listApprovals: find((tx, { sentId }) => withdrawals.listApprovals(tx, [sentId])),
  settleItem: change((tx, { sentId }) => withdrawals.settleItem(tx, sentId, 'paid', now)),
}
