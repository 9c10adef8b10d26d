// Lines that are no sales or could not be read, each as it stands in the file.
import { z } from 'zod'
import type { lineKinds, listReportRemarks } from '#contract/income/report-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { readLineText } from '../read-line-text'
import { lineReason } from './line-reason'
import { findReportText, listRemarkRows } from './report-remarks.queries'

const placeShape = z.object({ line: place.id })

/** Reading the lines' texts is slow work, and nothing of it needs a transaction. */
export async function listRemarks({
  read,
  input,
  services,
  language,
}: Pick<PrepareContext<typeof listReportRemarks>, 'read' | 'input' | 'services' | 'language'>) {
  const { id: reportId, what, cursor, limit } = input
  const report = await read(tx => findReportText(tx, reportId))
  if (!report) throw new Refusal('notFound')
  const after = readCursor(placeShape, cursor)?.line
  const found = await read(tx => listRemarkRows(tx, { reportId, what, after, limit: limit + 1 }))
  const { shown, next_cursor } = pageOf(found, limit, ({ line }) => ({ line }))
  const items = await Promise.all(
    shown.map(async ({ column_name, at, size, what, ...remark }) => ({
      ...remark,
      what: what as (typeof lineKinds)[number],
      column: column_name,
      says: lineReason({ what, reason: remark.reason }, language),
      text: report.text_key ? await readLineText(services.storage, report.text_key, { at, size }) : '',
    })),
  )
  return { items, next_cursor }
}

type Listed = Awaited<ReturnType<typeof listRemarks>>

export const listTheRemarks = {
  prepare: listRemarks,
  run: async ({ prepared }: PreparedContext<typeof listReportRemarks, Listed>) => prepared,
}
