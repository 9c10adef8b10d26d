import * as unlisted from '../../modules/income/importing/unlisted.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof unlisted> = {
  findUnlisted: find(unlisted.findUnlisted),
  findOldReading: find((tx, { reportId }) => unlisted.findOldReading(tx, reportId)),
  hasLinesBetween: find((tx, { reportId }) => unlisted.hasLinesBetween(tx, reportId, { from: 0, to: 9 })),
}
