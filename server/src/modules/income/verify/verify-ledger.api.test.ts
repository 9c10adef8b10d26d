// Balances and bills once more: from the journal, and by another engine from the files themselves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmBills, listBills } from '#contract/income/bill-calls'
import { reverseReport } from '#contract/income/report-calls'
import { listSuspense, matchTitle } from '#contract/income/suspense-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { verifyLedger } from './verify-ledger'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let desk: ReturnType<typeof reportDesk>
let release: { workId: number; isrc: string }
let payerId: number

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { roles: ['finance'] })
  second = await loggedInStaff(server, { roles: ['finance'] })
  member = await server.loggedInMember()
  desk = reportDesk(server, clerk)
  release = await buildRelease(server, server.agentId, member.memberId)
  payerId = await desk.payer({ currency: 'EUR', stores: ['Spotify', 'Deezer'] })
})
afterAll(() => server.close())

const verify = () =>
  verifyLedger({ agentId: server.agentId, database: server.database, storage: server.services.storage })

async function posted(content: string, name: string, currency: 'USD' | 'EUR' = 'USD') {
  const id = await desk.imported(payerId, content, name)
  await desk.rate(id, currency, '7.1234567891')
  expect((await desk.post(id, second, 'Refused lines are known')).code).toBe(1)
  return id
}

describe('the ledger', () => {
  it('is as two programs find it, after all that can happen to a report', async () => {
    const { isrc } = release
    await posted(
      distrokidFile([
        { ISRC: isrc, 'Earnings (USD)': '0.000000000000000001' },
        { ISRC: isrc, 'Earnings (USD)': '-12.345678901', Store: 'Deezer' },
        { ISRC: isrc, 'Earnings (USD)': '1e-7', Title: 'Odd "title", with\tnothing' },
        { ISRC: isrc, 'Earnings (USD)': 'n/a' },
        { ISRC: '', Title: '"Quoted"', 'Earnings (USD)': '5.25' },
        // What every object of the language has.
        { ISRC: '', Title: '__proto__', Artist: 'constructor', 'Earnings (USD)': '0.125' },
        { ISRC: isrc, Title: 'toString', 'Country of Sale': '__proto__', 'Earnings (USD)': '0.0625' },
        { ISRC: '', Title: 'Nobody’s', 'Earnings (USD)': '0.333333333' },
      ]),
      'a.tsv',
    )
    const semicolons = [
      'Sales Month;Platform;Country/Region;Artist Name;Track title;ISRC;Quantity;Client Payment Currency;Net Revenue',
      `2026-08;Spotify;France;Lin;Night sailing;${isrc};3;EUR;1.234,5678`,
      `2026-07;Deezer;France;Lin;"Night; sailing";${isrc};3;EUR;(0,01)`,
      '',
    ].join('\n')
    const mapped = await desk.imported(payerId, semicolons, 'b.csv')
    expect(await desk.read(mapped)).toMatchObject({ state: 'checked', lines: { sales: 2, refused: 0 } })
    await desk.rate(mapped, 'EUR', '7.8')
    expect((await desk.post(mapped, second)).code).toBe(1)
    const { reports, differences } = await verify()
    expect(differences).toEqual([])
    expect(reports).toBe(2)
  })

  it('stays so when titles are matched late, bills confirmed and postings reversed', {
    tags: ['slow'],
  }, async () => {
    const id = await posted(
      distrokidFile([
        { ISRC: release.isrc, 'Earnings (USD)': '3.14159' },
        { ISRC: '', Title: 'Late', 'Earnings (USD)': '2.71828' },
      ]),
      'c.tsv',
    )
    const { data } = await server.call(listSuspense, { report_id: id }, clerk)
    const [title] = (data as unknown as { items: { key: string }[] }).items
    await server.call(
      matchTitle,
      { report_id: id, key: title?.key ?? '', work_id: release.workId, isrc: release.isrc },
      clerk,
    )
    expect((await desk.post(id, second)).code).toBe(1)
    const own = await server.call(listBills, { limit: 100 }, member)
    const { items } = own.data as unknown as { items: { id: number }[] }
    await server.call(confirmBills, { bill_ids: items.map(bill => bill.id) }, member)
    expect((await verify()).differences).toEqual([])
    for (let step = 0; step < 2; step++) {
      await desk.confirmed(
        server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Wrong month' }, second),
        clerk,
      )
      await desk.carryOut(id)
      expect((await verify()).differences).toEqual([])
    }
  })

  it('holds where a whole report comes to less than half a cent', async () => {
    const id = await posted(
      distrokidFile([{ ISRC: release.isrc, 'Earnings (USD)': '0.000000000000000001' }]),
      'd.tsv',
    )
    expect(await desk.read(id)).toMatchObject({ state: 'posted', is_covered: true })
    const own = await server.call(listBills, { status: 0, limit: 100 }, member)
    const [bill] = (own.data as unknown as { items: { id: number }[] }).items
    expect((await server.call(confirmBills, { bill_ids: [bill?.id ?? 0] }, member)).code).toBe(1)
    expect((await verify()).differences).toEqual([])
    await desk.confirmed(
      server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Wrong month' }, second),
      clerk,
    )
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({ state: 'reversed' })
    expect((await verify()).differences).toEqual([])
  })

  it('tells when a balance, a bill, a line or a file is not as it was', { tags: ['slow'] }, async () => {
    const tamper = async (sql: string) => {
      // Without its triggers, which no role of ours can switch off.
      await server.asOwner(`set session_replication_role = replica; ${sql}`)
      const { differences } = await verify()
      return differences.map(({ what }) => what)
    }
    const kinds = new Set<string>()
    for (const sql of [
      "update ledger_accounts set balance = balance + 1 where kind = 'operator_share'",
      'update bills set share_minor = share_minor + 1 where id = (select min(id) from bills where status = 0)',
      "update report_rates set rate = rate + 0.0000000001 where currency = 'EUR'",
      'update income_reports set sale_lines = sale_lines + 1 where id = (select min(id) from income_reports)',
      "update report_titles set name = 'Another' where name = 'Nobody’s'",
    ]) {
      for (const what of await tamper(sql)) kinds.add(what)
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'balance',
        'bill',
        'bill by the second opinion',
        'lines',
        'lines of other titles or stores',
      ]),
    )
    const [file] = await server.asOwner<{ file_key: string }>(
      'select file_key from income_reports order by id limit 1',
    )
    await server.services.storage.write(file?.file_key ?? '', Buffer.from('another file'))
    expect((await verify()).differences.map(({ what }) => what)).toContain('file')
  })
})
