import * as unusual from '../../modules/payouts/withdrawals/unusual.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof unusual> = {
  readHabit: find(
    async (tx, { memberId }) => (await unusual.readHabit(tx, memberId, new Date(0))).this_month || undefined,
  ),
  findOtherAccount: find((tx, { memberId, bankAccountId }) =>
    unusual.findOtherAccount(tx, memberId, bankAccountId),
  ),
  findBanksOf: find((tx, { bankAccountId }) => unusual.findBanksOf(tx, bankAccountId)),
  countOpenTickets: find((tx, { memberId, billId }) => unusual.countOpenTickets(tx, memberId, [billId])),
  countSharers: find((tx, { bankAccountId }) => unusual.countSharers(tx, 0, bankAccountId)),
}
