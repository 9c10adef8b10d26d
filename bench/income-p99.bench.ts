// What a member waits for an answer while a worker imports a large report, beside the same before it. The built program as it runs:
// web processes, worker and database on one machine.
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import { caller, during, inTurn, p99 } from './calls'
import type { Figure } from './figure'
import { incomeFile, incomeLines, incomeShape } from './income-file'
import { fillCatalogue, fillPayer } from './income-place'
import { sessionCookie } from './session-cookie'
import { milliseconds, ratioAtMost } from './timing'

const quietCalls = 1500

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { WEB_PROCESSES: '2', DEMO: '0' } })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    await owner.query("select set_config('app.agent_id', id::text, false) from agents")
    const reportId = await arrive(owner, join(server.dataDir, 'files'))
    const cookie = await anybody(owner)
    const ask = caller({ port: server.port, cookie })
    const call = () => ask('/api/user/info')
    await inTurn(300, call)
    const quiet = await inTurn(quietCalls, call)
    await owner.query("select enqueue_job('importReport', $1::json, now(), 1, null)", [
      JSON.stringify({ reportId }),
    ])
    await until(owner, reportId, 'reading')
    const busy = await during(until(owner, reportId, 'checked'), call)
    return [
      milliseconds('p99 of a call, quiet', p99(quiet)),
      milliseconds(`p99 of a call during an import of ${incomeLines} lines`, p99(busy)),
      ratioAtMost(3, 'during an import : quiet', p99(busy) / p99(quiet)),
    ]
  } finally {
    await owner.end()
    await server.stop()
  }
}

/** A report that waits, in the folder of the server. */
async function arrive(owner: pg.Client, folder: string): Promise<number> {
  await fillCatalogue(owner)
  const { payerId, importedBy } = await fillPayer(owner)
  const key = 'report-files/bench'
  const { size } = await diskStorage(folder).write(key, Readable.from(incomeFile(incomeShape(incomeLines))))
  await owner.query('insert into report_files (storage_key, size, created_at) values ($1, $2, now())', [
    key,
    size,
  ])
  const { rows } = await owner.query<{ id: string }>(
    "insert into income_reports (payer_id, name, arrived_by, imported_by, arrived_at, file_key) values ($1, 'report.csv', 'upload', $2, now(), $3) returning id",
    [payerId, importedBy, key],
  )
  return Number(rows[0]?.id)
}

async function until(owner: pg.Client, reportId: number, state: string): Promise<void> {
  for (;;) {
    const { rows } = await owner.query('select state, failure from income_reports where id = $1', [reportId])
    if (rows[0]?.state === state) return
    if (rows[0]?.failure) throw new Error(`the import failed: ${rows[0].failure}`)
    await pause(50)
  }
}

async function anybody(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>("select id from members where state = 'active' limit 1")
  return sessionCookie(owner, rows[0]?.id ?? '')
}
