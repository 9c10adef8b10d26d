// A bill and the member's charts with ten million posted lines, beside the same with one million. A year of monthly reports, each with a
// hundred members and four channels; ten times the lines are ten times the lines of every bill. Reports are written by SQL as an import
// leaves them, and posted by the real posting.
import type pg from 'pg'
import { postReport } from '../server/src/modules/income/posting/post-report'
import { Database } from '../server/src/platform/database/database'
import { heavyLimits } from '../server/src/platform/database/limits'
import { createLog } from '../server/src/platform/log'
import { testLogin } from '../server/src/testing/test-login'
import type { Figure } from './figure'
import { incomeLines } from './income-file'
import { sessionCookie } from './session-cookie'
import { comparePlaces, openPlace, type Place } from './sized-place'

const few = Math.min(incomeLines, 1_000_000)
const many = 10 * few
const [reports, members, titles, channels] = [12, 100, 1000, 4]

export async function run(): Promise<Figure[]> {
  const small = await openPlace((client, ownerUrl) => fill(client, ownerUrl, few))
  try {
    const large = await openPlace((client, ownerUrl) => fill(client, ownerUrl, many))
    try {
      const figures: Figure[] = []
      for (const [what, path] of Object.entries(pages)) {
        const deed = async (place: Place) => void (await place.ask('GET', path))
        const sizes = { few: `${few} lines`, many: `${many} lines`, most: 2 }
        figures.push(...(await comparePlaces(what, deed, { small, large }, sizes)))
      }
      return figures
    } finally {
      await large.close()
    }
  } finally {
    await small.close()
  }
}

const period = 'from=2025-11&to=2026-10'
const pages = {
  'a bill': '/api/bill/detail?id=1',
  'its recordings': '/api/bill/parts?id=1&by=track',
  'its countries': '/api/bill/parts?id=1&by=country',
  'its lines': '/api/bill/lines?id=1',
  'income by month and channel': `/api/income/figures?${period}&vs_from=2024-11&vs_to=2025-10`,
  'income by recording': `/api/income/parts?${period}&by=track`,
  'income by country': `/api/income/parts?${period}&by=country`,
}

/** Answers with the session of the member whose bill is the first one. */
async function fill(client: pg.Client, ownerUrl: string, lines: number): Promise<string> {
  await fillCatalogue(client)
  for (let number = 0; number < reports; number++)
    await fillReport(client, number, Math.ceil(lines / reports))
  await client.query(
    'vacuum analyze written_lines, report_sums, report_titles, report_stores, report_usages, members, works, tracks',
  )
  await postAll(client, ownerUrl)
  await client.query(
    'vacuum analyze bills, bill_tracks, bill_countries, bill_usages, posting_titles, postings',
  )
  const { rows } = await client.query<{ member_id: string }>('select member_id from bills where id = 1')
  return sessionCookie(client, rows[0]?.member_id ?? '')
}

async function fillCatalogue(client: pg.Client): Promise<void> {
  await client.query(
    `insert into members (mobile, password_hash, nickname) select '1500000' || lpad(n::text, 4, '0'), '-', 'bench' from generate_series(1, ${members}) n`,
  )
  await client.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, upc, created_at, updated_at, released_at)
     select id, 'album', '990', '{}', '{}', 'Night sailing', 'Lin', id::text, now(), now(), now() from members where nickname = 'bench'`,
  )
  await client.query(
    `insert into tracks (work_id, position, details, isrc)
     select id, p, jsonb_build_object('title', 'Song ' || p), 'CNT0126' || lpad((id * ${titles / members} + p)::text, 5, '0')
     from works, generate_series(1, ${titles / members}) p`,
  )
  await client.query(
    `insert into staff (username, name, password_hash, roles, totp_secret)
     select name, name, '-', '{finance}', 's' from unnest(array['importer', 'poster']) name`,
  )
  await client.query("insert into payers (name, currency, created_at) values ('Bench', 'CNY', now())")
}

async function fillReport(client: pg.Client, number: number, lines: number): Promise<void> {
  await client.query('insert into report_files (storage_key, size, created_at) values ($1, 1, now())', [
    `bench-${number}`,
  ])
  const { rows } = await client.query<{ id: string }>(
    `insert into income_reports (payer_id, name, arrived_by, imported_by, arrived_at, file_key, sha256, state, sale_lines)
     select payer.id, $1::text, 'upload', staff.id, now(), $1::text, sha256($1::text::bytea), 'checked', $2 from payers payer, staff where staff.username = 'importer' returning id`,
    [`bench-${number}`, lines],
  )
  const report = Number(rows[0]?.id)
  const month = `date '2025-10-01' + interval '${number} months'`
  await client.query(
    `insert into report_titles (report_id, title, key, kind, isrc, upc, custom_id, name, artist, release, matched_by, work_id, work_isrc)
     select ${report}, row_number() over (order by track.id), track.isrc::bytea, 'track', track.isrc, '', '', 'Song', 'Lin', 'Night sailing', 'isrc', track.work_id, track.isrc
     from tracks track where track.isrc is not null`,
  )
  await client.query(
    `insert into report_stores (report_id, store, name, channel_id)
     select ${report}, row_number() over (order by id), 'Store ' || id, id from (select id from channels order by id limit ${channels}) channel`,
  )
  await client.query(
    `insert into report_usages (report_id, usage, name) select ${report}, n, 'use ' || n from generate_series(1, 3) n`,
  )
  await client.query(
    `insert into written_lines (report_id, line, title, quantity, amount, sale_month, at, size, store, usage, country, currency)
     select ${report}, n, 1 + n % ${titles}, n % 900, (n % 100000) / 1e7, ${month}, n::bigint * 180, 179, 1 + n / ${titles} % ${channels}, 1 + n % 3,
            (array['FR', 'DE', 'GB', 'US', 'JP', 'KR', 'BR', 'MX', 'ES', 'IT', 'CN', 'TW', 'HK', 'SG'])[1 + n / ${titles * channels} % 14], 'CNY'
     from generate_series(1, ${lines}) n`,
  )
  await client.query(
    `insert into report_sums (report_id, title, store, sale_month, currency, lines, quantity, amount, line_numbers)
     select report_id, title, store, sale_month, currency, count(*), sum(quantity), sum(amount), array_agg(line)
     from written_lines where report_id = ${report} group by report_id, title, store, sale_month, currency`,
  )
}

async function postAll(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rows } = await client.query<{ report: string; agent: string; poster: string }>(
    `select report.id as report, report.agent_id as agent, staff.id as poster from income_reports report, staff
     where staff.username = 'poster' and report.state = 'checked' order by report.id`,
  )
  const database = new Database(testLogin(ownerUrl), createLog('warn'), { limits: heavyLimits })
  for (const [number, { report, agent, poster }] of rows.entries()) {
    const now = new Date(Date.UTC(2025, 10 + number, 20))
    await database.change(Number(agent), tx =>
      postReport(tx, { reportId: Number(report), staffId: Number(poster), note: '', now, isQuiet: true }),
    )
  }
  await database.close()
}
