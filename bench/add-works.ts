// Works of realistic weight for one member.
import type pg from 'pg'
import { emptyRelease, emptyScope, emptyTrack } from '../contract/src/works/work'
import { searchTerms } from '../server/src/platform/search-terms'

const titles = [
  '夜航星',
  '渡口',
  '回声',
  'Night sailing',
  '月光浅滩',
  '纸船',
  '雨后',
  'River',
  '石桥',
  '白鹭',
]

/** Most are online, a few stand anywhere else, as in a grown catalogue. One title in ten is what the search looks for. */
export async function addWorks(client: pg.Client, memberId: number, count: number) {
  const terms = titles.map(title => searchTerms(memberId, `${title} lin`))
  await client.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, release_date, search_text, search_terms,
       created_at, updated_at, released_at)
     select $1, case when n % 5 = 0 then 'album' else 'single' end,
       case when n % 500 = 0 then '400' when n % 250 = 0 then '00' when n % 100 = 0 then '200' else '991' end,
       $2::jsonb, $3::jsonb, t.title || ' ' || n, 'Lin', date '2020-01-01' + (n % 2000)::int,
       lower(t.title) || ' lin', array(select jsonb_array_elements_text(t.terms)),
       now() - n * interval '1 minute', now() - n * interval '1 minute', now()
     from generate_series(1, $4) n
     join lateral (select ($5::jsonb -> (n % 10)::int ->> 'title') as title, ($5::jsonb -> (n % 10)::int -> 'terms') as terms) t on true`,
    [
      memberId,
      JSON.stringify({
        ...emptyRelease,
        title: 'Night sailing',
        artists: [{ name: 'Lin', role: 'main', channel_ids: [] }],
      }),
      JSON.stringify(emptyScope),
      count,
      JSON.stringify(titles.map((title, index) => ({ title, terms: terms[index] }))),
    ],
  )
  await client.query(
    'insert into tracks (work_id, position, details) select id, 1, $2::jsonb from works where member_id = $1',
    [memberId, JSON.stringify(emptyTrack)],
  )
}
