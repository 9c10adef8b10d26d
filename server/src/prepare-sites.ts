// What must be in the database before anything is served: a site, its pages, and with DEMO on the demo.
import pg from 'pg'
import { seedDemo } from './demo/seed-demo'
import { publishStartingContent } from './modules/content/content.public'
import { addStartingCovers, askForStartingCovers } from './modules/covers/covers.public'
import { addStartingChannels, letSandboxPlay } from './modules/distribution/distribution.public'
import { addStartingReasons } from './modules/review/review.public'
import { createAgent, emptySite } from './modules/sites/sites.public'
import type { Config } from './platform/config'
import type { Database } from './platform/database/database'
import type { Services } from './platform/services'

interface Parts {
  config: Pick<Config, 'isDemo' | 'defaultDomain'>
  ownerUrl: string
  database: Database
  services: Services
}

export async function prepareSites({ config, ownerUrl, database, services }: Parts): Promise<void> {
  await withOwner(ownerUrl, completeSites)
  if (config.isDemo) {
    await seedDemo(ownerUrl, database, services, config.defaultDomain)
    await withOwner(ownerUrl, client => completeDemo(client, config.defaultDomain))
  } else {
    await withOwner(ownerUrl, client => makeFirstSite(client, ownerUrl, config.defaultDomain))
  }
  for (const agentId of await withOwner(ownerUrl, listAgents)) await askForStartingCovers(database, agentId)
}

async function makeFirstSite(client: pg.Client, ownerUrl: string, domain: string) {
  // Servers that start together make one site between them.
  await client.query("select pg_advisory_lock(hashtext('the first site'))")
  if ((await listAgents(client)).length === 0) await createAgent(ownerUrl, emptySite(domain))
}

async function listAgents(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>('select id from agents order by id')
  return rows.map(({ id }) => Number(id))
}

/** Sites made by an earlier version get the pages, channels, reasons and templates that are new since then. */
async function completeSites(client: pg.Client) {
  for (const id of await listAgents(client)) {
    await publishStartingContent(client, id)
    await addStartingChannels(client, id)
    await addStartingReasons(client, id)
    await addStartingCovers(client, id)
  }
}

/** Also one that is older than the sandbox. */
async function completeDemo(client: pg.Client, domain: string) {
  const { rows } = await client.query<{ id: number }>('select id from find_agent_by_domain($1)', [domain])
  for (const { id } of rows) await letSandboxPlay(client, id)
}

async function withOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
