import * as remarks from '../../modules/income/desk/report-remarks.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof remarks> = {
  listRemarkRows: find((tx, { reportId }) => remarks.listRemarkRows(tx, { reportId, limit: 9 })),
  findReportText: find((tx, { reportId }) => remarks.findReportText(tx, reportId)),
}
