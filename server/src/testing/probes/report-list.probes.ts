import * as list from '../../modules/income/desk/report-list.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof list> = {
  listReportRows: find(async (tx, { payerId }) => [
    ...(await list.listReportRows(tx, { limit: 9 })),
    ...(await list.listReportRows(tx, { limit: 9, payerId })),
  ]),
  findListedReport: find((tx, { reportId }) => list.findListedReport(tx, reportId)),
  countQueues: find(async tx => Object.values(await list.countQueues(tx)).filter(count => count > 0)),
  sumReports: find((tx, { reportId }) => list.sumReports(tx, [reportId])),
  sumOwed: find((tx, { reportId }) => list.sumOwed(tx, [reportId])),
  listFinance: find(list.listFinance),
}
