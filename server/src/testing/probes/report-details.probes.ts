import * as details from '../../modules/income/desk/report-details.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof details> = {
  // One that must exist does not, which is said by an error.
  findReportFacts: find((tx, { reportId }) =>
    details.findReportFacts(tx, reportId).catch((error: Error) => {
      if (error.message.includes('must exist')) return undefined
      throw error
    }),
  ),
  countMatches: find((tx, { reportId }) => details.countMatches(tx, reportId)),
  sumByChannel: find((tx, { reportId }) => details.sumByChannel(tx, reportId, 'CNY')),
  listStoresOf: find((tx, { reportId }) => details.listStoresOf(tx, reportId)),
  compareTotals: find((tx, { reportId }) => details.compareTotals(tx, reportId)),
  listRates: find((tx, { reportId }) => details.listRates(tx, reportId, 'CNY')),
  countRemarks: find((tx, { reportId }) => details.countRemarks(tx, reportId)),
  listPostingsOf: find((tx, { reportId }) => details.listPostingsOf(tx, reportId)),
  listReceipts: find((tx, { reportId }) => details.listReceipts(tx, reportId)),
  countPostable: find((tx, { reportId }) => details.countPostable(tx, reportId)),
  countMade: find(async (tx, { reportId }) => (await details.countMade(tx, reportId))?.bills ?? 0),
}
