// The operator's list of deliveries, narrowed in every way: with 1,000,000 of them beside 10,000. What is rare is as rare in both
// by share, so the large one has more to pass by.
import type pg from 'pg'
import { paths } from '../contract/src/paths'
import { emptyRelease, emptyScope } from '../contract/src/works/work'
import type { Figure } from './figure'
import { comparePlaces, openPlace, type Place } from './sized-place'

const few = 10_000
const many = 1_000_000
const most = 1.5

/** Each finds a whole page. */
const ways = {
  'all of them': '',
  'what is stuck': 'state=stuck',
  'what waits': 'state=queued',
  'what is live': 'state=live',
  takedowns: 'kind=takedown',
  'updates and takedowns that are live': 'kind=changes&state=live',
} as const
/** Every work has these letters, and the index names all of them before a page is taken: this grows with what is found. */
const searches = {
  'a word that all have': 'search=night',
  'the title of some': 'search=sailing%207',
} as const

export async function run(): Promise<Figure[]> {
  const places: Place[] = []
  try {
    for (const count of [few, many]) places.push(await openPlace(client => fill(client, count)))
    const [small, large] = places as [Place, Place]
    const figures: Figure[] = []
    for (const [name, query] of Object.entries({ ...ways, ...searches })) {
      const sizes = { few: `${few}`, many: `${many}`, most: name in ways ? most : undefined }
      figures.push(...(await comparePlaces(`deliveries, ${name}`, readPage(query), { small, large }, sizes)))
    }
    return figures
  } finally {
    for (const place of places) await place.close()
  }
}

const readPage = (query: string) => async (place: Place) => {
  const { items } = await place.ask<{ items: unknown[] }>(
    'GET',
    `${paths.listDeliveries}?limit=20${query && `&${query}`}`,
  )
  if (items.length < 5) throw new Error(`not what was asked for: ${query}`)
}

/** Ten to a work. Nearly all are live releases that changed lately; what is rare was changed long ago. */
async function fill(client: pg.Client, count: number): Promise<void> {
  await client.query(
    "insert into members (mobile, password_hash, nickname) values ('15000000001', '-', 'bench')",
  )
  const words = { details: JSON.stringify(emptyRelease), scope: JSON.stringify(emptyScope) }
  await client.query('drop index works_by_site_terms')
  await client.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, search_text, created_at, updated_at)
     select (select max(id) from members), 'single', '991', $1::jsonb, $2::jsonb, 'Night sailing ' || n, 'Lin',
       'night sailing ' || n || ' lin', now(), now()
     from generate_series(1, $3::int) n`,
    [words.details, words.scope, count / 10],
  )
  // Looking up every work and channel takes most of the time, and nobody reads through that.
  await client.query(
    'alter table deliveries drop constraint deliveries_agent_id_work_id_fkey, drop constraint deliveries_agent_id_channel_id_fkey',
  )
  await client.query(
    `insert into deliveries (work_id, work_version, channel_id, kind, state, last_error, queued_at, changed_at, delivered_at,
       live_at)
     select w.id, 1, c.id, k.kind, s.state, case when n % 500 < 2 then 'no route to host' end, t.at, t.at,
       case when s.state <> 'queued' then t.at end, case when s.state = 'live' then t.at end
     from works w
     cross join (select id, row_number() over (order by position) as place from channels order by position limit 10) c
     cross join lateral (select w.id * 10 + c.place as n) o
     cross join lateral (select case when n % 500 < 8 then 'queued' else 'live' end as state) s
     cross join lateral (
       select case when n % 500 between 8 and 9 then 'takedown' when n % 500 between 10 and 14 then 'update' else 'release' end as kind) k
     cross join lateral (
       select now() - n * interval '1 second' - case when n % 500 < 15 then interval '1 year' else interval '0' end as at) t`,
  )
  await client.query("set maintenance_work_mem = '256MB'")
  await client.query(
    'create index works_by_site_terms on works using gin (letter_terms(agent_id, search_text)) where revision_of is null',
  )
  await client.query('vacuum analyze works, deliveries')
}
