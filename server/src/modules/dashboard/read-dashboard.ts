import { staffMay } from '#contract/call'
import { listPicturesToPass } from '#contract/covers/picture-calls'
import { type countWaiting, jobLanes, listFailedJobs, type readDashboard } from '#contract/dashboard/calls'
import { listDeeds } from '#contract/deeds/calls'
import { todayInChina } from '#contract/identity/age'
import { listChecks } from '#contract/identity/check-calls'
import { listDisputes } from '#contract/income/dispute-calls'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import { postIncomeReport } from '#contract/income/report-calls'
import { listInfringements } from '#contract/infringement/desk-calls'
import { listCodeRanges } from '#contract/release-codes/calls'
import { listRightsCases, passContent, passRights } from '#contract/review/calls'
import type { ReviewStage } from '#contract/review/queue-calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { addDays } from '#contract/works/missing'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { sumWaitingDeeds } from '../deeds/deeds.public'
import { everyChannel, oldestDeliveries } from '../distribution/distribution.public'
import { sumDisputes, sumRequestsOfOthers } from '../income/income.public'
import { codeStock } from '../release-codes/release-codes.public'
import { hasChecker } from '../works/works.public'
import * as queries from './dashboard.queries'
import { deliveriesOf } from './delivery-figures'
import { type Figure, membersOf, storageOf, uploadsOf, waitingIn, worksNow, worksOverTime } from './figures'

type Context = CallContext<typeof readDashboard>
const dayMilliseconds = 86_400_000
/** More than anybody will look at one by one. */
const mostFailed = 1000

export async function readTheDashboard(context: Context) {
  const { tx, input, actor, now, language } = context
  const today = todayInChina(now)
  const from = addDays(today, 1 - input.days)
  // Asked for first and waited for last: the queues need it too.
  const counting = queries.readFigures(tx)
  const [queues, figures, days, channels, oldest, failed, lanes, stock] = await Promise.all([
    readQueues(context, counting),
    counting,
    queries.readFigureDays(tx, from),
    everyChannel(tx),
    oldestDeliveries(tx),
    staffMay(actor, listFailedJobs) ? queries.listFailed(tx, null, mostFailed) : null,
    staffMay(actor, listFailedJobs) ? readLanes(tx) : null,
    staffMay(actor, listCodeRanges) ? codeStock(tx, now) : null,
  ])
  const changes = { days, from, today }
  return {
    queues,
    works: { now: worksNow(figures), over_time: worksOverTime(changes) },
    members: membersOf(figures, changes),
    uploads: { by_day: uploadsOf(changes) },
    storage: storageOf(figures),
    deliveries: deliveriesOf({ channels, oldest }, figures, changes, language),
    failed_jobs: failed === null ? null : failed.length,
    job_lanes: lanes,
    code_stock: stock,
    can_check_audio: hasChecker(),
  }
}

/** For the menu of the console, which is always there. */
export async function countTheWaiting({ tx, actor, now }: CallContext<typeof countWaiting>) {
  const [claims, disputes, requests] = await Promise.all([
    staffMay(actor, listInfringements) ? queries.sumClaims(tx, now) : null,
    staffMay(actor, listDisputes) ? sumDisputes(tx, now) : null,
    staffMay(actor, confirmMoneyRequest) ? sumRequestsOfOthers(tx, actor.staffId, now) : null,
  ])
  return {
    claims: claims?.waiting ?? null,
    disputes: disputes?.waiting ?? null,
    requests: requests?.waiting ?? null,
  }
}

async function readQueues({ tx, actor, site, now }: Context, counting: Promise<Figure[]>) {
  const promised = new Date(now.getTime() - site.facts.promises.review_days * dayMilliseconds)
  const [content, rights, cases, checks, tickets, claims, disputes, requests, deeds, pictures, reports] =
    await Promise.all([
      staffMay(actor, passContent) ? readReview(tx, 'content', promised, counting) : null,
      staffMay(actor, passRights) ? readReview(tx, 'rights', promised, counting) : null,
      staffMay(actor, listRightsCases) ? queries.sumCases(tx, todayInChina(now)).then(presentQueue) : null,
      staffMay(actor, listChecks) ? queries.sumChecks(tx, promised).then(presentQueue) : null,
      staffMay(actor, listDeskTickets) ? queries.sumTickets(tx, now).then(presentQueue) : null,
      staffMay(actor, listInfringements) ? queries.sumClaims(tx, now).then(presentQueue) : null,
      staffMay(actor, listDisputes) ? sumDisputes(tx, now).then(presentQueue) : null,
      staffMay(actor, confirmMoneyRequest)
        ? sumRequestsOfOthers(tx, actor.staffId, now).then(presentQueue)
        : null,
      staffMay(actor, listDeeds) ? sumWaitingDeeds(tx, now).then(presentQueue) : null,
      staffMay(actor, listPicturesToPass) ? queries.sumPictures(tx).then(presentQueue) : null,
      staffMay(actor, postIncomeReport)
        ? queries.sumReportsOfOthers(tx, actor.staffId).then(presentQueue)
        : null,
    ])
  return { content, rights, cases, checks, tickets, claims, disputes, requests, deeds, pictures, reports }
}

async function readReview(tx: Tx, stage: ReviewStage, promisedBefore: Date, counting: Promise<Figure[]>) {
  const [figures, oldest, late] = await Promise.all([
    counting,
    queries.oldestInReview(tx, stage),
    queries.countLateReviews(tx, stage, promisedBefore),
  ])
  return {
    waiting: waitingIn(figures, stage),
    oldest_at: oldest?.at.toISOString() ?? null,
    late: late.count,
  }
}

async function readLanes(tx: Tx) {
  const found = await queries.waitingJobs(tx)
  return jobLanes.map(lane => {
    const { waiting = 0, oldest_at = null } = found.find(row => row.lane === lane) ?? {}
    return { lane, waiting, oldest_at: oldest_at?.toISOString() ?? null }
  })
}

function presentQueue(queue: { waiting: number; oldest_at: Date | null; late: number }) {
  return { ...queue, oldest_at: queue.oldest_at?.toISOString() ?? null }
}
