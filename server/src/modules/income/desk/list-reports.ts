import { z } from 'zod'
import type { OutputOf } from '#contract/call'
import type { Currency } from '#contract/currency'
import type { listIncomeChannels } from '#contract/income/payer-calls'
import type { FileRefusal } from '#contract/income/reading'
import type { ReportInList } from '#contract/income/report'
import type { listReports } from '#contract/income/report-calls'
import { minor, toDecimal } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { inLanguage } from '../../../platform/texts/in-language'
import { everyChannel, isPlayedBySandbox } from '../../distribution/distribution.public'
import {
  countQueues,
  type ListedReport,
  listReportRows,
  type ReportSum,
  sumOwed,
  sumReports,
} from './report-list.queries'

const placeShape = z.object({ id: place.id })

export async function listTheReports(
  context: CallContext<typeof listReports>,
): Promise<OutputOf<typeof listReports>> {
  return { ...(await pageOfReports(context)), counts: await countQueues(context.tx) }
}

/** A file has pages too, and nobody reads there how many wait. */
export async function pageOfReports({
  tx,
  input,
  actor,
}: Pick<CallContext<typeof listReports>, 'tx' | 'input' | 'actor'>) {
  const { cursor, limit, payer_id: payerId, state, queue } = input
  const before = readCursor(placeShape, cursor)?.id
  const found = await listReportRows(tx, { payerId, state, queue, before, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  return { items: await presentAll(tx, shown, actor.staffId), next_cursor }
}

export async function listTheChannels({ tx, language, services }: CallContext<typeof listIncomeChannels>) {
  const channels = await everyChannel(tx)
  return channels.map(channel => ({
    id: channel.id,
    name: inLanguage(channel.name, language),
    is_sandbox: isPlayedBySandbox(channel, services),
  }))
}

export async function presentAll(
  tx: Tx,
  reports: readonly ListedReport[],
  staffId: number,
): Promise<ReportInList[]> {
  const ids = reports.map(({ id }) => id)
  const sums = await sumReports(tx, ids)
  const owed = await sumOwed(tx, ids)
  return reports.map(report => present(report, { sums, owed, staffId }))
}

interface Around {
  sums: readonly ReportSum[]
  owed: Awaited<ReturnType<typeof sumOwed>>
  staffId: number
}

function present(report: ListedReport, { sums, owed, staffId }: Around): ReportInList {
  const own = sums.filter(({ report_id }) => report_id === report.id)
  const isReading = report.state === 'reading' && report.reading_since !== null
  return {
    id: report.id,
    payer: { id: report.payer_id, name: report.payer },
    name: report.name,
    entry: report.entry,
    arrived_by: report.arrived_by as ReportInList['arrived_by'],
    arrived_at: report.arrived_at.toISOString(),
    imported_by: report.imported_by,
    is_yours: report.importer_id === staffId,
    state: report.state,
    failure: report.failure as FileRefusal | null,
    same_as: report.same_as,
    is_usage_only: report.is_usage_only,
    is_covered: report.covered_at !== null,
    pending: report.pending as ReportInList['pending'],
    first_month: report.first_month?.slice(0, 7) ?? null,
    last_month: report.last_month?.slice(0, 7) ?? null,
    lines: {
      sales: report.sale_lines,
      refused: report.refused_lines,
      others: report.other_lines,
      negative: report.negative_lines,
      unmatched: own.reduce((sum, { unmatched }) => sum + unmatched, 0),
    },
    // Lines of usage have no currency, and no money.
    sums: own
      .filter(({ currency }) => currency !== '')
      .map(({ currency, amount }) => ({ currency: currency as Currency, amount })),
    open: owed
      .filter(({ report_id }) => report_id === report.id)
      .map(({ currency, amount }) => ({
        currency: currency as Currency,
        amount: toDecimal({ amount: minor(BigInt(amount)), currency: currency as Currency }),
      })),
    progress: isReading
      ? {
          lines: report.read_lines,
          bytes: report.read_bytes,
          size: report.text_size,
          since: report.reading_since?.toISOString() ?? '',
        }
      : null,
  }
}
