// A reviewer asks for the next work, opens it and looks at the queue, and the console's first page: with 1,000,000 works
// beside 10,000.
import type pg from 'pg'
import { paths } from '../contract/src/paths'
import { emptyRelease, emptyScope, emptyTrack } from '../contract/src/works/work'
import type { Figure } from './figure'
import { comparePlaces, openPlace, type Place } from './sized-place'

const few = 10_000
const many = 1_000_000
/** Of every thousand works: a queue that grows with its site. */
const waitingPerThousand = 10
/** How many channels each work was sent to. */
const channelsOfWork = 3

export async function run(): Promise<Figure[]> {
  const places: Place[] = []
  try {
    for (const count of [few, many]) places.push(await openPlace(client => fill(client, count)))
    const [small, large] = places as [Place, Place]
    const sizes = { few: `${few} works`, many: `${many} works`, most: 2 }
    return [
      ...(await comparePlaces('next work in review', takeNext, { small, large }, sizes)),
      ...(await comparePlaces('dashboard', readDashboard, { small, large }, sizes)),
    ]
  } finally {
    for (const place of places) await place.close()
  }
}

/** The calls behind the button. */
async function takeNext({ ask }: Place) {
  const { id } = await ask<{ id: number }>('GET', `${paths.findNextWork}?stage=content`)
  await ask('POST', paths.claimWork, { id })
  const [opened, queue] = await Promise.all([
    ask<{ work: { id: number } }>('GET', `${paths.openReview}?id=${id}`),
    ask<{ items: unknown[] }>('GET', `${paths.listReviewQueue}?stage=content&limit=20`),
  ])
  if (opened.work.id !== id || queue.items.length !== 20) throw new Error('not what was asked for')
}

async function readDashboard({ ask }: Place) {
  const { works, deliveries } = await ask<{
    works: { now: { count: number }[] }
    deliveries: { live: number; queued: number }
  }>('GET', `${paths.readDashboard}?days=30`)
  if (works.now.length < 3 || deliveries.live === 0 || deliveries.queued === 0)
    throw new Error('not what was asked for')
}

/** Works of realistic weight, a hundred to a member. */
async function fill(client: pg.Client, count: number): Promise<void> {
  // The letters of everybody's works take long to cut up, and nobody searches here.
  await client.query('drop index works_by_terms, works_by_site_terms')
  await client.query(
    `insert into members (mobile, password_hash, nickname)
     select '15' || lpad(n::text, 9, '0'), '-', 'bench ' || n from generate_series(1, $1::int) n`,
    [count / 100],
  )
  await addWorks(client, count)
  await addDeliveries(client)
  await client.query("set maintenance_work_mem = '256MB'")
  await client.query('create index works_by_terms on works using gin (search_terms)')
  await client.query('select fold_figures()')
  await client.query(
    'vacuum analyze figures, figure_changes, works, tracks, materials, stored_files, work_history, members, deliveries',
  )
}

async function addWorks(client: pg.Client, count: number) {
  const details = { ...emptyRelease, artists: [{ name: 'Lin', role: 'main', channel_ids: [] }] }
  await client.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, search_text, search_terms, created_at,
       updated_at, submitted_at, status_since, released_at)
     select m.id, 'single', case when n % 1000 < $1 then '200' when n % 1000 < 2 * $1 then '300' else '991' end, $2::jsonb,
       $3::jsonb, 'Night sailing ' || n, 'Lin', 'night sailing lin', array[m.id || ':night'], at, at, at, at, at
     from generate_series(1, $4::int) n
     join lateral (select now() - n * interval '5 seconds' as at) t on true
     join (select id, row_number() over (order by id) as place from members where nickname like 'bench %') m
       on m.place = (n - 1) / 100 + 1`,
    [waitingPerThousand, JSON.stringify(details), JSON.stringify(emptyScope), count],
  )
  const made = "title like 'Night sailing %'"
  await client.query(
    `insert into tracks (work_id, position, details) select id, 1, $1::jsonb from works where ${made}`,
    [JSON.stringify(emptyTrack)],
  )
  await client.query(
    `insert into work_history (work_id, at, event, from_status, to_status, by, actor_name)
     select w.id, w.submitted_at, e, null, null, 'member', 'bench' from works w, unnest(array['create', 'complete', 'sign']) e
     where ${made} order by w.id`,
  )
  // Files of what waits: nobody opens the others here.
  await client.query(
    `with files as (
       insert into stored_files (sha256, storage_key, size, media_type, created_at)
       select sha256((w.id || type)::bytea), 'k', 1, 't', now()
       from works w, unnest(array['cover', 'music', 'lyric']) type where ${made} and w.review_stage is not null)
     insert into materials (member_id, work_id, track_id, type, file_name, sha256, size, state, progress, created_at)
     select w.member_id, w.id, case when type <> 'cover' then t.id end, type, type, sha256((w.id || type)::bytea), 1,
       'passed', 100, now()
     from works w join tracks t on t.work_id = w.id, unnest(array['cover', 'music', 'lyric']) type
     where ${made} and w.review_stage is not null`,
  )
}

/** Of what is out: live as a rule; of every thousand some still wait, have failed, arrived or were refused. */
async function addDeliveries(client: pg.Client) {
  // Looking up every work and channel takes most of the time, and nobody reads through that.
  await client.query(
    'alter table deliveries drop constraint deliveries_agent_id_work_id_fkey, drop constraint deliveries_agent_id_channel_id_fkey',
  )
  await client.query(
    `insert into deliveries (work_id, work_version, channel_id, kind, state, last_error, queued_at, changed_at,
       delivered_at, live_at)
     select w.id, w.version, c.id, 'release', s.state, case when n % 1000 < 2 then 'no route to host' end, w.released_at,
       w.released_at, case when s.state <> 'queued' then w.released_at end, case when s.state = 'live' then w.released_at end
     from works w
     cross join (select id, position from channels order by position limit $1) c
     cross join lateral (select w.id + c.position as n) t
     cross join lateral (
       select case when n % 1000 < 20 then 'queued' when n % 1000 < 30 then 'delivered' when n % 1000 < 31 then 'refused'
         else 'live' end as state) s
     where w.status = '991'`,
    [channelsOfWork],
  )
}
