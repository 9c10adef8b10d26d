// A bill down to the lines of the report: whose they are, what they come to, and what nobody else sees of them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import {
  billLinesExportPath,
  billPartsExportPath,
  listBillLines,
  listBillParts,
  readBill,
  readBillLine,
} from '#contract/income/bill-calls'
import { buildRelease, isrcOf } from '../../../testing/build-release'
import { buildReport, type WantedLine } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'

let server: Awaited<ReturnType<typeof testServer>>
let staffId: number
beforeAll(async () => {
  server = await testServer()
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof server.loggedInMember>>
const ask = async <C extends Call>(call: C, input: Parameters<typeof server.call<C>>[1], member: Person) =>
  (await server.call(call, input, member)).data as OutputOf<C>

/** A report of these lines, posted; each line's text is `line <number>`. */
async function posted(lines: WantedLine[], rates: Record<string, string> = {}) {
  const texts = lines.map((_, index) => `line ${index + 2}`)
  const places = texts.map((text, index) => ({
    at: texts.slice(0, index).join('\n').length + (index > 0 ? 1 : 0),
    size: text.length,
  }))
  const reportId = await buildReport(server, {
    lines: lines.map((line, index) => ({ ...line, ...places[index] })),
    rates,
  })
  const key = `report-texts/${randomUUID()}`
  await server.services.storage.write(key, Buffer.from(texts.join('\n')))
  await server.asOwner(
    'insert into report_files (agent_id, storage_key, size, created_at) values ($1, $2, 1, now())',
    [server.agentId, key],
  )
  await server.asOwner('update income_reports set text_key = $2 where id = $1', [reportId, key])
  const now = new Date()
  const postingId = await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now }),
  )
  return { reportId, postingId }
}

async function billOf(memberId: number, postingId: number): Promise<number> {
  const [bill] = await server.asOwner<{ id: string }>(
    'select id from bills where posting_id = $1 and member_id = $2',
    [postingId, memberId],
  )
  return Number(bill?.id)
}

/** In millionths, so that sums are exact. */
const exactly = (text: string) => Math.round(Number(text) * 1e9)

async function sharedTrack() {
  const [owner, party] = [await server.loggedInMember(), await server.loggedInMember()]
  const isrc = isrcOf()
  await buildRelease(server, server.agentId, owner.memberId, { isrcs: [isrc], rate: 0.8 })
  const [split] = await server.asOwner<{ id: string }>(
    "insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at) values ($1, $2, $3, '2026-01-01', now(), now()) returning id",
    [server.agentId, isrc, owner.memberId],
  )
  for (const [memberId, part] of [
    [owner.memberId, 6000],
    [party.memberId, 4000],
  ])
    await server.asOwner(
      "insert into split_parties (agent_id, split_id, mobile, member_id, part, answer, answered_at) values ($1, $2, $3, $4, $5, 'accepted', now())",
      [server.agentId, split?.id, randomUUID(), memberId, part],
    )
  await server.asOwner(
    "update splits set state = 'agreed', settled_at = from_month - interval '3 days' where id = $1",
    [split?.id],
  )
  return { owner, party, isrc }
}

describe('a bill', () => {
  it('shows how its amount came about, to the last digit', async () => {
    const member = await server.loggedInMember()
    const { isrc } = await buildRelease(server, server.agentId, member.memberId, { rate: 0.8 })
    const { postingId } = await posted(
      [
        { isrc, amount: '13.2925', currency: 'EUR', quantity: 7426, country: 'MY', usage: 'Premium' },
        { isrc, amount: '1.0937', currency: 'EUR', quantity: 611, country: 'TW', usage: 'Premium' },
      ],
      { EUR: '7.75' },
    )
    const bill = await ask(readBill, { id: await billOf(member.memberId, postingId) }, member)
    expect(bill).toMatchObject({
      ...{ cp_money_all: '89.19', exact: '89.19444', rest_before: '0', rest_after: '0.00444', lines: 2 },
      ...{ plays: 8037, rates: ['0.8'], exchanges: [{ currency: 'EUR', rate: '7.75' }], status: 0 },
      flow: { paid: '111.49305', part: '111.49305', tracks: [{ count: 1, isrc }] },
      report: { name: 'report.csv', covered_at: null },
    })
    const parts = async (by: 'track' | 'country' | 'usage') =>
      (await ask(listBillParts, { id: bill.id, by }, member)).items
    expect((await parts('track')).map(({ plays, exact }) => [plays, exact])).toEqual([[8037, '89.19444']])
    expect((await parts('country')).map(({ name, exact }) => [name, exact])).toEqual([
      ['MY', '82.4135'],
      ['TW', '6.78094'],
    ])
    expect((await parts('usage')).map(({ name, plays }) => [name, plays])).toEqual([['Premium', 8037]])
  })

  it('opens down to its lines, with the arithmetic of each and its own text', async () => {
    const member = await server.loggedInMember()
    const { isrc, workId } = await buildRelease(server, server.agentId, member.memberId)
    const { postingId } = await posted([
      { isrc, amount: '0.123456', country: 'CN', usage: 'stream', quantity: 3 },
      { isrc, amount: '2', country: 'JP', usage: 'stream', quantity: 5 },
      { isrc, amount: '-0.5', country: 'JP', usage: 'download', quantity: -1 },
    ])
    const id = await billOf(member.memberId, postingId)
    const first = await ask(listBillLines, { id, limit: 2 }, member)
    const rest = await ask(listBillLines, { id, limit: 2, cursor: first.next_cursor ?? '' }, member)
    const lines = [...first.items, ...rest.items]
    expect(lines.map(({ line, exact }) => [line, exact])).toEqual([
      [2, '0.0987648'],
      [3, '1.6'],
      [4, '-0.4'],
    ])
    const bill = await ask(readBill, { id }, member)
    expect(lines.reduce((sum, line) => sum + exactly(line.exact), 0)).toBe(exactly(bill.exact))
    for (const { amount, exchange, split, rate, exact } of lines)
      expect(exactly(exact)).toBe(
        Math.round(Number(amount) * Number(exchange) * Number(split) * Number(rate) * 1e9),
      )
    const within = { id, work_id: workId, isrc }
    const countries = await ask(listBillParts, { ...within, by: 'country' }, member)
    expect(countries.items.map(({ name, exact }) => [name, exact])).toEqual([
      ['JP', '1.2'],
      ['CN', '0.0987648'],
    ])
    const japan = await ask(listBillLines, { ...within, country: 'JP', usage: 'download' }, member)
    expect(japan.items.map(({ line }) => line)).toEqual([4])
    expect(await ask(readBillLine, { id, line: 3 }, member)).toMatchObject({ text: 'line 3', exact: '1.6' })
  })

  it('of a party of a split is their part of the same lines', async () => {
    const { owner, party, isrc } = await sharedTrack()
    const { postingId } = await posted([{ isrc, amount: '100', quantity: 9 }])
    for (const [person, split, share] of [
      [owner, '0.6', '48.00'],
      [party, '0.4', '32.00'],
    ] as const) {
      const id = await billOf(person.memberId, postingId)
      const bill = await ask(readBill, { id }, person)
      expect(bill).toMatchObject({ cp_money_all: share, plays: 9, flow: { paid: '100' } })
      const { items } = await ask(listBillLines, { id }, person)
      expect(items).toMatchObject([{ line: 2, split, quantity: 9, amount: '100' }])
    }
  })

  it('never shows a line of anybody else in the same report', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const own = await buildRelease(server, server.agentId, member.memberId)
    const theirs = await buildRelease(server, server.agentId, other.memberId)
    const { postingId } = await posted([
      { isrc: own.isrc, amount: '1' },
      { isrc: theirs.isrc, amount: '2' },
      { isrc: 'XXX012600001', amount: '4' },
    ])
    const id = await billOf(member.memberId, postingId)
    expect((await ask(listBillLines, { id }, member)).items.map(({ line }) => line)).toEqual([2])
    for (const line of [1, 3, 4, 5]) {
      expect((await server.call(readBillLine, { id, line }, member)).status).toBe(404)
    }
    const narrowed = { id, work_id: theirs.workId, isrc: theirs.isrc }
    expect((await ask(listBillLines, narrowed, member)).items).toEqual([])
    expect((await ask(listBillParts, { ...narrowed, by: 'country' }, member)).items).toEqual([])
  })

  it('is not found by anybody else, nor is anything in it', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const { isrc } = await buildRelease(server, server.agentId, member.memberId)
    const { postingId } = await posted([{ isrc, amount: '1' }])
    const id = await billOf(member.memberId, postingId)
    const asked = [
      server.call(readBill, { id }, other),
      server.call(listBillParts, { id, by: 'track' }, other),
      server.call(listBillLines, { id }, other),
      server.call(readBillLine, { id, line: 2 }, other),
    ]
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404)
    expect((await take(id, other)).statusCode).toBe(404)
    expect((await take(id, member)).statusCode).toBe(200)
  })

  const take = (id: number, { cookies }: Person, address = `${billLinesExportPath}?id=${id}`) =>
    server.app.inject({
      url: address,
      cookies,
      headers: { host: server.domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
    })

  it('gives its lines along as a file, with every digit', async () => {
    const member = await server.loggedInMember()
    const { isrc } = await buildRelease(server, server.agentId, member.memberId)
    const { postingId } = await posted([
      { isrc, amount: '0.000000123456' },
      { isrc, amount: '5' },
    ])
    const { body } = await take(await billOf(member.memberId, postingId), member)
    expect(body.trim().split('\r\n')).toHaveLength(3)
    expect(body).toContain('0.0000000987648')
  })

  it('gives what it is made of along as a file, by recording, country and way of use', async () => {
    const [member, other] = await Promise.all([server.loggedInMember(), server.loggedInMember()])
    const { isrc } = await buildRelease(server, server.agentId, member.memberId, { title: 'Low tide' })
    const { postingId } = await posted([
      { isrc, amount: '0.000000123456', quantity: 2, country: 'JP' },
      { isrc, amount: '5', quantity: 3, country: 'CN' },
    ])
    const id = await billOf(member.memberId, postingId)
    const takeParts = async (by: string, who = member) =>
      await take(id, who, `${billPartsExportPath}?id=${id}&by=${by}`)
    const rowsBy = async (by: string) =>
      (await takeParts(by)).body.replaceAll('"', '').trim().split('\r\n').slice(1)
    expect(await rowsBy('track')).toEqual([`Low tide,Low tide,${isrc},5,4.0000000987648`])
    expect(await rowsBy('country')).toEqual(['CN,Mainland China,3,4', 'JP,Japan,2,0.0000000987648'])
    expect(await rowsBy('usage')).toHaveLength(1)
    expect((await takeParts('track', other)).statusCode).toBe(404)
    expect((await takeParts('month')).statusCode).toBe(400)
  })

  it('says why it was reversed, and names the bill it corrects', async () => {
    const member = await server.loggedInMember()
    const { isrc } = await buildRelease(server, server.agentId, member.memberId)
    const reverse = (reportId: number) =>
      server.database.change(server.agentId, tx =>
        reversePosting(tx, { reportId, staffId, reason: 'Wrong exchange rate', now: new Date() }),
      )
    const standing = await posted([{ isrc, amount: '1' }])
    await reverse(standing.reportId)
    const gone = await ask(readBill, { id: await billOf(member.memberId, standing.postingId) }, member)
    expect(gone).toMatchObject({ status: 4, reversal_reason: 'Wrong exchange rate', corrected_by: null })
    const paid = await posted([{ isrc, amount: '10' }])
    const paidId = await billOf(member.memberId, paid.postingId)
    await server.asOwner(
      "update bills set status = 1, confirmed_at = now(), confirmed_by = 'member' where id = $1",
      [paidId],
    )
    for (const step of [2, 3])
      await server.asOwner('update bills set status = $2 where id = $1', [paidId, step])
    await reverse(paid.reportId)
    const original = await ask(readBill, { id: paidId }, member)
    const correction = await ask(readBill, { id: original.corrected_by?.id ?? 0 }, member)
    expect(correction).toMatchObject({
      ...{
        tag: 'adjustment',
        cp_money_all: '-8.00',
        corrects: paidId,
        reversal_reason: 'Wrong exchange rate',
      },
      corrected: { id: paidId, status: 3 },
    })
  })
})
