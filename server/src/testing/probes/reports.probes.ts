import * as reports from '../../modules/income/reports.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof reports> = {
  findReport: find((tx, { reportId }) => reports.findReport(tx, reportId)),
  lockReport: find((tx, { reportId }) => reports.lockReport(tx, reportId)),
  putReport: change((tx, { reportId }) => reports.putReport(tx, reportId, { name: 'stolen' })),
  listDeciders: find((tx, { reportId }) => reports.listDeciders(tx, reportId)),
  listShapers: find((tx, { reportId }) => reports.listShapers(tx, reportId, 'CNY')),
  listWithoutRate: find((tx, { reportId }) => reports.listWithoutRate(tx, reportId, 'CNY')),
  isBeyondLedger: find((tx, { reportId }) => reports.isBeyondLedger(tx, reportId, 'CNY')),
  putChanged: change((tx, { reportId }) => reports.putChanged(tx, [reportId])),
}
