// What finance sees of the ledger, from balances down to a report's line and back.
import exceljs from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listLedgerAccounts,
  listLedgerEntries,
  listTracedLines,
  listTransactionEntries,
  readEntriesOfLine,
  readLedger,
  readLedgerTransaction,
  traceBill,
} from '#contract/income/ledger-calls'
import {
  ledgerAccountsExportPath,
  ledgerEntriesExportPath,
  tracedLinesExportPath,
  transactionExportPath,
} from '#contract/income/ledger-paths'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff, loggedInStaff } from '../../../testing/build-staff'
import { buildMember } from '../../../testing/builders'
import { type Caller, testServer } from '../../../testing/test-server'
import { postReport } from '../posting/post-report'

let server: Awaited<ReturnType<typeof testServer>>
let finance: Caller
let staffId: number
let isrc: string
let reportIds: number[]

beforeAll(async () => {
  server = await testServer()
  finance = await loggedInStaff(server, { roles: ['finance'] })
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
  const { memberId } = await buildMember(server.database, server.agentId, { nickname: 'Night sailing 夜航' })
  isrc = (await buildRelease(server, server.agentId, memberId, { rate: 0.8 })).isrc
  reportIds = [
    await post([
      { isrc, amount: '10.005', saleMonth: '2026-08', currency: 'EUR', quantity: 40 },
      { isrc, amount: '2.5', saleMonth: '2026-08', currency: 'EUR', quantity: 3 },
      { title: 'Unknown', amount: '7', saleMonth: '2026-08', currency: 'EUR' },
    ]),
    await post([{ isrc, amount: '100', saleMonth: '2026-09' }]),
  ]
})
afterAll(() => server.close())

async function post(lines: Parameters<typeof buildReport>[1]['lines']) {
  const reportId = await buildReport(server, { lines, rates: { EUR: '8' } })
  await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: 'As checked', now: new Date() }),
  )
  return reportId
}

interface Account {
  id: number
  kind: string
  currency: string
  balance: string
  member: { name: string } | null
}
interface Entry {
  transaction_id: number
  amount: string
  balance: string | null
  bill: { id: number } | null
  report: { id: number } | null
}
const groups = async () =>
  (await server.call(readLedger, {}, finance)).data as {
    groups: { kind: string; currency: string; balance: string; account_id: number | null; accounts: number }[]
    zero: { currency: string; sum: string }[]
  }
const accounts = async (filter: object) =>
  ((await server.send(listLedgerAccounts, filter, finance)).data as { items: Account[] }).items
const entries = async (filter: object) =>
  (await server.send(listLedgerEntries, filter, finance)).data as {
    items: Entry[]
    next_cursor: string | null
    account: Account
  }
const pending = async () => (await accounts({ kind: 'member_pending' }))[0] as Account

describe('the ledger', () => {
  it('adds accounts up by kind and currency, and comes to zero in each', async () => {
    const { groups: found, zero } = await groups()
    expect(found.map(({ kind, currency, balance }) => `${kind} ${balance} ${currency}`)).toEqual([
      'conversion 156.04 CNY',
      'conversion -19.51 EUR',
      'member_pending -160.03 CNY',
      'operator_share -40.01 CNY',
      'payer_receivable 100.00 CNY',
      'payer_receivable 19.51 EUR',
      'suspense -56.00 CNY',
    ])
    expect(zero).toEqual([
      { currency: 'CNY', sum: '0.00' },
      { currency: 'EUR', sum: '0.00' },
    ])
    expect(found.find(({ kind }) => kind === 'suspense')?.account_id).toBeTypeOf('number')
  })

  it('finds accounts by member and by payer', async () => {
    expect(await accounts({ search: '夜航' })).toMatchObject([{ kind: 'member_pending' }])
    expect((await accounts({ search: 'payer' })).map(({ kind }) => kind)).toEqual([
      'payer_receivable',
      'payer_receivable',
    ])
    expect(await accounts({ search: 'nobody at all' })).toEqual([])
    expect(await accounts({ kind: 'payer_receivable', currency: 'EUR' })).toHaveLength(1)
  })

  it('lists the entries of an account with the balance after each, page by page', async () => {
    const { id } = await pending()
    const first = await entries({ account_id: id, limit: 1 })
    expect(first.items).toMatchObject([
      { amount: '-80.00', balance: '-160.03', report: { id: reportIds[1] } },
    ])
    const second = await entries({ account_id: id, limit: 1, cursor: first.next_cursor ?? '' })
    expect(second).toMatchObject({
      items: [{ amount: '-80.03', balance: '-80.03', report: { id: reportIds[0] } }],
      next_cursor: null,
    })
  })

  it('narrows them to a kind and a time, and then shows no balance that would be wrong', async () => {
    const { id } = await pending()
    expect((await entries({ account_id: id, kind: 'reversal' })).items).toEqual([])
    expect((await entries({ account_id: id, kind: 'posting' })).items).toMatchObject([
      { balance: null },
      { balance: null },
    ])
    expect((await entries({ account_id: id, from: '2026-01-01', to: '2099-01-01' })).items).toHaveLength(2)
    expect((await entries({ account_id: id, to: '2026-01-01' })).items).toEqual([])
    expect((await entries({ account_id: id, from: '2099-01-01' })).items).toEqual([])
  })

  it('shows a transaction with who, why, its rates and zero in every currency', async () => {
    const [, entry] = (await entries({ account_id: (await pending()).id })).items
    const { data } = await server.call(readLedgerTransaction, { id: entry?.transaction_id ?? 0 }, finance)
    expect(data).toMatchObject({
      kind: 'posting',
      reason: 'As checked',
      report: { id: reportIds[0] },
      rates: [{ currency: 'EUR', rate: '8' }],
      zero: [
        { currency: 'CNY', debit: '156.04', credit: '-156.04', sum: '0.00' },
        { currency: 'EUR', debit: '19.51', credit: '-19.51', sum: '0.00' },
      ],
    })
    const parts = await server.call(
      listTransactionEntries,
      { transaction_id: entry?.transaction_id ?? 0, kind: 'member_pending' },
      finance,
    )
    expect(parts.data).toMatchObject({ items: [{ amount: '-80.03', account: { member: {} } }] })
  })
})

describe('from an entry', () => {
  const billId = async () => (await entries({ account_id: (await pending()).id })).items[1]?.bill?.id ?? 0

  it('to its bill, the parts and the arithmetic that makes it', async () => {
    const { data } = await server.call(traceBill, { bill_id: await billId() }, finance)
    expect(data).toMatchObject({
      bill: { share: '80.03', total: '100.04', currency: 'CNY' },
      exact: '80.032',
      rest_before: '0',
      rest_after: '0.002',
      tracks: [
        { isrc, amount: '12.505', exchange: '8', split: '1', rate: '0.8', exact: '80.032', plays: 43 },
      ],
    })
  })

  it('to every part of its bill, the largest first, however many there are', async () => {
    const id = await billId()
    const [work] = await server.asOwner<{ id: string }>('select work_id as id from bill_tracks limit 1')
    await server.asOwner(
      `insert into bill_tracks (agent_id, bill_id, work_id, isrc, sale_month, currency, plays, amount, exchange, split, rate, exact)
       select $1, $2, $3, 'CNM' || lpad(n::text, 9, '0'), '2026-01-01', 'CNY', 1, n / 4 - 60, 1, 1, 1, n / 4 - 60 from generate_series(1, 510) n`,
      [server.agentId, id, work?.id],
    )
    type Page = { tracks: { isrc: string; exact: string }[]; next_cursor: string | null }
    const parts: Page['tracks'] = []
    let cursor: string | null | undefined
    do {
      const input = { bill_id: id, limit: 100, ...(cursor && { cursor }) }
      const page = (await server.call(traceBill, input, finance)).data as Page
      expect(page.tracks.length).toBeLessThanOrEqual(100)
      parts.push(...page.tracks)
      cursor = page.next_cursor
    } while (cursor)
    expect(new Set(parts.map(({ isrc }) => isrc)).size).toBe(511)
    const worth = parts.map(({ exact }) => Number(exact))
    expect(worth).toEqual(worth.toSorted((one, other) => other - one))
    const forged = Buffer.from('{"exact":"1; drop"}').toString('base64url')
    expect((await server.call(traceBill, { bill_id: id, cursor: forged }, finance)).status).toBe(400)
  })

  it('to the lines of the report, in their order', async () => {
    const bill_id = await billId()
    const trace = (await server.call(traceBill, { bill_id }, finance)).data as {
      tracks: { work_id: number; isrc: string; sale_month: string; currency: 'EUR' }[]
    }
    const [part] = trace.tracks
    if (!part) throw new Error('no part')
    const { work_id, sale_month, currency } = part
    const { data } = await server.call(
      listTracedLines,
      { bill_id, work_id, isrc: part.isrc, sale_month, currency },
      finance,
    )
    expect(data).toMatchObject({
      report_id: reportIds[0],
      items: [{ amount: '10.005' }, { amount: '2.5' }],
    })
  })

  it('and back: from a line to what its money went into, matched or not', async () => {
    const linesOf = await server.asOwner<{ line: number }>(
      'select line from written_lines where report_id = $1 order by line',
      [reportIds[0]],
    )
    const of = async (line: number | undefined) =>
      (
        (await server.call(readEntriesOfLine, { report_id: reportIds[0] ?? 0, line: line ?? 0 }, finance))
          .data as {
          entries: { account: Account; amount: string }[]
        }
      ).entries.map(({ account, amount }) => `${account.kind} ${amount}`)
    expect(await of(linesOf[0]?.line)).toEqual(['payer_receivable 19.51', 'member_pending -80.03'])
    expect(await of(linesOf[2]?.line)).toEqual(['payer_receivable 19.51', 'suspense -56.00'])
    const missing = { report_id: reportIds[0] ?? 0, line: 999 }
    expect((await server.call(readEntriesOfLine, missing, finance)).status).toBe(404)
  })
})

describe('the files', () => {
  const get = (url: string, caller: Caller = finance) =>
    server.app.inject({
      url,
      cookies: caller.cookies,
      headers: { host: server.domain, 'accept-language': 'en' },
    })

  it('hold accounts and entries, as CSV and as a workbook, and leave a note in the log', async () => {
    const csv = (await get(`${ledgerAccountsExportPath}?kind=member_pending`)).body
    expect(csv).toContain('Member pending')
    expect(csv).toContain('-160.03')
    const { id } = await pending()
    const { rawPayload } = await get(`${ledgerEntriesExportPath}?account_id=${id}&format=xlsx`)
    const book = new exceljs.Workbook()
    await book.xlsx.load(rawPayload as unknown as ArrayBuffer)
    expect(book.worksheets[0]?.rowCount).toBe(3)
    const logged = await server.asOwner("select from audit_entries where action = 'ledger.exported'")
    expect(logged).toHaveLength(2)
  })

  it('hold all entries of a transaction, and the lines behind a part of a bill', async () => {
    const [written] = await server.asOwner<{ id: number }>(
      "select id::int from ledger_transactions where kind = 'posting' order by id limit 1",
    )
    const entries = (await get(`${transactionExportPath}?transaction_id=${written?.id}`)).body.split('\r\n')
    const [counted] = await server.asOwner<{ count: number }>(
      'select count(*)::int from ledger_entries where transaction_id = $1',
      [written?.id],
    )
    expect(entries.filter(Boolean)).toHaveLength((counted?.count ?? 0) + 1)
    expect(entries.join()).toMatch(/"Member pending",".*",.*,-80\.03,"CNY"/)
    const [part] = await server.asOwner<Record<string, string>>(
      `select bill_id, work_id, isrc, to_char(sale_month, 'YYYY-MM') as sale_month, currency from bill_tracks order by bill_id, exact desc limit 1`,
    )
    const lines = await get(`${tracedLinesExportPath}?${new URLSearchParams(part)}`)
    const [heading, first] = lines.body.split('\r\n')
    expect(heading).toBe(
      '\ufeff"Line","Title","Store","Country or region","Usage","Quantity","Amount","Currency"',
    )
    expect(first).toMatch(/^\d+,/)
    expect(
      (await get(`${tracedLinesExportPath}?${new URLSearchParams({ ...part, bill_id: '99999' })}`))
        .statusCode,
    ).toBe(404)
    expect((await get(`${transactionExportPath}?transaction_id=99999`)).statusCode).toBe(404)
  })

  it('and everything else here are finance’s alone', async () => {
    const editor = await loggedInStaff(server, { roles: ['editor', 'support', 'rights'] })
    expect((await server.call(readLedger, {}, editor)).status).toBe(403)
    expect((await get(ledgerAccountsExportPath, editor)).statusCode).toBe(403)
  })
})
