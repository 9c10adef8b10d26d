// Posting, counting and reversing: decided here, carried out by a worker, for a report may have five million lines. Until it is done
// nothing else happens to the report.
import type { countReport, postIncomeReport, reverseReport } from '#contract/income/report-calls'
import { type ReportState, reportAfter } from '#contract/income/report-state'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { waitForOtherPostings } from '../importing/likeness.queries'
import { nothingNotDone } from '../nothing-pending'
import { carryOutJob } from '../posting/carry-out-jobs'
import { handObstacles } from '../posting/posting.policy'
import { agentCurrency } from '../posting/postings.queries'
import { findMissing, isBeyondLedger, putReport, type ReportRow } from '../reports.queries'
import { askReversal } from '../second-person/ask-second-person'
import type { StaffDoing } from '../staff-doing'
import { hasUnmarked } from '../tables.queries'
import { lockOpenReport } from './open-report'
import { judgePosting } from './posting-doubts'

export async function postTheReport(context: CallContext<typeof postIncomeReport>) {
  const { tx, input, actor } = context
  const currency = await agentCurrency(tx)
  const report = await lockOpenReport(tx, input)
  if (!['checked', 'posted'].includes(report.state))
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  if (report.is_usage_only) throw new Refusal('conflict', { text: 'income.usageOnly' })
  // Nothing may be posted between looking for reports that are like it and saying that it is to be posted.
  if (report.state === 'checked') await waitForOtherPostings(tx)
  const { staffId } = actor
  const { obstacles, doubts } = await judgePosting(tx, report, { staffId, currency })
  for (const obstacle of obstacles) throw new Refusal('conflict', { text: obstacleTexts[obstacle] })
  if (doubts.length > 0 && input.note === '') {
    throw new Refusal('invalidInput', { fields: [{ field: 'note', text: 'income.reasonWanted' }] })
  }
  await ask(context, report, { pending: 'post', reason: input.note })
  return null
}

const obstacleTexts = {
  ...handObstacles,
  'tables-unmarked': 'income.tablesUnmarked',
  'stores-unknown': 'income.storesUnknown',
  'rates-missing': 'income.ratesMissing',
  'too-large': 'income.tooLarge',
  'nothing-to-post': 'income.nothingMatched',
} as const

/** Where money has moved, a second person confirms it. Plays that were counted are money of nobody. */
export async function reverseTheReport(context: CallContext<typeof reverseReport>) {
  const { tx, input, actor, client, now } = context
  const report = await lockOpenReport(tx, input)
  if (!reportAfter(report.state as ReportState, 'reverse')) {
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  }
  if (report.state !== 'counted') {
    return { request_id: await askReversal(tx, report.id, input.reason, { actor, client, now }) }
  }
  await ask(context, report, { pending: 'reverse', reason: input.reason })
  return { request_id: null }
}

/** What a second person has confirmed: it is done in the name of who asked for it. */
export async function carryOutReversal(
  tx: Tx,
  report: ReportRow,
  { staffId, reason }: { staffId: number; reason: string },
  who: StaffDoing,
): Promise<void> {
  if (report.pending !== null || !reportAfter(report.state as ReportState, 'reverse')) {
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  }
  await ask({ tx, ...who }, report, { pending: 'reverse', reason, staffId })
}

type Asked = StaffDoing & { tx: Tx }

async function ask(
  { tx, actor, client, now }: Asked,
  report: ReportRow,
  {
    pending,
    reason,
    staffId = actor.staffId,
  }: { pending: 'post' | 'count' | 'reverse'; reason: string; staffId?: number },
) {
  await putReport(tx, report.id, {
    ...nothingNotDone,
    pending,
    pending_by: staffId,
    pending_at: now,
    pending_reason: reason,
  })
  await enqueue(tx, carryOutJob, { reportId: report.id })
  await recordAudit(tx, {
    ...{ actor, client, now, action: `report.${pending}`, subject: 'report', subjectId: report.id },
    after: { name: report.name, reason },
  })
}

/** Plays without money go into the statistics. */
export async function countTheReport(context: CallContext<typeof countReport>) {
  const { tx, input } = context
  const report = await lockOpenReport(tx, input)
  if (!report.is_usage_only || report.state !== 'checked') {
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  }
  if (await hasUnmarked(tx, report.id)) throw new Refusal('conflict', { text: 'income.tablesUnmarked' })
  const { stores } = await findMissing(tx, report.id, '')
  if (stores.length > 0) throw new Refusal('conflict', { text: 'income.storesUnknown' })
  if (await isBeyondLedger(tx, report.id, '')) throw new Refusal('conflict', { text: 'income.tooLarge' })
  await ask(context, report, { pending: 'count', reason: '' })
  return null
}
