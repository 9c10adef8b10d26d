// npm run ledger:verify
// Every balance and bill of every site once more: from the journal, and by another program from the reports' own files. It works beside a
// running server and without one, changes nothing, and ends with 1 when anything differs.
import pg from 'pg'
import { verifyLedger } from './modules/income/verify/verify-ledger'
import { BadSettings, readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { heavyLimits } from './platform/database/limits'
import { applicationRole } from './platform/database/logins'
import { createLog } from './platform/log'
import { reachStorage } from './platform/storage/reach-storage'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** All of them: only the owner sees more than one. */
async function listAgents(ownerUrl: string): Promise<number[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ id: string }>('select id from agents order by id')
    return rows.map(({ id }) => Number(id))
  } finally {
    await owner.end()
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const storage = await reachStorage(config)
  const { ownerUrl, leave } = await reachDatabase(config)
  const database = new Database(ownerUrl, createLog('silent'), {
    connections: 2,
    role: applicationRole,
    limits: heavyLimits,
  })
  try {
    for (const agentId of await listAgents(ownerUrl)) {
      const { reports, differences } = await verifyLedger({ agentId, database, storage })
      for (const { what, where, recorded, recomputed } of differences) {
        say(`site ${agentId}: ${what} ${where}: recorded ${recorded}, recomputed ${recomputed}`)
      }
      say(`site ${agentId}: ${reports} posted reports, ${differences.length} differences`)
      if (differences.length > 0) process.exitCode = 1
    }
  } finally {
    await database.close()
    await leave()
  }
}

try {
  await run()
} catch (error) {
  const isPlain = error instanceof BadSettings
  process.stderr.write(`${isPlain ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exitCode = 1
}
