// Posting a report (bills, their parts and the ledger) beside importing it, by the same worker on the same database. Every title of the file
// is matched, so that every line is posted. What a report costs besides its lines are its titles, and its sums by title, store and month: with
// few lines a sum it is wide.
import type { Figure } from './figure'
import { type IncomeShape, incomeLines, incomeShape } from './income-file'
import { openIncomePlace, startIncomeWorker } from './income-place'
import { milliseconds, ratioAtMost } from './timing'

const sizes = [300_000, 1_000_000, 5_000_000].filter(lines => lines <= incomeLines)
const widths = [1, 3, 5]
const catalogues = [2_000, 200_000]

export async function run(): Promise<Figure[]> {
  const figures = await measure(sizes.map(incomeShape))
  for (const recordings of catalogues) {
    const shapes = sizes.flatMap(lines => widths.map(width => ({ lines, recordings, width })))
    figures.push(...(await measure(shapes.filter(isMeasured))))
  }
  return figures
}

/** The largest report is measured at the width that large reports have. */
const isMeasured = ({ lines, width }: Required<IncomeShape>) => lines <= 1_000_000 || width === widths.at(-1)

async function measure(shapes: IncomeShape[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const place = await openIncomePlace(shapes[0]?.recordings)
  try {
    const worker = await startIncomeWorker(place)
    try {
      for (const shape of shapes) {
        const reportId = await place.arrive(shape, `report-files/${shape.lines}-${shape.width}`)
        const imported = await worker.importReport(reportId)
        const posted = await worker.postReport(reportId)
        const name = describe(shape)
        figures.push(
          // A name of its own: income-import.bench.ts tells the lines a second.
          milliseconds(`import before posting ${name}`, imported.seconds * 1000),
          milliseconds(`posting of ${name}`, posted.seconds * 1000),
          ratioAtMost(1, `posting : import, ${name}`, posted.seconds / imported.seconds),
        )
      }
    } finally {
      await worker.stop()
    }
  } finally {
    await place.close()
  }
  return figures
}

const describe = ({ lines, recordings, width }: IncomeShape) =>
  width === undefined ? `${lines} lines` : `${lines} lines, ${width} a sum, of ${recordings} titles`
