// Posting, counting and reversing: decided here, carried out by a worker, for a report may have five million lines. Until it is done
// nothing else happens to the report.
import type { countReport, postIncomeReport, reverseReport } from '#contract/income/report-calls'
import { type ReportState, reportAfter } from '#contract/income/report-state'
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

export async function reverseTheReport(context: CallContext<typeof reverseReport>) {
  const { tx, input } = context
  const report = await lockOpenReport(tx, input)
  if (!reportAfter(report.state as ReportState, 'reverse')) {
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  }
  await ask(context, report, { pending: 'reverse', reason: input.reason })
  return null
}

type Asked = Pick<CallContext<typeof countReport>, 'tx' | 'actor' | 'client' | 'now'>

async function ask(
  { tx, actor, client, now }: Asked,
  report: ReportRow,
  { pending, reason }: { pending: 'post' | 'count' | 'reverse'; reason: string },
) {
  await putReport(tx, report.id, {
    ...nothingNotDone,
    pending,
    pending_by: actor.staffId,
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
