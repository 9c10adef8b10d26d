// npm run deed:confirm [-- <number>]
// Lists the changes that wait on all sites of this installation, or confirms one in the name of the owner of its site, as the link of the mail does.
import './join-deeds'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { DeedKind } from '#contract/deeds/deed'
import { confirmDeed, listWaitingDeeds, lockDeed, momentInChina, wordsOf } from './modules/deeds/deeds.public'
import { readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { applicationRole } from './platform/database/logins'
import { migrate } from './platform/database/migrate'
import { createLog } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { loadSecrets } from './platform/secrets'
import { readServedPort } from './platform/served-port'
import { siteOrigins } from './platform/site-origin'
import { Misuse, runCommand } from './run-command'

const usage = 'npm run deed:confirm [-- <number>]'
const client = { address: '', userAgent: 'npm run deed:confirm' }

function readNumber(args: string[]): number | undefined {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [typed] = positionals
  if (typed === undefined) return undefined
  if (!/^[1-9]\d{0,14}$/.test(typed) || positionals.length !== 1) throw new Misuse(`Type it so:\n  ${usage}`)
  return Number(typed)
}

const print = (line: string) => process.stdout.write(`${line}\n`)

async function listSites(ownerUrl: string) {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ agent_id: string; domain: string }>(
      'select agent_id, domain from agent_domains where is_primary order by agent_id',
    )
    return rows.map(({ agent_id, domain }) => ({ agentId: Number(agent_id), domain }))
  } finally {
    await owner.end()
  }
}

async function listAll(database: Database, sites: { agentId: number; domain: string }[]) {
  let count = 0
  for (const { agentId, domain } of sites) {
    for (const deed of await database.read(agentId, listWaitingDeeds)) {
      const { kind, subject, change } = deed
      const state = deed.ready_at ? `acts ${momentInChina(deed.ready_at)} (China)` : 'is not confirmed'
      const what = wordsOf({ kind: kind as DeedKind, subject, change }, 'en')
      print(`${deed.id}  ${domain}  ${what} Requested by ${deed.asker}; ${state}.`)
      count += 1
    }
  }
  if (count === 0) print('No change waits.')
  else print(`\nConfirm one by its number: ${usage.replace('[', '').replace(']', '')}`)
}

async function run() {
  const number = readNumber(process.argv.slice(2))
  const config = readConfig(process.env)
  const { ownerUrl, leave } = await reachDatabase(config)
  const log = createLog('silent')
  await migrate(ownerUrl, projectFolder('server/migrations'), log)
  const database = new Database(ownerUrl, log, { connections: 1, role: applicationRole })
  try {
    const sites = await listSites(ownerUrl)
    if (number === undefined) return await listAll(database, sites)
    const port = (await readServedPort(config.dataDir)) ?? config.port
    const services = {
      secrets: await loadSecrets(config.appSecret, config.dataDir),
      originOf: siteOrigins(config.siteAddress, port),
    }
    for (const { agentId, domain } of sites) {
      const readyAt = await database.change(agentId, async tx => {
        const deed = await lockDeed(tx, number)
        return deed && confirmDeed({ tx, client, now: new Date(), services }, deed)
      })
      if (readyAt) return print(`Confirmed for ${domain}. It acts on ${momentInChina(readyAt)} (China time).`)
    }
    throw new Misuse(`No change has the number ${number}.`)
  } finally {
    await database.close()
    await leave()
  }
}

await runCommand(run)
