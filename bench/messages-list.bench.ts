// The messages of a member who has 100,000 of them, beside those of one who has 100.
import pg from 'pg'
import { paths } from '../contract/src/paths'
import { startServer } from '../e2e/server/start-server'
import { searchTerms } from '../server/src/platform/search-terms'
import type { Figure } from './figure'
import { median, requestsPerSecond } from './load'
import { sessionCookie } from './session-cookie'
import { ratioAtMost } from './timing'

const few = 100
const many = 100_000
const seconds = 4
const rounds = 5

/** Each finds a full page with both members. */
const pages = {
  'first page': 'limit=20',
  'one kind': 'limit=20&kind=security',
  'unread only': 'limit=20&unread=true',
} as const

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { DEMO: '0' } })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    await client.query("select set_config('app.agent_id', id::text, false) from agents")
    const [small, large] = [await member(client, 1, few), await member(client, 2, many)]
    await client.query('vacuum analyze messages')
    const figures: Figure[] = []
    for (const [name, query] of Object.entries(pages)) {
      const url = `http://127.0.0.1:${server.port}${paths.listMessages}?${query}`
      const of = (cookie: string) => requestsPerSecond({ url, connections: 8, seconds, cookies: [cookie] })
      const ratios: number[] = []
      // In turn, so that a noisy moment of the machine hits both.
      for (let round = 0; round < rounds; round++) ratios.push((await of(small)) / (await of(large)))
      figures.push(ratioAtMost(1.2, `messages, ${name}: time with ${many} / with ${few}`, median(ratios)))
    }
    return figures
  } finally {
    await client.end()
    await server.stop()
  }
}

/** A fifth is of one kind, a fifth unread. */
async function member(client: pg.Client, number: number, count: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "insert into members (mobile, password_hash, nickname) values ($1, '-', 'bench') returning id",
    [`1500000000${number}`],
  )
  const id = rows[0]?.id ?? ''
  const said = '欢迎来到支流 welcome to tributary'
  await client.query(
    `insert into messages (member_id, kind, template, params, search_text, search_terms, created_at, read_at)
     select $1, case when n % 5 = 0 then 'security' else 'review' end, 'demo.welcome', '{"site":"支流"}', $2, $3,
       now() - (n || ' minutes')::interval, case when n % 5 = 0 then null else now() end
     from generate_series(1, $4::int) n`,
    [id, said, searchTerms(id, said), count],
  )
  return sessionCookie(client, id)
}
