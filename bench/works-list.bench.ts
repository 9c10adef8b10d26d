// The list of works of a member with 100,000 of them, beside that of one with 1,000, among a million works of others.
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import { addWorks } from './add-works'
import type { Figure } from './figure'
import { median, requestsPerSecond } from './load'
import { sessionCookie } from './session-cookie'

const others = 1_000_000
const few = 1000
const many = 100_000
const seconds = 4
const rounds = 5

const pages = {
  'first page': 'limit=20',
  'by title': 'limit=20&sort=title',
  'by status': 'limit=20&statuses=400,401',
} as const
/** One work in ten has these letters. */
const commonSearch = 'limit=20&search=%E5%A4%9C%E8%88%AA'

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { DEMO: '0' } })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    await client.query("select set_config('app.agent_id', id::text, false) from agents")
    const [small, large] = await fill(client)
    const figures: Figure[] = []
    for (const [name, query] of Object.entries({ ...pages, 'search that finds a tenth': commonSearch })) {
      const most = name in pages ? 1.5 : 3
      const url = `http://127.0.0.1:${server.port}/api/works/list?${query}`
      const of = (cookie: string) => requestsPerSecond({ url, connections: 8, seconds, cookies: [cookie] })
      const ratios: number[] = []
      // In turn, so that a noisy moment of the machine hits both.
      for (let round = 0; round < rounds; round++) ratios.push((await of(small)) / (await of(large)))
      const ratio = Number(median(ratios).toFixed(2))
      figures.push({
        name: `works list, ${name}: time with ${many} / with ${few}`,
        value: ratio,
        unit: '',
        target: `<= ${most}`,
        pass: ratio <= most,
      })
    }
    return figures
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Works of realistic weight. The indexes for searching are built at the end, which takes a fraction of the time. */
async function fill(client: pg.Client): Promise<[small: string, large: string]> {
  const member = async (mobile: string) => {
    const { rows } = await client.query<{ id: string }>(
      "insert into members (mobile, password_hash, nickname) values ($1, '-', 'bench') returning id",
      [mobile],
    )
    return rows[0]?.id ?? ''
  }
  const [small, large, crowd] = [
    await member('15000000001'),
    await member('15000000002'),
    await member('15000000003'),
  ]
  await client.query('drop index works_by_terms')
  for (const [id, count] of [
    [small, few],
    [large, many],
    [crowd, others],
  ] as const) {
    await addWorks(client, Number(id), count)
  }
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query('create index works_by_terms on works using gin (search_terms)')
  await client.query('vacuum analyze works, tracks, members')
  return [await sessionCookie(client, small), await sessionCookie(client, large)]
}
