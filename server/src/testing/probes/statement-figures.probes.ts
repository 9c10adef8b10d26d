import * as figures from '../../modules/payouts/documents/statement-figures.queries'
import { find, type ProbesOf } from './probe'

const ever = { from: new Date('2000-01-01'), to: new Date('2100-01-01') }

export const probes: ProbesOf<typeof figures> = {
  sumMemberEntries: find((tx, { memberId }) => figures.sumMemberEntries(tx, memberId, ever)),
  listYearsOf: find((tx, { memberId }) => figures.listYearsOf(tx, memberId)),
  sumAllEntries: find(tx => figures.sumAllEntries(tx, ever)),
  sumPaid: find(async (tx, { sentId }) => Number(await figures.sumPaid(tx, sentId))),
}
