// A site of its own for each test: *.localhost leads a browser to this machine without any set-up.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Language } from '#contract/language'
import { demoSite } from '../../server/src/demo/demo-site'
import type { NewAgent } from '../../server/src/modules/sites/sites.public'
import { buildAgent } from '../../server/src/testing/builders'
import type { BackendFacts } from '../server/backend'

export interface Site {
  agentId: number
  domain: string
  port: number
  origin: string
  title: Record<Language, string>
  /** Words that the site's owner wrote: they may be in any language. */
  ownWords: string[]
  /** Views of each path so far. */
  pageViews(): Promise<Record<string, number>>
}

export async function newSite(
  { ownerUrl, port }: BackendFacts,
  wanted: Partial<NewAgent> = {},
): Promise<Site> {
  const domain = `s${randomBytes(6).toString('hex')}.localhost`
  const agentId = await buildAgent(ownerUrl, { ...wanted, domain })
  const { site_title, filing_number, ...rest } = wanted.presentation ?? demoSite(domain).presentation
  return {
    agentId,
    domain,
    port,
    origin: `http://${domain}:${port}`,
    title: site_title,
    ownWords: [site_title.en, filing_number, rest.contact_email].filter(Boolean),
    pageViews: () => readPageViews(ownerUrl, agentId),
  }
}

export async function forgetLimits({ ownerUrl }: BackendFacts, agentId: number) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('delete from rate_counters where agent_id = $1', [agentId])
    await client.query("update sms_codes set sent_at = sent_at - interval '2 days' where agent_id = $1", [
      agentId,
    ])
  } finally {
    await client.end()
  }
}

async function readPageViews(ownerUrl: string, agentId: number): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const sql = 'select path, views from page_views where agent_id = $1'
    const { rows } = await client.query<{ path: string; views: string }>(sql, [agentId])
    return Object.fromEntries(rows.map(row => [row.path, Number(row.views)]))
  } finally {
    await client.end()
  }
}
