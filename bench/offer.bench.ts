// What a new channel is offered, among 1,000,000 works beside 10,000: how many there are, and one page of the walk from the middle. The
// oldest works are drafts that were never finished, and so is every other one of the rest; what is released is at another channel.
import type pg from 'pg'
import { emptyRelease, emptyScope } from '../contract/src/works/work'
import { listOffered, lockOffered } from '../server/src/modules/distribution/managing/offer.queries'
import type { Tx } from '../server/src/platform/database/query'
import type { Figure } from './figure'
import { median } from './load'
import { openPlace } from './sized-place'
import { ratioAtMost, timed } from './timing'

const few = 10_000
const many = 1_000_000
const rounds = 40
const warmUp = 5

type Ask = (tx: Tx, site: { channelId: number; works: number }) => Promise<unknown>
const questions: Record<string, Ask> = {
  'counting the offer': (tx, { channelId }) => listOffered(tx, channelId, 1001),
  'a page of the offer': (tx, { channelId, works }) => lockOffered(tx, channelId, works / 2, 200),
}

export async function run(): Promise<Figure[]> {
  const [small, large] = [await measure(few), await measure(many)]
  return Object.keys(questions).flatMap(name => {
    const [first = 0, second = 0] = [small.times[name], large.times[name]]
    return [
      {
        ...{
          name: `${name}, ${many} works`,
          value: Number(second.toFixed(2)),
          unit: 'ms',
          target: '',
          pass: true,
        },
      },
      ratioAtMost(1.5, `${name}: time with ${many} / with ${few}`, second / first),
      reading(name, large.read[name] ?? Number.NaN),
    ]
  })
}

/** Drafts lie outside the index: what is read are rows of the answer. */
const reading = (name: string, rows: number): Figure => ({
  ...{
    name: `${name}: works that are read`,
    value: rows,
    unit: 'rows',
    target: '<= 1001',
    pass: rows <= 1001,
  },
})

async function measure(works: number) {
  const times: Record<string, number> = {}
  const read: Record<string, number> = {}
  const place = await openPlace(async client => {
    const site = { works, channelId: await fill(client, works) }
    // As the application asks: row-level security says whose rows.
    await client.query('set role tributary_app')
    for (const [name, ask] of Object.entries(questions)) {
      const all: number[] = []
      for (let round = -warmUp; round < rounds; round++) {
        await client.query('begin')
        const time = await timed(() => ask(plainTx(client), site))
        await client.query('rollback')
        if (round >= 0) all.push(time)
      }
      times[name] = median(all)
      if (works === many) read[name] = await worksRead(client, tx => ask(tx, site))
    }
    await client.query('reset role')
  })
  await place.close()
  return { times, read }
}

const plainTx = (client: pg.Client): Tx => ({
  agentId: 1,
  async run<R>(sql: string, values: readonly unknown[]) {
    const { rows, rowCount } = await client.query(sql, [...values])
    return { rows: rows as R[], count: rowCount ?? 0 }
  },
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Fails where another way than the index leads to them. */
async function worksRead(client: pg.Client, ask: (tx: Tx) => Promise<unknown>): Promise<number> {
  let plan: PlanNode | undefined
  const explaining: Tx = {
    agentId: 1,
    async run<R>(sql: string, values: readonly unknown[]) {
      const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...values])
      plan = rows[0]['QUERY PLAN'][0].Plan
      return { rows: [{ count: 0 }] as R[], count: 1 }
    },
  }
  await client.query('begin')
  await ask(explaining)
  await client.query('rollback')
  const scans = plan ? nodesOf(plan).filter(node => node['Relation Name'] === 'works') : []
  // The second one of a page fetches what the first has found.
  if (scans.some(({ 'Node Type': type }) => type === 'Seq Scan') || !scans.some(isOffer)) {
    throw new Error(`not by the index of the offer: ${JSON.stringify(scans)}`)
  }
  return Math.max(
    ...scans.map(
      node => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ),
  )
}

const isOffer = (node: PlanNode) => node['Index Name'] === 'works_offered'
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Answers the channel that has nothing yet. */
async function fill(client: pg.Client, works: number): Promise<number> {
  await client.query(
    "insert into members (mobile, password_hash, nickname) values ('15000000001', '-', 'bench')",
  )
  await client.query('drop index works_by_site_terms')
  await client.query('alter table works disable trigger open_page_when_added')
  await client.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, created_at, updated_at)
     select (select max(id) from members), 'single', case when n % 2 = 0 and n > $3::int * 0.4 then '991' else '00' end, $1::jsonb, $2::jsonb,
       'Night sailing', 'Lin', now(), now()
     from generate_series(1, $3::int) n`,
    [JSON.stringify(emptyRelease), JSON.stringify({ ...emptyScope, all_channels: true }), works],
  )
  await client.query(
    'alter table deliveries drop constraint deliveries_agent_id_work_id_fkey, drop constraint deliveries_agent_id_channel_id_fkey',
  )
  await client.query(
    `insert into deliveries (work_id, work_version, channel_id, kind, state, queued_at, changed_at, delivered_at, live_at)
     select id, 1, (select min(id) from channels), 'release', 'live', now(), now(), now(), now() from works where status = '991'`,
  )
  await client.query('vacuum analyze works, deliveries')
  const { rows } = await client.query<{ id: string }>('select max(id) as id from channels')
  return Number(rows[0]?.id)
}
