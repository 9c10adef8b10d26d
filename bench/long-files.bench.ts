// Lists of income as files: a bill of a million lines, the lines behind one part of it, and a report of which nothing was recognised, each
// beside a tenth of it. The last tenth of a file must come as fast as its first, and the process must not grow with it. Reports are written
// by SQL as an import leaves them, and posted by the real posting; the files come by their own addresses.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type pg from 'pg'
import { billLinesExportPath } from '../contract/src/income/bill-calls'
import { suspenseExportPath } from '../contract/src/income/desk-exports'
import { tracedLinesExportPath } from '../contract/src/income/ledger-paths'
import { postReport } from '../server/src/modules/income/posting/post-report'
import { Database } from '../server/src/platform/database/database'
import { heavyLimits } from '../server/src/platform/database/limits'
import { createLog } from '../server/src/platform/log'
import { testLogin } from '../server/src/testing/test-login'
import type { Figure } from './figure'
import { sessionCookie, staffCookie } from './session-cookie'
import { openPlace, type Place } from './sized-place'
import { milliseconds, ratioAtLeast, ratioAtMost } from './timing'

const few = 100_000
const many = 10 * few
const recordings = 1000
/** What a stall of the machine may make of a tenth. Work that is repeated for every page makes the last tenth ten times as slow. */
const leastSteady = 0.6
/** Megabytes. */
const mostGrowth = 32

/** Of the bill's lines half are of one recording, so that both are there: many small sums, and large ones. */
const part = { work_id: '1', isrc: 'CNT012600001', sale_month: '2026-08', currency: 'CNY' }
const ofPart = (bill: string) => `${tracedLinesExportPath}?${new URLSearchParams({ bill_id: bill, ...part })}`
const ofSuspense = (report: string) => `${suspenseExportPath}?report_id=${report}&show=open`

/** Of few lines and of many; reports and bills are numbered as `fill` makes them. */
const files = {
  'lines of a bill': [`${billLinesExportPath}?id=1`, `${billLinesExportPath}?id=2`],
  'lines behind a part': [ofPart('1'), ofPart('2')],
  'titles in suspense': [ofSuspense('3'), ofSuspense('4')],
} as const

/** How often what is held is looked at: collecting the garbage takes its time. */
const chunksBetween = 200

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heldMegabytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

export async function run(): Promise<Figure[]> {
  const place = await openPlace(fill)
  try {
    const figures: Figure[] = []
    for (const [what, [short, long]] of Object.entries(files)) {
      // The first one warms up.
      await read(place, short)
      const [small, large] = [await read(place, short), await read(place, long)]
      figures.push(
        milliseconds(`${what}: ${large.rows} rows`, large.time),
        ratioAtLeast(leastSteady, `${what}: rows a second, last tenth / first`, large.lastTenth),
        ratioAtLeast(
          leastSteady,
          `${what}: rows a second, ${large.rows} / ${small.rows}`,
          large.rows / large.time / (small.rows / small.time),
        ),
        ratioAtMost(mostGrowth, `${what}: megabytes held at the last tenth beyond the first`, large.growth),
      )
    }
    return figures
  } finally {
    await place.close()
  }
}

/** Everything that comes, thrown away: only the ends of lines are counted, and what the process holds on to is looked at twice. */
async function read(place: Place, path: string) {
  const begin = performance.now()
  const came: { rows: number; at: number }[] = []
  const held: number[] = []
  let rows = -1
  for await (const chunk of await place.take(path)) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
    came.push({ rows, at: performance.now() - begin })
    if (came.length % chunksBetween === 0) held.push(heldMegabytes())
  }
  const time = performance.now() - begin
  const until = (share: number) => came.find(moment => moment.rows >= share * rows)?.at ?? time
  const heldAt = (share: number) => held[Math.floor(share * held.length)] ?? Number.NaN
  return { rows, time, lastTenth: until(0.1) / (time - until(0.9)), growth: heldAt(0.9) - heldAt(0.1) }
}

/** Answers with the cookies of the bills' member and of somebody of finance. */
async function fill(client: pg.Client, ownerUrl: string): Promise<string> {
  await fillCatalogue(client)
  for (const lines of [few, many]) await fillReport(client, lines, { isKnown: true })
  for (const lines of [few, many]) await fillReport(client, lines, { isKnown: false })
  await client.query(
    'vacuum analyze written_lines, report_sums, report_titles, report_stores, report_usages, works, tracks',
  )
  await postBoth(client, ownerUrl)
  await client.query('vacuum analyze bills, bill_tracks, posting_titles, postings')
  const { rows } = await client.query<{ member_id: string }>('select member_id from bills where id = 2')
  const cookies = [await sessionCookie(client, rows[0]?.member_id ?? ''), await staffCookie(client, 'Clerk')]
  return cookies.join('; ')
}

async function fillCatalogue(client: pg.Client): Promise<void> {
  await client.query(
    "insert into members (mobile, password_hash, nickname) values ('15000000001', '-', 'bench')",
  )
  await client.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, upc, created_at, updated_at, released_at)
     select id, 'album', '990', '{}', '{}', 'Night sailing', 'Lin', '1', now(), now(), now() from members where nickname = 'bench'`,
  )
  await client.query(
    `insert into tracks (work_id, position, details, isrc)
     select works.id, p, jsonb_build_object('title', 'Song ' || p), 'CNT0126' || lpad(p::text, 5, '0') from works, generate_series(1, ${recordings}) p`,
  )
  await client.query(
    `insert into staff (username, name, password_hash, roles, totp_secret)
     select name, name, '-', '{finance}', 's' from unnest(array['importer', 'poster']) name`,
  )
  await client.query("insert into payers (name, currency, created_at) values ('Bench', 'CNY', now())")
}

/** Of unknown titles there are far more than of recordings: a report names each of a foreign catalogue a few times. */
async function fillReport(
  client: pg.Client,
  lines: number,
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  const key = `bench-${lines}-${isKnown}`
  await client.query('insert into report_files (storage_key, size, created_at) values ($1, 1, now())', [key])
  const { rows } = await client.query<{ id: string }>(
    `insert into income_reports (payer_id, name, arrived_by, imported_by, arrived_at, file_key, sha256, state, sale_lines)
     select payer.id, $1::text, 'upload', staff.id, now(), $1::text, sha256($1::text::bytea), 'checked', $2 from payers payer, staff where staff.username = 'importer' returning id`,
    [key, lines],
  )
  const report = Number(rows[0]?.id)
  const titles = isKnown ? recordings : lines / 4
  await client.query(
    isKnown
      ? `insert into report_titles (report_id, title, key, kind, isrc, upc, custom_id, name, artist, release, matched_by, work_id, work_isrc)
         select ${report}, position, sha256(isrc::bytea), 'track', isrc, '', '', details ->> 'title', 'Lin', 'Night sailing', 'isrc', work_id, isrc from tracks`
      : `insert into report_titles (report_id, title, key, kind, isrc, upc, custom_id, name, artist, release)
         select ${report}, n, sha256(n::text::bytea), 'track', '', '', '', 'Unknown ' || n, 'Lin', 'Nobody' from generate_series(1, ${titles}) n`,
  )
  await client.query(
    `insert into report_stores (report_id, store, name, channel_id)
     select ${report}, store, name, (select min(id) from channels) from (values (1, 'Spotify'), (2, 'Spotify Duo')) as named (store, name)`,
  )
  await client.query(
    `insert into report_usages (report_id, usage, name) select ${report}, n, 'use ' || n from generate_series(1, 3) n`,
  )
  const title = isKnown ? `case when n % 2 = 0 then 1 else 1 + n / 2 % ${titles} end` : `1 + n % ${titles}`
  await client.query(
    `insert into written_lines (report_id, line, title, quantity, amount, sale_month, at, size, store, usage, country, currency)
     select ${report}, n, ${title}, n % 900, (n % 100000) / 1e7 - 0.001, case when n % 5 = 0 then date '2026-07-01' else date '2026-08-01' end,
            n::bigint * 180, 179, 1 + n % 3 % 2, 1 + n % 3, (array['FR', 'DE', 'GB', 'US', 'JP', 'KR', 'BR', 'MX', 'ES', 'IT', 'CN', 'TW', 'HK', 'SG'])[1 + n % 14], 'CNY'
     from generate_series(1, ${lines}) n`,
  )
  await client.query(
    `insert into report_sums (report_id, title, store, sale_month, currency, lines, quantity, amount, line_numbers)
     select report_id, title, store, sale_month, currency, count(*), sum(quantity), sum(amount), array_agg(line)
     from written_lines where report_id = ${report} group by report_id, title, store, sale_month, currency`,
  )
}

async function postBoth(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rows } = await client.query<{ report: string; agent: string; poster: string }>(
    `select report.id as report, report.agent_id as agent, staff.id as poster from income_reports report, staff
     where staff.username = 'poster' and report.id in (1, 2) order by report.id`,
  )
  const database = new Database(testLogin(ownerUrl), createLog('warn'), { limits: heavyLimits })
  for (const { report, agent, poster } of rows) {
    const wanted = { reportId: Number(report), staffId: Number(poster), note: '', now: new Date() }
    await database.change(Number(agent), tx => postReport(tx, { ...wanted, isQuiet: true }))
  }
  await database.close()
}
