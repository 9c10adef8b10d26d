// npm run reconcile
// Rows without files and files without rows, of every site. It works beside a running server and without one, removes nothing, and ends with 1
// when anything was found.
import pg from 'pg'
import { reconcileFiles } from './modules/upkeep/reconcile-files'
import { runCommand, say } from './platform/backup/run-command'
import { readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { heavyLimits } from './platform/database/limits'
import { applicationRole } from './platform/database/logins'
import { createLog } from './platform/log'
import { reachStorage } from './platform/storage/reach-storage'

await runCommand(async () => {
  const config = readConfig(process.env)
  const storage = await reachStorage(config)
  const { ownerUrl, leave } = await reachDatabase(config)
  const settings = { connections: 2, role: applicationRole, limits: heavyLimits }
  const database = new Database(ownerUrl, createLog('silent'), settings)
  try {
    for (const agentId of await listAgents(ownerUrl)) {
      const { rows, objects, findings } = await reconcileFiles({ agentId, database, storage })
      say(`site ${agentId}: ${rows} named files, ${objects} stored files, ${findings} findings`)
      if (findings > 0) process.exitCode = 1
    }
    if (process.exitCode === 1) say('What was found stands on the page "Backup and files" of the console.')
  } finally {
    await database.close()
    await leave()
  }
})

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
