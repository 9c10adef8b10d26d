import * as seeding from '../../modules/income/seeding/seeding.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof seeding> = {
  findSeeded: find((tx, { payerId }) => seeding.findSeeded(tx, payerId, 'report.csv')),
  findPaidReport: find(tx => seeding.findPaidReport(tx)),
  listSeededBills: find((tx, { reportId }) => seeding.listSeededBills(tx, reportId)),
}
