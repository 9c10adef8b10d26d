import * as lines from '../../modules/income/bills/bill-lines.queries'
import { find, type Owned, type ProbesOf } from './probe'

export const linesOwned = ({ billId, postingId, reportId, channelId }: Owned) => ({
  ...{ billId, postingId, reportId, channelId },
})

export const probes: ProbesOf<Omit<typeof lines, 'linesOf'>> = {
  listLineRows: find((tx, owned) => lines.listLineRows(tx, linesOwned(owned), 9)),
  countLines: find(async (tx, owned) => (await lines.countLines(tx, linesOwned(owned))) || undefined),
  findReportText: find((tx, { reportId }) => lines.findReportText(tx, reportId)),
}
