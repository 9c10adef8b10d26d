// What must be in the database before anything is served: a site, its pages, and with DEMO on the demo.
import pg from 'pg'
import { seedDemo } from './demo/seed-demo'
import { publishStartingContent } from './modules/content/content.public'
import { addStartingCovers } from './modules/covers/covers.public'
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
    return withOwner(ownerUrl, client => playDemoChannels(client, config.defaultDomain))
  }
  await withOwner(ownerUrl, async client => {
    // Servers that start together make one site between them.
    await client.query("select pg_advisory_lock(hashtext('the first site'))")
    const { rows } = await client.query('select 1 from agents limit 1')
    if (rows.length === 0) await createAgent(ownerUrl, emptySite(config.defaultDomain))
  })
}

/** Sites made by an earlier version get the pages, channels, reasons and templates that are new since then. */
async function completeSites(client: pg.Client) {
  const { rows } = await client.query<{ id: string }>('select id from agents order by id')
  for (const { id } of rows) {
    await publishStartingContent(client, Number(id))
    await addStartingChannels(client, Number(id))
    await addStartingReasons(client, Number(id))
    await addStartingCovers(client, Number(id))
  }
}

/** Also those of a demo that is older than the sandbox. */
async function playDemoChannels(client: pg.Client, domain: string) {
  const { rows } = await client.query<{ id: number }>('select id from find_agent_by_domain($1)', [domain])
  for (const { id } of rows) await letSandboxPlay(client, id)
}

async function withOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
