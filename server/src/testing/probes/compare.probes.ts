import * as compare from '../../modules/income/desk/compare.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof compare> = {
  sumLines: find((tx, { reportId }) => compare.sumLines(tx, reportId)),
  listDifferences: find((tx, { reportId }) => compare.listDifferences(tx, reportId, 0, 9)),
}
