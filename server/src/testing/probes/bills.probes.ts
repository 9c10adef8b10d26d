import * as bills from '../../modules/income/bills/bills.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof bills> = {
  listBillRows: find((tx, { memberId }) => bills.listBillRows(tx, { memberId, limit: 9 })),
  sumBills: find((tx, { memberId }) => bills.sumBills(tx, { memberId })),
  sumMonths: find((tx, { memberId }) => bills.sumMonths(tx, { memberId })),
  findChannelNames: find(async (tx, { channelId }) => (await bills.findChannelNames(tx, [channelId])).size),
  listBilledChannels: find((tx, { memberId }) => bills.listBilledChannels(tx, memberId)),
}
