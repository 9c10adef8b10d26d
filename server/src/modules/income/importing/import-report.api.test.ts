// A stored file becomes lines that are added up and matched; once, whatever is sent twice, cancelled or killed.
import { createHash, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log'
import { buildRelease } from '../../../testing/build-release'
import { buildPayer } from '../../../testing/build-report'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'
import { testServices } from '../../../testing/test-services'
import { readLineText } from '../read-line-text'
import { importReport } from './import-report'
import { insertReport, insertReportFile } from './importing.queries'

let test: Awaited<ReturnType<typeof testDatabase>>
let storage: Awaited<ReturnType<typeof testServices>>['storage']
let agentId: number
let payerId: number
let isrc: string
const upc = '6901234500011'

beforeAll(async () => {
  test = await testDatabase()
  storage = (await testServices()).storage
  agentId = await buildAgent(test.ownerUrl, { domain: 'import.test' })
  payerId = await buildPayer({ database: test.database, agentId }, ['Spotify', 'Deezer'])
  const { memberId } = await buildMember(test.database, agentId)
  isrc = (await buildRelease(test, agentId, memberId, { upc, title: 'River lamp' })).isrc
})
afterAll(() => test.close())

const header = 'Sale Month\tStore\tArtist\tTitle\tISRC\tUPC\tQuantity\tCountry of Sale\tEarnings (USD)'
const distrokid =
  'Reporting Date\tSale Month\tStore\tArtist\tTitle\tISRC\tUPC\tQuantity\tTeam Percentage\tSong/Album\tCountry of Sale\tSongwriter Royalties Withheld\tEarnings (USD)'
const line = (
  values: { store?: string; title?: string; isrc?: string; upc?: string; amount?: string } = {},
) =>
  [
    ...[
      '2026-10-02',
      '2026-08',
      values.store ?? 'Spotify',
      'Lin',
      values.title ?? 'River lamp',
      values.isrc ?? isrc,
    ],
    ...[values.upc ?? '', '3', '100', 'Song', 'MY', '0', values.amount ?? '0.00481230'],
  ].join('\t')
const fileOf = (...lines: string[]) => Buffer.from([distrokid, ...lines, ''].join('\n'))

async function arrive(content: Buffer, name = 'report.tsv') {
  const key = `report-files/${createHash('sha256').update(content).update(randomUUID()).digest('hex')}`
  await storage.write(key, content)
  return test.database.change(agentId, async tx => {
    const now = new Date()
    await insertReportFile(tx, { key, size: content.length, now })
    return insertReport(tx, { payerId, name, arrivedBy: 'upload', importedBy: null, fileKey: key, now })
  })
}
const read = (reportId: number) =>
  importReport(
    { database: test.database, storage, agentId, log: createLog('silent'), now: () => new Date() },
    reportId,
  )
async function imported(content: Buffer, name?: string) {
  const reportId = await arrive(content, name)
  await read(reportId)
  return { reportId, ...(await standing(reportId)) }
}
const standing = async (reportId: number) =>
  (
    await test.asOwner<Record<string, unknown>>(
      'select state, failure, same_as::int, sale_lines::int, refused_lines::int, first_month::text from income_reports where id = $1',
      [reportId],
    )
  )[0]
const bound = (own: unknown, of: object) => (typeof own === 'function' ? own.bind(of) : own)
const titles = (reportId: number) =>
  test.asOwner(
    'select name, matched_by, sum(lines)::int as lines, trim_scale(sum(amount))::text as amount from report_titles join report_sums using (report_id, title) where report_id = $1 group by 1, 2 order by 1',
    [reportId],
  )

describe('the text of a report', () => {
  const written = line({ title: '河灯 é' })
  const accented = line({ title: 'Été' })
  const latin = Buffer.from(fileOf(accented).toString(), 'latin1')
  /** A broken letter behind what is looked at first. */
  const broken = Buffer.concat([
    fileOf(...Array.from({ length: 20_000 }, () => written)),
    Buffer.from([0xff, 0x0a]),
  ])
  it.each([
    ['plain UTF-8', fileOf(written, line({ title: 'own text' })), true],
    ['UTF-8 with a mark', Buffer.concat([Buffer.from('\ufeff'), fileOf(written)]), false],
    ['UTF-8 that breaks late', broken, false],
    ['Latin-1', latin, false],
    ['a packed file', gzipSync(fileOf(written, line({ title: 'packed' }))), false],
  ])('lies in the file itself or beside it: %s', async (_, content, isItself) => {
    const { reportId } = await imported(content)
    const [row] = await test.asOwner<{ file_key: string; text_key: string; at: number; size: number }>(
      'select file_key, text_key, at::int, size from income_reports join written_lines on report_id = id where id = $1 order by line limit 1',
      [reportId],
    )
    expect(row?.text_key === row?.file_key).toBe(isItself)
    const shown = await readLineText(storage, row?.text_key ?? '', row ?? { at: 0, size: 0 })
    expect(shown).toBe(content === latin ? accented : written)
  })
})

describe('a report that arrives', () => {
  it('is read line by line, added up exactly, and matched by code, by release and track, or not at all', async () => {
    const report = await imported(
      fileOf(
        ...[
          line(),
          line({ amount: '1' }),
          line({ isrc: '', upc: `0${upc}`, store: 'Deezer', amount: '-0.5' }),
        ],
        ...[line({ isrc: '', title: 'Unknown', amount: '7' }), line({ amount: 'much' })],
      ),
    )
    expect(report).toMatchObject({
      state: 'checked',
      sale_lines: 4,
      refused_lines: 1,
      first_month: '2026-08-01',
    })
    expect(await titles(report.reportId)).toEqual([
      { name: 'River lamp', matched_by: 'isrc', lines: 2, amount: '1.0048123' },
      { name: 'River lamp', matched_by: 'upc', lines: 1, amount: '-0.5' },
      { name: 'Unknown', matched_by: null, lines: 1, amount: '7' },
    ])
    const stores = await test.asOwner(
      'select name, channel_id is not null as known from report_stores where report_id = $1 order by 1',
      [report.reportId],
    )
    expect(stores).toEqual([
      { name: 'Deezer', known: true },
      { name: 'Spotify', known: true },
    ])
  })

  it('falls back on release and track where a code is nobody’s of ours, and never where it is', async () => {
    const { memberId } = await buildMember(test.database, agentId)
    const other = await buildRelease(test, agentId, memberId, { title: 'Not out yet' })
    await test.asOwner('update works set released_at = null where id = $1', [other.workId])
    const { reportId } = await imported(
      fileOf(
        line({ isrc: 'USX122600009', upc, amount: '1' }),
        line({ isrc: 'USX122600009', upc, title: 'Another track', amount: '2' }),
        line({ isrc: 'USX122600009', upc: '6901234500028', amount: '4' }),
        line({ isrc: other.isrc, upc, amount: '8' }),
      ),
    )
    expect(
      await test.asOwner(
        'select trim_scale(amount)::text as amount, matched_by, work_isrc from report_titles join report_sums using (report_id, title) where report_id = $1 order by amount',
        [reportId],
      ),
    ).toEqual([
      { amount: '1', matched_by: 'upc', work_isrc: isrc },
      { amount: '2', matched_by: null, work_isrc: null },
      { amount: '4', matched_by: null, work_isrc: null },
      { amount: '8', matched_by: null, work_isrc: null },
    ])
  })

  it.each([
    ['while it is read', '0.000000000001'],
    ['by the database where one amount is finer', '0.0000000000000000001'],
  ])('has the sums of its lines, added up %s', async (_, finest) => {
    const lines = Array.from({ length: 60 }, (_, number) =>
      line({
        store: number % 3 ? 'Spotify' : 'Deezer',
        title: `Title ${number % 5}`,
        isrc: '',
        amount: `${number % 2 ? '-' : ''}${number}.0${number}`,
      }),
    )
    const { reportId } = await imported(fileOf(...lines, line({ amount: finest })))
    const what = 'title, store, sale_month::text, currency'
    const [kept, counted] = await Promise.all([
      test.asOwner(
        `select ${what}, lines::int, quantity::int, trim_scale(amount)::text as amount, (select array_agg(n order by n) from unnest(line_numbers) n) as numbers
         from report_sums where report_id = $1 order by 1, 2, 3, 4`,
        [reportId],
      ),
      test.asOwner(
        `select ${what}, count(*)::int as lines, sum(quantity)::int as quantity, trim_scale(sum(amount))::text as amount, array_agg(line order by line) as numbers
         from written_lines where report_id = $1 group by title, store, written_lines.sale_month, currency order by 1, 2, 3, 4`,
        [reportId],
      ),
    ])
    expect(kept.length).toBeGreaterThan(5)
    expect(kept).toEqual(counted)
  })

  it('keeps its text, from which every line can be shown', async () => {
    const { reportId } = await imported(fileOf(line({ title: '河灯' })))
    const [row] = await test.asOwner<{ text_key: string; at: string; size: number }>(
      'select text_key, at, size from income_reports join written_lines on report_id = id where id = $1',
      [reportId],
    )
    const start = Number(row?.at)
    const stored = await storage.read(row?.text_key ?? '', { start, end: start + (row?.size ?? 0) - 1 })
    const shown = Buffer.concat((await stored?.body.toArray()) ?? []).toString()
    expect(shown).toBe(line({ title: '河灯' }))
  })

  it('is refused when the same file is there, under whatever name and however packed', async () => {
    const content = fileOf(line({ amount: '42' }))
    const first = await imported(content)
    for (const copy of [content, gzipSync(content)]) {
      expect(await imported(copy, 'renamed.gz')).toMatchObject({
        state: 'failed',
        failure: 'sameFile',
        same_as: first.reportId,
      })
    }
  })

  it('begins anew when its worker is gone in the midst of writing lines, and is there once', async () => {
    const lines = Array.from({ length: 45_000 }, (_, index) => line({ amount: `0.${index + 1}` }))
    const reportId = await arrive(fileOf(...lines))
    const counted = async () =>
      (
        await test.asOwner('select count(*)::int as lines from written_lines where report_id = $1', [
          reportId,
        ])
      )[0]
    let copies = 0
    // Its connection is cut while lines are on their way: all that the database sees of a process that was killed.
    const cut: typeof test.database.copy = (agent, work) =>
      test.database.copy(agent, (client, tx) => {
        const query = client.query.bind(client) as (asked: unknown) => unknown
        const dying = new Proxy(client, {
          get(of, name) {
            if (name !== 'query') return Reflect.get(of, name, of)
            return (asked: unknown) => {
              const sent = query(asked)
              if (++copies === 1)
                (of as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
              return sent
            }
          },
        })
        return work(dying, tx)
      })
    const database = new Proxy(test.database, {
      get: (of, name) => (name === 'copy' ? cut : bound(Reflect.get(of, name, of), of)),
    })
    await expect(
      importReport({ database, storage, agentId, log: createLog('silent'), now: () => new Date() }, reportId),
    ).rejects.toThrow()
    expect(copies).toBeGreaterThan(0)
    expect([await counted(), await standing(reportId)]).toMatchObject([{ lines: 0 }, { state: 'reading' }])
    await read(reportId)
    await read(reportId)
    expect([await counted(), await standing(reportId)]).toMatchObject([
      { lines: 45_000 },
      { state: 'checked', sale_lines: 45_000 },
    ])
  })

  it('becomes one when it arrives many times at once', async () => {
    const content = fileOf(line({ amount: '43' }))
    const ids = await Promise.all(Array.from({ length: 5 }, () => arrive(content)))
    // Whoever comes second is told so at once: nothing is thrown, and the queue has nothing to try again.
    await Promise.all(ids.map(read))
    const states = await Promise.all(ids.map(async id => (await standing(id))?.state))
    expect(states.filter(state => state === 'checked')).toHaveLength(1)
    expect(states.filter(state => state === 'failed')).toHaveLength(4)
  })

  it('is read anew after a worker that died half-way, and leaves each line once', async () => {
    const content = fileOf(...Array.from({ length: 300 }, (_, index) => line({ amount: `0.${index + 1}` })))
    const reportId = await arrive(content)
    await test.asOwner("update income_reports set state = 'reading' where id = $1", [reportId])
    await read(reportId)
    await read(reportId)
    expect(await standing(reportId)).toMatchObject({ state: 'checked', sale_lines: 300 })
  })

  it('that was cancelled is left alone', async () => {
    const reportId = await arrive(fileOf(line({ amount: '44' })))
    await test.asOwner("update income_reports set state = 'cancelled' where id = $1", [reportId])
    await read(reportId)
    expect(await standing(reportId)).toMatchObject({ state: 'cancelled', sale_lines: 0 })
  })

  it('brings the exchange rate along that its footer states, and leaves alone what is not sure', async () => {
    const rates = (reportId: number) =>
      test.asOwner('select currency, rate::text, is_from_file from report_rates where report_id = $1', [
        reportId,
      ])
    const stated = (...texts: string[]) =>
      imported(fileOf(line({ amount: '45' }), ...texts.map(text => `${text}${'\t'.repeat(12)}`)))
    const { reportId } = await stated('Exchange rate 1 USD = 7.1234 CNY')
    expect(await rates(reportId)).toEqual([{ currency: 'USD', rate: '7.1234', is_from_file: true }])
    const two = await stated('Exchange rate USD/CNY 7.1', 'Exchange rate USD/CNY 7.2')
    const other = await stated('Exchange rate EUR/CNY 7.8', 'Exchange rate USD/JPY 150')
    expect([...(await rates(two.reportId)), ...(await rates(other.reportId))]).toEqual([])
  })

  it('is told why it cannot be read', async () => {
    expect(await imported(Buffer.from(''))).toMatchObject({ state: 'failed', failure: 'empty' })
    expect(
      await imported(Buffer.from(`${header.replace('Earnings (USD)', 'Nothing')}\n1\t2\n`)),
    ).toMatchObject({
      state: 'failed',
      failure: 'columnMissing',
    })
  })
})
