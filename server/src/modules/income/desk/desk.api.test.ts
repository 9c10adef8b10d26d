// From a file to bills, by the calls of the desk: what is seen before, who may post, what is asked for.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmBills, listBills } from '#contract/income/bill-calls'
import { archivePayer, listIncomeChannels, listPayers, savePayer } from '#contract/income/payer-calls'
import {
  closeReportDifference,
  holdBill,
  listDeskBills,
  recordPayment,
  releaseBill,
} from '#contract/income/receipt-calls'
import {
  cancelReport,
  compareReports,
  discardReport,
  enterRates,
  listReportRemarks,
  listReports,
  postIncomeReport,
  previewReading,
  readIncomeReport,
  readReportAgain,
  reverseReport,
} from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { verifyLedger } from '../verify/verify-ledger'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let desk: ReturnType<typeof reportDesk>
let isrc: string
let payerId: number
let day = 0

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  member = await server.loggedInMember()
  desk = reportDesk(server, clerk)
  isrc = (await buildRelease(server, server.agentId, member.memberId, { title: 'Night sailing' })).isrc
})
afterAll(() => server.close())
beforeEach(async () => {
  payerId = await desk.payer()
})

/** No two files are the same, nor are the lines of two payers. */
const unique = () => `2026-10-${String((++day % 28) + 1).padStart(2, '0')}T${day}`
const lineOf = (line: Parameters<typeof distrokidFile>[0][number] = {}) => ({
  ISRC: isrc,
  Artist: `Lin ${payerId}`,
  'Reporting Date': unique(),
  ...line,
})
const reportOf = (...lines: ReturnType<typeof lineOf>[]) => distrokidFile(lines)

/** A report with a rate, that somebody else may post. */
async function checked(...lines: ReturnType<typeof lineOf>[]) {
  const id = await desk.imported(payerId, reportOf(...(lines.length > 0 ? lines : [lineOf()])))
  await desk.rate(id, 'USD', '7.2')
  return id
}

describe('a report that arrives', () => {
  it('is read by a worker, and shows how it was read and what it comes to', async () => {
    const id = await desk.upload(
      payerId,
      reportOf(lineOf(), lineOf({ ISRC: '', Title: 'Unknown', 'Earnings (USD)': '-0.5' })),
    )
    expect(await desk.read(id)).toMatchObject({ state: 'waiting', is_yours: true, imported_by: 'Ada' })
    await desk.importIt(id)
    expect(await desk.read(id)).toMatchObject({
      state: 'checked',
      lines: { sales: 2, refused: 0, negative: 1, unmatched: 1 },
      sums: [{ currency: 'USD', amount: '0.5' }],
      reading: { findings: { layout: { value: 'distrokid', isSure: true } }, given: {} },
      matched: [{ by: 'isrc', lines: 1, titles: 1 }],
      suspense: { lines: 1, titles: 1 },
      channels: [
        { currency: 'USD', lines: 2, matched: '1', suspense: '-0.5', total: '0.5', converted: null },
      ],
      rates: [{ currency: 'USD', rate: null }],
      posting: {
        obstacles: ['imported-by-you', 'payer-set-by-you', 'rates-missing'],
        lines: 1,
        made: { bills: 1, members: 1 },
        others: ['Bo'],
      },
      can: { post: false, read_again: true, discard: true, match: true, reverse: false },
    })
    expect((await desk.read(id, second)).posting.obstacles).toEqual(['rates-missing'])
  })

  it('stands in the list of its queue', async () => {
    const id = await checked()
    const { data } = await server.call(listReports, { queue: 'open', payer_id: payerId }, clerk)
    expect(data).toMatchObject({ items: [{ id, payer: { id: payerId }, first_month: '2026-08', open: [] }] })
  })

  it('is only finance’s to see', async () => {
    const admin = await loggedInStaff(server, { roles: ['admin', 'support', 'editor', 'rights'] })
    expect((await server.call(listReports, {}, admin)).status).toBe(403)
  })

  it('can be stopped before it is read, and read after all', async () => {
    const id = await desk.upload(payerId, reportOf(lineOf()))
    expect((await server.call(cancelReport, { id }, clerk)).code).toBe(1)
    await desk.importIt(id)
    expect((await desk.read(id)).state).toBe('cancelled')
    await server.call(
      readReportAgain,
      { ...(await desk.decided(id)), given: {}, is_remembered: false },
      clerk,
    )
    await desk.importIt(id)
    expect((await desk.read(id)).state).toBe('checked')
  })

  it('refuses the same file a second time, and takes it when the first was put aside', async () => {
    const file = reportOf(lineOf())
    const first = await desk.imported(payerId, file)
    const again = await desk.imported(payerId, file, 'other-name.tsv')
    expect(await desk.read(again)).toMatchObject({ state: 'failed', failure: 'sameFile', same_as: first })
    await server.call(discardReport, await desk.decided(first), clerk)
    const third = await desk.imported(payerId, file)
    expect((await desk.read(third)).state).toBe('checked')
  })

  it('refuses to be decided about as it was before', async () => {
    const id = await checked()
    const { version } = await desk.decided(id)
    const stale = await server.call(discardReport, { id, version: version - 1 }, clerk)
    expect(stale).toMatchObject({ status: 409, msg: expect.stringContaining('Reload') })
  })
})

describe('reading', () => {
  const odd = 'when;who;shop;money\n2026-08;Night sailing;Spotify;1,5\n2026-08;Night sailing;Spotify;x\n'

  it('shows how lines would be read before anything is kept', async () => {
    const id = await desk.imported(payerId, odd, 'odd.csv')
    expect(await desk.read(id)).toMatchObject({ state: 'failed', failure: 'columnMissing' })
    const columns = {
      saleMonth: { column: 'when' },
      title: { column: 'who' },
      store: { column: 'shop' },
      amount: { column: 'money' },
    }
    const { data } = await server.call(previewReading, { id, given: { columns } }, clerk)
    expect(data).toMatchObject({
      refused: null,
      findings: { separator: { value: ';' }, missing: [] },
      lines: [
        { line: 1, is: 'header', cells: ['when', 'who', 'shop', 'money'] },
        { line: 2, is: 'sale', read: { sale_month: '2026-08', amount: '1.5', currency: 'CNY' } },
        { line: 3, is: 'refused', reason: 'amountNotANumber', read: null },
      ],
    })
    expect((await desk.read(id)).state).toBe('failed')
  })

  it('is corrected for this report and remembered for the payer’s next', async () => {
    const id = await desk.imported(payerId, odd, 'odd.csv')
    const given = {
      columns: {
        saleMonth: { column: 'when' },
        title: { column: 'who' },
        store: { column: 'shop' },
        amount: { column: 'money' },
      },
    }
    await server.call(readReportAgain, { ...(await desk.decided(id)), given, is_remembered: true }, clerk)
    await desk.importIt(id)
    expect(await desk.read(id)).toMatchObject({ state: 'checked', lines: { sales: 1, refused: 1 } })
    const next = await desk.imported(payerId, odd.replace('1,5', '2,5'), 'next.csv')
    expect(await desk.read(next)).toMatchObject({
      state: 'checked',
      sums: [{ currency: 'CNY', amount: '2.5' }],
    })
  })

  it('shows refused lines with their place, reason and text', async () => {
    const id = await checked(lineOf(), lineOf({ 'Earnings (USD)': 'n/a' }))
    const { data } = await server.call(listReportRemarks, { id, what: 'refused' }, clerk)
    expect(data).toMatchObject({
      items: [
        {
          line: 3,
          reason: 'amountNotANumber',
          column: 'Earnings (USD)',
          cell: 'n/a',
          text: expect.stringContaining('Night sailing'),
        },
      ],
    })
  })

  it('posts without a line whose amount no ledger can hold, which is shown with its place and why', async () => {
    const amount = `${'9'.repeat(30)}.5`
    const id = await checked(lineOf(), lineOf({ 'Earnings (USD)': amount }))
    const { data } = await server.call(listReportRemarks, { id, what: 'refused' }, clerk)
    const says = expect.stringContaining('a hundred billion or more')
    expect(data).toMatchObject({ items: [{ line: 3, reason: 'amountTooLarge', says, cell: amount }] })
    expect((await desk.post(id, second, 'One line goes back to the payer')).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({ state: 'posted', lines: { sales: 1, refused: 1 } })
  })

  it('says before posting that all of it is too much, and takes it once the rate is right', async () => {
    const id = await desk.imported(payerId, reportOf(lineOf({ 'Earnings (USD)': '99999999999.99' })))
    await desk.rate(id, 'USD', '999999')
    expect((await desk.read(id, second)).posting.obstacles).toEqual(['too-large'])
    const refused = await desk.post(id, second)
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('too large to post')])
    await desk.rate(id, 'USD', '7.2')
    expect((await desk.post(id, second)).code).toBe(1)
    expect((await desk.read(id)).state).toBe('posted')
  })
})

describe('stores', () => {
  it('that somebody names are remembered', async () => {
    const id = await checked(lineOf({ Store: 'Qobuz' }))
    expect(await desk.read(id, second)).toMatchObject({
      posting: { obstacles: [] },
      stores: [{ channel_id: null }],
    })
    const { data } = await server.call(listIncomeChannels, {}, clerk)
    const [channel] = data as unknown as { id: number; name: string }[]
    await desk.name(id, [{ store: 'Qobuz', channel_id: channel?.id ?? 0 }])
    expect(await desk.read(id, second)).toMatchObject({
      posting: { obstacles: [] },
      stores: [{ store: 'Qobuz', channel_id: channel?.id, lines: 1 }],
      channels: [{ channel: channel?.name }],
    })
    const next = await checked(lineOf({ Store: 'QOBUZ ' }))
    expect((await desk.read(next, second)).stores).toMatchObject([{ channel_id: channel?.id }])
  })

  it('that are no channel are kept by their names on bills, once each', { tags: ['slow'] }, async () => {
    const long = `${'Long'.repeat(40)}\u0007 FM`
    const id = await checked(
      lineOf({ Store: 'ｎａｐｓｔｅｒ' }),
      lineOf({ Store: 'Rhapsody' }),
      lineOf({ Store: 'Nowhere  FM' }),
      lineOf({ Store: 'NOWHERE FM' }),
      lineOf({ Store: long }),
      lineOf({ Store: '' }),
    )
    expect((await desk.post(id, second)).code).toBe(1)
    const billed = await server.asOwner<{ sp_name: string }>(
      `select bill.sp_name from bills bill join postings posting on posting.id = bill.posting_id where posting.report_id = $1 order by bill.sp_name collate "C"`,
      [id],
    )
    expect(billed.map(({ sp_name }) => sp_name)).toEqual([
      'Long'.repeat(25),
      'Napster',
      'Nowhere FM',
      '未注明渠道',
    ])
    const { data } = await server.call(listIncomeChannels, {}, clerk)
    expect(JSON.stringify(data)).not.toContain('Napster')
    const { agentId, database, services } = server
    const { differences } = await verifyLedger({ agentId, database, storage: services.storage })
    expect(differences).toEqual([])
  })

  it('that are given to a channel later are that channel from then on, and what was posted stays', async () => {
    const first = await checked(lineOf({ Store: 'Elsewhere' }))
    expect((await desk.post(first, second)).code).toBe(1)
    const kept = (await desk.read(first)).channels
    expect(kept).toMatchObject([{ channel: 'Elsewhere' }])
    const { data } = await server.call(listIncomeChannels, {}, clerk)
    const [channel] = data as unknown as { id: number; name: string }[]
    const next = await checked(lineOf({ Store: 'Elsewhere' }))
    await desk.name(next, [{ store: 'Elsewhere', channel_id: channel?.id ?? 0 }])
    expect((await desk.read(next)).channels).toMatchObject([{ channel: channel?.name }])
    expect((await desk.read(first)).channels).toEqual(kept)
  })

  it('that are channels of the site are chosen by their names', async () => {
    const unknown = await desk.payer({ stores: [] })
    const id = await desk.imported(
      unknown,
      reportOf(
        lineOf({ Store: 'SPOTIFY' }),
        lineOf({ Store: 'Spotify AB' }),
        lineOf({ Store: '网易云音乐' }),
      ),
    )
    const { data } = await server.call(listIncomeChannels, {}, clerk)
    const channels = data as unknown as { id: number; name: string }[]
    const spotify = channels.find(({ name }) => name === 'Spotify')?.id
    const { stores } = await desk.read(id)
    expect(stores.filter(({ store }) => /spotify/i.test(store)).map(({ channel_id }) => channel_id)).toEqual([
      spotify,
      spotify,
    ])
    expect(stores.every(({ channel_id }) => channel_id !== null)).toBe(true)
  })

  it('are named in all reports that wait, and whoever looked at one of those before looks again', async () => {
    const [one, other] = [
      await checked(lineOf({ Store: 'Napster' })),
      await checked(lineOf({ Store: 'napster' })),
    ]
    const seen = await desk.decided(other)
    const { data } = await server.call(listIncomeChannels, {}, clerk)
    const [channel] = data as unknown as { id: number }[]
    await desk.name(one, [{ store: 'Napster', channel_id: channel?.id ?? 0 }])
    expect(await server.call(postIncomeReport, { ...seen, note: '' }, second)).toMatchObject({ status: 409 })
    expect((await desk.read(other, second)).posting.obstacles).toEqual([])
    expect((await desk.post(other, second)).code).toBe(1)
  })
})

describe('posting', () => {
  it('is done by somebody else than who entered or corrected a rate', async () => {
    const id = await checked()
    const enter = async (rate: string, who: typeof clerk) =>
      server.call(enterRates, { ...(await desk.decided(id)), rates: [{ currency: 'USD', rate }] }, who)
    expect((await desk.read(id, second)).posting.obstacles).toEqual([])
    await enter('7.2', second)
    expect((await desk.read(id, second)).posting.obstacles).toEqual(['rates-by-you'])
    const own = await desk.post(id, second)
    expect([own.status, own.msg]).toEqual([409, expect.stringContaining('entered an exchange rate')])
    // Whoever sets it right answers for it.
    await enter('7.1', clerk)
    expect((await desk.post(id, second)).code).toBe(1)
  })

  it('is done by somebody else than who imported', async () => {
    const id = await checked()
    const own = await desk.post(id, clerk)
    expect(own).toMatchObject({ status: 409, msg: expect.stringContaining('Ask a colleague') })
    expect((await desk.post(id, second)).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({
      state: 'posted',
      pending: null,
      open: [{ currency: 'USD', amount: '1.00' }],
      postings: [{ number: 1, posted: { by: 'Bo' }, bills: 1, members: 1, shares: '5.76', reversed: null }],
    })
  })

  it('is done by somebody else than who had it read again', async () => {
    const third = await loggedInStaff(server, { name: 'Cy', roles: ['finance'] })
    const id = await checked()
    const again = { ...(await desk.decided(id)), given: {}, is_remembered: false }
    expect((await server.call(readReportAgain, again, second)).code).toBe(1)
    await desk.importIt(id)
    await desk.rate(id, 'USD', '7.2')
    expect(await desk.read(id, second)).toMatchObject({
      posting: { obstacles: ['reread-by-you'], others: expect.arrayContaining(['Cy']) },
      can: { post: false },
    })
    expect((await desk.read(id, third)).posting.others).not.toContain('Bo')
    const own = await desk.post(id, second)
    expect(own).toMatchObject({ status: 409, msg: expect.stringContaining('read again') })
    expect((await desk.post(id, clerk)).status).toBe(409)
    expect((await desk.read(id, third)).can.post).toBe(true)
    expect((await desk.post(id, third)).code).toBe(1)
  })

  it('leaves nothing else to be done until the worker is through', async () => {
    const id = await checked()
    await server.call(postIncomeReport, { ...(await desk.decided(id)), note: '' }, second)
    expect(await desk.read(id)).toMatchObject({ state: 'checked', pending: 'post', can: { discard: false } })
    const discarded = await server.call(discardReport, await desk.decided(id), clerk)
    expect(discarded).toMatchObject({ status: 409, msg: expect.stringContaining('being processed') })
    await Promise.all([desk.carryOut(id), desk.carryOut(id)])
    expect((await desk.read(id)).postings).toHaveLength(1)
  })

  it('of a report with the same lines as a posted one shows the comparison and wants a reason', async () => {
    const lines = Array.from({ length: 10 }, (_, index) => lineOf({ 'Earnings (USD)': `${index}.25` }))
    const first = await checked(...lines)
    await desk.post(first, second)
    // Saved anew by a spreadsheet, one line corrected.
    const other = await checked(...lines.slice(0, 9), lineOf({ 'Earnings (USD)': '99' }))
    expect(await desk.read(other, second)).toMatchObject({
      likenesses: [{ report: { id: first, state: 'posted', lines: 10 }, equal_lines: 9 }],
      posting: { doubts: ['like-another'] },
    })
    const compared = await server.call(compareReports, { id: other, other_id: first }, second)
    expect(compared.data).toMatchObject({
      equal_lines: 9,
      here: { lines: 10 },
      differences: [{ title: 'Night sailing', here: '137.25', there: '47.5' }],
    })
    expect((await desk.post(other, second)).code).not.toBe(1)
    expect((await desk.post(other, second, 'A correction by the payer')).code).toBe(1)
  })

  it('fixes the rate', async () => {
    const id = await checked()
    await desk.post(id, second)
    const rates = [{ currency: 'USD' as const, rate: '8' }]
    expect((await server.call(enterRates, { ...(await desk.decided(id)), rates }, clerk)).status).toBe(409)
  })

  it('is taken back with a reason; then the same file may come again', async () => {
    const file = reportOf(lineOf())
    const id = await desk.imported(payerId, file)
    await desk.rate(id, 'USD', '7.2')
    await desk.post(id, second)
    await desk.confirmed(
      server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Wrong month' }, second),
      clerk,
    )
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({
      state: 'reversed',
      postings: [{ reversed: { by: 'Bo', reason: 'Wrong month' } }],
      open: [],
    })
    expect((await desk.read(await desk.imported(payerId, file))).state).toBe('checked')
  })
})

describe('the payer’s money', () => {
  const payment = {
    currency: 'USD' as const,
    bank_currency: 'USD' as const,
    received_on: '2026-10-20',
    reason: '',
  }

  it('covers a report when it has all come, less what banks keep, and makes confirmed bills available', async () => {
    const id = await checked(lineOf({ 'Earnings (USD)': '10' }))
    await desk.post(id, second)
    const { data: own } = await server.call(listBills, {}, member)
    const { items } = own as unknown as { items: { id: number }[] }
    await server.call(confirmBills, { bill_ids: [items[0]?.id ?? 0] }, member)
    const pay = (settled: string, charges: string, banked: string) =>
      server.call(
        recordPayment,
        { ...payment, report_id: id, settled, charges, banked, idempotency_key: `payment ${id} ${settled}` },
        clerk,
      )
    expect((await pay('4', '0', '4')).code).toBe(1)
    expect((await pay('4', '0', '4')).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({
      is_covered: false,
      open: [{ currency: 'USD', amount: '6.00' }],
      receipts: [{ settled: '4.00', banked: { amount: '4.00' }, recorded: { by: 'Ada' } }],
    })
    expect((await pay('6', '0.35', '5.65')).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({ is_covered: true, open: [] })
    const bills = await server.call(listDeskBills, { report_id: id }, clerk)
    expect(bills.data).toMatchObject({ items: [{ status: 1, member: { id: member.memberId } }] })
  })

  it('that never comes is closed with a reason', async () => {
    const id = await checked(lineOf({ 'Earnings (USD)': '10' }))
    await desk.post(id, second)
    await desk.confirmed(
      server.call(closeReportDifference, { report_id: id, currency: 'USD', reason: 'Bankrupt' }, second),
      clerk,
    )
    expect(await desk.read(id)).toMatchObject({ is_covered: true, receipts: [{ kind: 'difference' }] })
  })

  it('has no more decimals than its currency', async () => {
    const id = await checked()
    await desk.post(id, second)
    const wrong = { ...payment, report_id: id, charges: '0', banked: '1', idempotency_key: 'decimals' }
    const answered = await server.call(recordPayment, { ...wrong, settled: '1.005' }, clerk)
    expect(answered.data).toMatchObject({ fields: [{ field: 'settled' }] })
  })
})

describe('a bill', () => {
  it('is held with a reason and released to where it was', async () => {
    const id = await checked()
    await desk.post(id, second)
    const bills = await server.call(listDeskBills, { report_id: id }, clerk)
    const { items } = bills.data as unknown as { items: { id: number }[] }
    const billId = items[0]?.id ?? 0
    await server.call(holdBill, { bill_id: billId, remarks: 'Claimed by somebody else' }, clerk)
    expect((await server.call(listDeskBills, { report_id: id }, clerk)).data).toMatchObject({
      items: [{ status: 10, remarks: 'Claimed by somebody else' }],
    })
    expect((await server.call(releaseBill, { bill_id: billId, reason: ' ' }, clerk)).status).toBe(422)
    await server.call(releaseBill, { bill_id: billId, reason: 'The claim was withdrawn' }, clerk)
    const [told] = await server.asOwner<{ params: object; template: string }>(
      "select template, params from messages where template like 'income.released%' order by id desc limit 1",
    )
    expect(told).toMatchObject({
      template: 'income.releasedBecause',
      params: { reason: 'The claim was withdrawn' },
    })
    const [logged] = await server.asOwner<{ after: object }>(
      "select after from audit_entries where action = 'bill.released' order by id desc limit 1",
    )
    expect(logged?.after).toEqual({ reason: 'The claim was withdrawn' })
    expect((await server.call(listDeskBills, { report_id: id }, clerk)).data).toMatchObject({
      items: [{ status: 0 }],
    })
  })
})

describe('a payer', () => {
  const facts = { currency: 'EUR' as const, drop_folder: 'believe', reading: null, stores: [] }

  it('is saved by one at a time, with a name and a folder of its own', async () => {
    const other = await desk.payer()
    const saved = await server.call(savePayer, { id: payerId, version: 1, name: 'Believe', ...facts }, clerk)
    expect(saved.data).toEqual({ version: 2 })
    expect(
      (await server.call(savePayer, { id: payerId, version: 1, name: 'Be', ...facts }, second)).status,
    ).toBe(409)
    const taken = await server.call(savePayer, { id: other, version: 1, name: 'Believe', ...facts }, clerk)
    expect(taken.data).toMatchObject({ fields: [{ field: 'name' }] })
    const folder = await server.call(savePayer, { id: other, version: 1, name: 'Other', ...facts }, clerk)
    expect(folder.data).toMatchObject({ fields: [{ field: 'drop_folder' }] })
    const { data } = await server.call(listPayers, {}, clerk)
    expect(data).toContainEqual(
      expect.objectContaining({ id: payerId, drop_prefix: `report-drop/${server.agentId}/believe` }),
    )
  })

  it('that is archived sends nothing more', async () => {
    await server.call(archivePayer, { id: payerId, is_archived: true }, clerk)
    await expect(desk.upload(payerId, reportOf(lineOf()))).rejects.toThrow()
    await server.call(archivePayer, { id: payerId, is_archived: false }, clerk)
    expect(await desk.upload(payerId, reportOf(lineOf()))).toBeGreaterThan(0)
  })
})

it('says that there is no such report', async () => {
  expect((await server.call(readIncomeReport, { id: 999_999 }, clerk)).status).toBe(404)
})
