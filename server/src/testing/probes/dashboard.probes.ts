import * as dashboard from '../../modules/dashboard/dashboard.queries'
import { find, type ProbesOf } from './probe'

const nowhere = new Date('2100-01-01T00:00:00Z')
/** A count of nothing is nothing. */
const counted = async (count: Promise<{ count: number }>) => ((await count).count > 0 ? [1] : [])
const waiting = async (sum: Promise<{ waiting: number }>) => ((await sum).waiting > 0 ? [1] : [])

export const probes: ProbesOf<typeof dashboard> = {
  readFigures: find(tx => dashboard.readFigures(tx)),
  readFigureDays: find(tx => dashboard.readFigureDays(tx, '2026-01-01')),
  oldestInReview: find(tx => dashboard.oldestInReview(tx, 'content')),
  countLateReviews: find(tx => counted(dashboard.countLateReviews(tx, 'content', nowhere))),
  sumCases: find(tx => waiting(dashboard.sumCases(tx, '2100-01-01'))),
  sumChecks: find(tx => waiting(dashboard.sumChecks(tx, nowhere))),
  sumReportsOfOthers: find(tx => waiting(dashboard.sumReportsOfOthers(tx, 0))),
  countTicketsDue: find(async tx => (await dashboard.countTicketsDue(tx, new Date(Date.now() + 1e12))).count),
  sumClaims: find(tx => waiting(dashboard.sumClaims(tx, new Date(Date.now() + 1e12)))),
  sumPictures: find(tx => waiting(dashboard.sumPictures(tx))),
  countPayoutsToApprove: find(async tx => (await dashboard.countPayoutsToApprove(tx)).count),
  sumTickets: find(tx => waiting(dashboard.sumTickets(tx, nowhere))),
  waitingJobs: find(tx => dashboard.waitingJobs(tx)),
  listFailed: find(tx => dashboard.listFailed(tx, null, 10)),
  retryFailed: find(async tx => ((await dashboard.retryFailed(tx, 1)) ? [1] : [])),
  dropFailed: find(async tx => ((await dashboard.dropFailed(tx, 1)) ? [1] : [])),
}
