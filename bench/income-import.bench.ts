// A report from the upload to the desk (unpacked, its text kept, read, checked, added up, matched and compared with others), beside COPY
// of the same file into a plain table: the file's own columns as text, no index, no key, no row-level security, nothing looked at. Both
// in one database with the settings of production, through a client of Node.
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Figure } from './figure'
import { incomeColumns, incomeLines, incomeShape } from './income-file'
import { type IncomePlace, openIncomePlace, startIncomeWorker } from './income-place'
import { ratioAtLeast, timed } from './timing'

const mostGrowth = 200
/** Loads what is loaded when it is needed, and compiles what is used much. */
const warmUp = 50_000
const sizes = [300_000, 1_000_000, 5_000_000].filter(lines => lines <= incomeLines)

export async function run(): Promise<Figure[]> {
  const place = await openIncomePlace()
  try {
    const worker = await startIncomeWorker(place)
    try {
      await worker.importReport(await place.arrive(incomeShape(warmUp), 'report-files/first'))
      const figures: Figure[] = []
      for (const lines of sizes) {
        const key = `report-files/${lines}`
        const reportId = await place.arrive(incomeShape(lines), key)
        const copied = lines / (await copyPlain(place, key, lines))
        const rest = await worker.memory()
        const { seconds, peak } = await worker.importReport(reportId)
        const growth = Math.round(peak - rest)
        figures.push(
          plain(`COPY of ${lines} lines`, copied),
          plain(`import of ${lines} lines`, lines / seconds),
          ratioAtLeast(0.5, `import : COPY, ${lines} lines`, lines / seconds / copied),
          {
            ...{ name: `memory growth of the worker over ${lines} lines`, value: growth, unit: 'MB' },
            ...{ target: `<= ${mostGrowth}`, pass: growth <= mostGrowth },
          },
        )
      }
      return figures
    } finally {
      await worker.stop()
    }
  } finally {
    await place.close()
  }
}

/** Seconds. */
async function copyPlain({ owner, storage }: IncomePlace, key: string, lines: number): Promise<number> {
  await owner.query(`create table plain_lines (${incomeColumns.map(name => `"${name}" text`).join(', ')})`)
  const copy = "copy plain_lines from stdin with (format csv, delimiter ';', header)"
  const milliseconds = await timed(async () => {
    const file = await storage.read(key)
    if (file) await pipeline(file.body, owner.query(copyFrom(copy)))
  })
  const { rows } = await owner.query('select count(*)::int as lines from plain_lines')
  if (rows[0]?.lines !== lines) throw new Error(`COPY took ${rows[0]?.lines} lines`)
  await owner.query('drop table plain_lines')
  return milliseconds / 1000
}

const plain = (name: string, value: number): Figure => ({
  ...{ name, value: Math.round(value), unit: 'lines/s', target: '', pass: true },
})
