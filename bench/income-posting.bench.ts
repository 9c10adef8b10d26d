// Posting a report (bills, their parts and the ledger) beside importing it, by the same worker on the same database. Every title of the file
// is matched, so that every line is posted.
import type { Figure } from './figure'
import { incomeLines, incomeShape } from './income-file'
import { openIncomePlace, startIncomeWorker } from './income-place'
import { milliseconds, ratioAtMost } from './timing'

export async function run(): Promise<Figure[]> {
  const place = await openIncomePlace()
  try {
    const worker = await startIncomeWorker(place)
    try {
      const reportId = await place.arrive(incomeShape(incomeLines))
      const imported = await worker.importReport(reportId)
      const posted = await worker.postReport(reportId)
      return [
        milliseconds(`import of ${incomeLines} lines`, imported.seconds * 1000),
        milliseconds(`posting of ${incomeLines} lines`, posted.seconds * 1000),
        ratioAtMost(1, 'posting : import', posted.seconds / imported.seconds),
      ]
    } finally {
      await worker.stop()
    }
  } finally {
    await place.close()
  }
}
