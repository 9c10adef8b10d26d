// What every bill of a report comes to, by the statements of a posting, beside DuckDB that adds up the same file by recording, platform and
// month. DuckDB reads text and knows no shares; a posting reads the sums that the import has made.
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { gatherParts } from '../server/src/modules/income/posting/new-bills.queries'
import { gatherShares, gatherSums } from '../server/src/modules/income/posting/shares.queries'
import type { Tx } from '../server/src/platform/database/query'
import type { Figure } from './figure'
import { incomeShape } from './income-file'
import { type IncomePlace, openIncomePlace, startIncomeWorker } from './income-place'
import { median } from './load'
import { milliseconds, ratioAtMost, timed } from './timing'

const lines = 1_000_000
const rounds = 5

export async function run(): Promise<Figure[]> {
  const place = await openIncomePlace()
  try {
    const worker = await startIncomeWorker(place)
    const reportId = await place.arrive(incomeShape(lines))
    await worker.importReport(reportId)
    await worker.stop()
    const instance = await DuckDBInstance.create()
    const duck = await instance.connect()
    const file = join(place.folder, 'files', 'report-files', 'bench')
    const times = { bills: [] as number[], duck: [] as number[] }
    // In turn, so that a noisy moment of the machine hits both.
    for (let round = 0; round < rounds; round++) {
      times.bills.push(await timed(() => totalBills(place, reportId)))
      times.duck.push(await timed(() => duck.runAndReadAll(sumByDuck(file))))
    }
    duck.closeSync()
    instance.closeSync()
    return [
      milliseconds(`bill totals of ${lines} lines`, median(times.bills)),
      milliseconds('DuckDB, sums of the same file', median(times.duck)),
      ratioAtMost(2, 'bill totals : DuckDB', median(times.bills) / median(times.duck)),
    ]
  } finally {
    await place.close()
  }
}

class Undone extends Error {}

/** In a transaction that is taken back, so that the next round finds the same. */
async function totalBills({ database, agentId }: IncomePlace, reportId: number): Promise<void> {
  const total = async (tx: Tx) => {
    await tx.run(
      "insert into report_rates (report_id, currency, rate, entered_at) values ($1, 'EUR', 7.8125, now())",
      [reportId],
    )
    await gatherSums(tx, reportId)
    await gatherShares(tx)
    const now = new Date()
    await gatherParts(tx, {
      reportId,
      postingId: 0,
      month: '2026-10-01',
      currency: 'CNY',
      at: now,
      confirmsAt: now,
    })
    const { rows } = await tx.run(
      'select member_id, channel_id, sum(part), sum(exact), sum(plays) from posted_parts group by member_id, channel_id',
      [],
    )
    if (rows.length === 0) throw new Error('there is no bill')
    throw new Undone()
  }
  await database.change(agentId, total).catch(error => {
    if (!(error instanceof Undone)) throw error
  })
}

const sumByDuck = (file: string) => `
  select "ISRC", "Platform", "Sales Month", sum(replace("Net Revenue", ',', '.')::decimal(38, 18)), sum("Quantity"::bigint)
  from read_csv('${file}', delim = ';', header = true, all_varchar = true) group by all`
