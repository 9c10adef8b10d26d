// What a member waits for an answer while a worker imports a large report, beside the same before it. The built program as it runs:
// web processes, worker and database on one machine.
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import type { Figure } from './figure'
import { incomeFile, incomeLines } from './income-file'
import { fillCatalogue, fillPayer } from './income-place'
import { sessionCookie } from './session-cookie'
import { milliseconds, ratioAtMost, timed } from './timing'

const quietCalls = 1500

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { WEB_PROCESSES: '2' } })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    await owner.query("select set_config('app.agent_id', id::text, false) from agents")
    const cookie = await anybody(owner)
    const reportId = await arrive(owner, join(server.dataDir, 'files'))
    const agent = new Agent({ keepAlive: true })
    const call = () => timed(() => ask(server.port, '/api/user/info', cookie, agent))
    for (let warm = 0; warm < 300; warm++) await call()
    const quiet: number[] = []
    for (let done = 0; done < quietCalls; done++) quiet.push(await call())
    await owner.query("select enqueue_job('importReport', $1::json, now(), 1, null)", [
      JSON.stringify({ reportId }),
    ])
    await until(owner, reportId, 'reading')
    const busy: number[] = []
    const isOver = until(owner, reportId, 'checked')
    let hasEnded = false
    isOver.finally(() => {
      hasEnded = true
    })
    while (!hasEnded) busy.push(await call())
    await isOver
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

const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** A report that waits, in the folder of the server. */
async function arrive(owner: pg.Client, folder: string): Promise<number> {
  await fillCatalogue(owner)
  const { payerId, importedBy } = await fillPayer(owner)
  const key = 'report-files/bench'
  const { size } = await diskStorage(folder).write(key, Readable.from(incomeFile(incomeLines)))
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

function ask(port: number, path: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers: { cookie }, agent }, response => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`a member was answered ${response.statusCode}`)),
      )
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}
