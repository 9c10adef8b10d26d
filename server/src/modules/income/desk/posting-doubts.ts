// What keeps somebody from posting a report, and what has to be answered with a reason. Shown before, and asked again when it is posted.
import { firstDayOf, monthInChina } from '#contract/china-months'
import type { postingDoubts, postingObstacles } from '#contract/income/report'
import type { Tx } from '../../../platform/database/query'
import { listSelves } from '../../deeds/deeds.public'
import { likeShare } from '../importing/find-likenesses'
import { type Likeness, listLikenesses } from '../importing/likeness.queries'
import { findHandObstacles } from '../posting/posting.policy'
import {
  isBeyondLedger,
  listDeciders,
  listShapers,
  listWithoutRate,
  type ReportRow,
} from '../reports.queries'
import { hasUnmarked } from '../tables.queries'
import { compareTotals, countMade, countPostable, type TotalRow } from './report-details.queries'
import { listFinance } from './report-list.queries'

export type Obstacle = (typeof postingObstacles)[number]
export type Doubt = (typeof postingDoubts)[number]

type Judged = Pick<
  ReportRow,
  | 'id'
  | 'state'
  | 'imported_by'
  | 'reread_by'
  | 'checked_by'
  | 'sale_lines'
  | 'refused_lines'
  | 'last_month'
  | 'arrived_at'
>

export async function judgePosting(tx: Tx, report: Judged, who: { staffId: number; currency: string }) {
  const unrated = await listWithoutRate(tx, report.id, who.currency)
  const deciders = await listDeciders(tx, report.id)
  const shapers = await listShapers(tx, report.id, who.currency)
  const lines = await countPostable(tx, report.id)
  const { imported_by: importedBy, reread_by: rereadBy, checked_by: checkedBy } = report
  const finance = await listFinance(tx)
  const own = finance.find(({ id }) => id === who.staffId)?.selves ?? (await listSelves(tx, who.staffId))
  const hands = { importedBy, rereadBy, checkedBy, deciders, shapers }
  const obstacles: Obstacle[] = findHandObstacles({ selves: own, ...hands })
  if (report.state === 'checked' && (await hasUnmarked(tx, report.id))) obstacles.push('tables-unmarked')
  if (unrated.length > 0) obstacles.push('rates-missing')
  if (await isBeyondLedger(tx, report.id, who.currency)) obstacles.push('too-large')
  // A report may be posted with every line in suspense: its money is owed all the same. A later batch needs lines.
  if (lines === 0 && (report.state === 'posted' || report.sale_lines === 0)) obstacles.push('nothing-to-post')
  const others = finance
    .filter(({ selves }) => !selves.includes(who.staffId))
    .filter(({ selves }) => findHandObstacles({ selves, ...hands }).length === 0)
    .map(({ name }) => name)
  return {
    obstacles,
    lines,
    doubts: await findDoubts(tx, report),
    made: await countMade(tx, report.id),
    others,
  }
}

/** Of a later batch all was said when the report was posted. */
async function findDoubts(tx: Tx, report: Judged): Promise<Doubt[]> {
  if (report.state !== 'checked') return []
  const doubts: Doubt[] = []
  if (isLikePosted(await listLikenesses(tx, report.id), report.sale_lines)) doubts.push('like-another')
  if (differs(await compareTotals(tx, report.id))) doubts.push('other-total')
  if (report.refused_lines > 0) doubts.push('refused-lines')
  if (isAhead(report)) doubts.push('future-month')
  return doubts
}

/** It tells of sales in a month that had not begun when it came. */
const isAhead = ({ last_month, arrived_at }: Judged) =>
  last_month !== null && last_month > firstDayOf(monthInChina(arrived_at))

const isLikePosted = (likenesses: readonly Likeness[], lines: number) =>
  likenesses.some(({ is_posted, equal_lines }) => is_posted && equal_lines >= likeShare * lines)

const differs = (totals: readonly TotalRow[]) =>
  totals.some(({ said }) => said.some(({ left }) => Number(left) !== 0))
