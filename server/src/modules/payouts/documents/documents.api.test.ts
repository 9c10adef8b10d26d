// Receipts and yearly statements: what they say is what the ledger says, and anybody can check that they are ours.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markPayoutPaid, markPayoutReturned } from '#contract/payouts/payout-desk-calls'
import { listWithdrawals } from '#contract/payouts/withdrawal-calls'
import { checkAgreementFile, checkAgreementHash } from '#contract/rights/agreement-calls'
import { buildColleague } from '../../../testing/build-colleague'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'
import { upload } from '../../../testing/upload'
import { drawPaper } from './draw-paper'
import { memberYear } from './member-year'
import { operatorYear } from './operator-year'
import type { Paper } from './paper'
import { sumAllEntries, sumMemberEntries } from './statement-figures.queries'
import { spanOf } from './year-span'

let kit: Awaited<ReturnType<typeof payoutKit>>
let approver: Awaited<ReturnType<typeof kit.session>>
let payer: Awaited<ReturnType<typeof kit.session>>
let who: Person
let paidId: number
let openId: number

async function paid(member: Person, ...shares: number[]) {
  const { id } = await kit.requested(member, await kit.bills(member, ...shares))
  await kit.approve(approver, id)
  const said = { bank_reference: 'F1', paid_on: '2026-11-10' }
  await kit.server.call(markPayoutPaid, { ...(await kit.seen(id)), ...said }, payer)
  return id
}

beforeAll(async () => {
  kit = await payoutKit()
  approver = await kit.session('Approver')
  payer = await kit.session('Payer')
  who = await kit.payee()
  paidId = await paid(who, 700_000, 300_000)
  const returned = await paid(who, 100_000)
  await kit.server.call(markPayoutReturned, { ...(await kit.seen(returned)), reason: 'closed' }, payer)
  openId = (await kit.requested(who, await kit.bills(who, 50_000))).id
  const other = await kit.payee()
  await paid(other, 200_000)
})
beforeEach(() => kit.server.forgive())
afterAll(() => kit.server.close())

type Asking = { cookies: Record<string, string> } | undefined
const get = (url: string, asking: Asking, language = 'en') =>
  kit.server.app.inject({
    url,
    cookies: asking?.cookies,
    headers: { host: kit.server.domain, 'accept-language': language },
  })
const receipt = (id: number) => `/withdrawal-receipt.pdf?id=${id}`
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const check = async (hash: string) =>
  (await kit.server.call(checkAgreementHash, { sha256: hash })).data as {
    agreement: object | null
    document?: object
  }
const documents = () => kit.server.asOwner('select id, kind, language from payout_documents order by id')

/** As a decimal of the ledger, credits positive. */
async function inLedger(kind: string, where = 'true', memberId?: number) {
  const [found] = await kit.server.asOwner<{ sum: string }>(
    `select to_char(coalesce(-sum(entry.amount), 0) / 100.0, 'FM999999990.00') as sum from ledger_entries entry
     join ledger_accounts account on account.id = entry.account_id join ledger_transactions moved on moved.id = entry.transaction_id
     left join withdrawals withdrawal on withdrawal.id = moved.withdrawal_id
     where account.kind = $1 and ${where} and ($2::bigint is null or coalesce(account.member_id, withdrawal.member_id) = $2)`,
    [kind, memberId ?? null],
  )
  return found?.sum
}
const sumOf = (paper: Paper | undefined, place: number) => paper?.tables[place]?.sum

describe('a receipt', () => {
  it('is a document with its fonts, drawn once, and found by its hash', async () => {
    const first = await get(receipt(paidId), who)
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toContain(`filename="receipt-W-${paidId}.pdf"`)
    const bytes = first.rawPayload
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.includes('FontFile2')).toBe(true)
    const before = (await documents()).length
    expect((await get(receipt(paidId), who)).rawPayload.equals(bytes)).toBe(true)
    expect(await documents()).toHaveLength(before)
    expect(await check(sha256(bytes))).toMatchObject({
      agreement: null,
      document: { kind: 'receipt', number: `W-${paidId}`, issuer: expect.stringMatching(/./) },
    })
    const sent = await upload(kit.server, checkAgreementFile, {}, bytes)
    expect(sent.data).toMatchObject({ document: { number: `W-${paidId}` } })
    expect(await check(sha256(Buffer.concat([bytes, Buffer.from(' ')])))).not.toHaveProperty('document')
    const chinese = await get(receipt(paidId), who, 'zh-CN')
    expect(chinese.rawPayload.equals(bytes)).toBe(false)
    expect(await documents()).toHaveLength(before + 1)
  })

  it('is drawn the same when its file is lost', async () => {
    const { rawPayload } = await get(receipt(paidId), who)
    await kit.server.services.storage.remove(
      `payout-documents/${kit.server.agentId}/${sha256(rawPayload)}.pdf`,
    )
    expect((await get(receipt(paidId), who)).rawPayload.equals(rawPayload)).toBe(true)
  })

  it('is of what was paid, for its member alone', async () => {
    expect((await get(receipt(openId), who)).statusCode).toBe(409)
    expect((await get(receipt(paidId), await kit.payee())).statusCode).toBe(404)
    expect((await get(receipt(paidId), undefined)).statusCode).toBe(401)
    expect((await get('/withdrawal-receipt.pdf', who)).statusCode).toBe(400)
    expect((await get(receipt(999_999_999), who)).statusCode).toBe(404)
  })
})

const paperOf = async (memberId: number, year = 2026) =>
  memberYear({
    ...{
      year,
      language: 'en',
      isOver: true,
      issuer: 'Site',
      member: { id: memberId, name: 'n', payee: 'p' },
    },
    sums: await kit.server.database.read(kit.server.agentId, tx =>
      sumMemberEntries(tx, memberId, spanOf(year)),
    ),
  })

describe('a member’s year', () => {
  it('says what the ledger says, and adds up', async () => {
    const paper = await paperOf(who.memberId)
    const overview = paper?.tables[0]?.rows
    expect(overview?.map(([name]) => name)).toEqual([
      ...['Balance at the start', 'Income', 'Tax withheld', 'Fees', 'Paid out'],
    ])
    expect(overview?.map(([, amount]) => amount)).toEqual([
      '0.00',
      '11500.00',
      '-1760.00',
      '0.00',
      '-8400.00',
    ])
    const owed = ['member_pending', 'member_available', 'in_withdrawal', 'member_debt']
    const balances = await Promise.all(owed.map(kind => kit.balance(kind, who.memberId)))
    const closing = balances.reduce((sum, balance) => sum + balance, 0)
    expect(sumOf(paper, 0)).toEqual(['Balance at the end', (closing / 100).toFixed(2)])
    expect(sumOf(paper, 1)?.[2]).toBe('11500.00')
    expect(sumOf(paper, 2)?.[1]).toBe(await inLedger('tax_due', 'true', who.memberId))
    expect(sumOf(paper, 3)?.[3]).toBe(await inLedger('bank', 'true', who.memberId))
    expect(paper?.tables[3]?.rows.map(([, , what, amount]) => [what, amount])).toEqual([
      ['Paid out', '8400.00'],
      ['Paid out', '840.00'],
      ['Returned by the bank', '-840.00'],
    ])
  })

  it('of another year begins with what was left, and one without anything is refused', async () => {
    expect(await paperOf(who.memberId, 2027)).toBeUndefined()
    const refused = await get('/yearly-statement.pdf?year=2025', who)
    expect(refused.statusCode).toBe(404)
    expect(refused.json().msg).toContain('2025')
    expect((await get('/yearly-statement.pdf?year=1', who)).statusCode).toBe(400)
  })

  it('is a document in both languages, for the owner and finance', async () => {
    for (const language of ['en', 'zh-CN']) {
      const got = await get('/yearly-statement.pdf?year=2026', who, language)
      expect(got.statusCode).toBe(200)
      expect(await check(sha256(got.rawPayload))).toMatchObject({
        document: { kind: 'member_year', number: '2026' },
      })
    }
    const company = await kit.payee('company')
    await kit.bills(company, 1000)
    const by = async (role: 'finance' | 'reader') =>
      (await get('/yearly-statement.pdf?year=2026', await buildColleague(kit.server, company.memberId, role)))
        .statusCode
    expect([await by('finance'), await by('reader')]).toEqual([200, 403])
  })
})

describe('the operator’s year', () => {
  it('says what the ledger says, by month and by member', async () => {
    const { database, agentId } = kit.server
    const sums = await database.read(agentId, tx => sumAllEntries(tx, spanOf(2026)))
    const paper = operatorYear({ year: 2026, language: 'en', isOver: true, issuer: 'Site', sums })
    const byMonth = paper?.tables.find(({ title }) => title === 'By month (CNY)')
    const byMember = paper?.tables.find(({ title }) => title === 'By member (CNY)')
    const [tax, fees, paidOut] = [
      await inLedger('tax_due'),
      await inLedger('fees'),
      await inLedger('bank', "moved.kind in ('payout', 'payout_returned')"),
    ]
    expect(byMonth?.sum?.slice(3)).toEqual([tax, fees, paidOut])
    expect(byMember?.sum?.slice(2)).toEqual([tax, fees, paidOut])
    expect(byMember?.sum?.[1]).toBe(byMonth?.sum?.[2])
    const own = byMember?.rows.find(([name]) => name?.endsWith(`(${who.memberId})`))
    expect(own?.slice(1)).toEqual(['11500.00', '1760.00', '0.00', '8400.00'])
  })

  it('is a document for finance, in the log; a year without anything is refused', async () => {
    const got = await get('/api/payouts/yearly-statement?year=2026', payer)
    expect(got.statusCode).toBe(200)
    expect(await check(sha256(got.rawPayload))).toMatchObject({
      document: { kind: 'operator_year', number: '2026' },
    })
    expect((await get('/api/payouts/yearly-statement?year=2016', payer)).statusCode).toBe(404)
    expect((await get('/api/payouts/yearly-statement?year=2026', who)).statusCode).toBe(401)
    const log = await kit.server.asOwner(
      "select subject_id from audit_entries where action = 'payout.statementTaken'",
    )
    expect(log).toEqual([{ subject_id: '2026' }])
  })

  it('goes on over as many pages as it needs', async () => {
    const rows = Array.from({ length: 400 }, (_, place) => [
      `会员 ${place} ${'很长的名字'.repeat(9)}`,
      '1.00',
    ])
    const paper: Paper = {
      ...{ title: 'T', number: '2026', facts: [], notes: [], at: '2026-12-31T15:59:59.000Z' },
      tables: [{ title: 'x', columns: [{ name: 'n' }, { name: 'a', isAmount: true }], rows }],
    }
    const [one, other] = [
      await drawPaper(paper, 'site.test/check', 'en'),
      await drawPaper(paper, 'site.test/check', 'en'),
    ]
    expect(one.equals(other)).toBe(true)
    expect(one.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(8)
  })
})

describe('a year', () => {
  it('that is not over says so, and names neither closed accounts nor whom it is not about', () => {
    const sum = {
      account: 'member_available',
      kind: 'adjustment',
      currency: 'CNY',
      month: '2026-03',
    } as const
    const nobody = { member_name: null, payer_name: null }
    const sums = [
      { ...sum, ...nobody, member_id: 9, amount: '500' },
      { ...sum, ...nobody, member_id: 8, member_name: 'Idle', amount: '0' },
      { ...sum, ...nobody, member_id: 7, member_name: 'Lan', amount: '100' },
    ]
    const paper = operatorYear({ year: 2026, language: 'en', issuer: 'Site', isOver: false, sums })
    const byMember = paper?.tables.find(({ title }) => title === 'By member (CNY)')
    expect(byMember?.rows.map(([name]) => name)).toEqual(['Lan (7)', 'Closed account (9)'])
    expect(paper?.notes[0]).toContain('not over')
  })

  it('ends with the year in China: what is paid a minute later stands in the next one', async () => {
    const late = await kit.payee()
    const ids = await kit.bills(late, 200_000, 100_000)
    const payAt = async (bill: number | undefined, time: string, paid_on: string) => {
      kit.setTime(time)
      const { id } = await kit.requested(late, [bill as number])
      await kit.approve(approver, id)
      const said = { bank_reference: 'F2', paid_on }
      expect((await kit.server.call(markPayoutPaid, { ...(await kit.seen(id)), ...said }, payer)).code).toBe(
        1,
      )
    }
    await payAt(ids[0], '2026-12-31T15:59:59Z', '2026-12-31')
    await payAt(ids[1], '2026-12-31T16:00:01Z', '2027-01-01')
    const { data } = await kit.server.call(listWithdrawals, { limit: 1 }, late)
    expect((data as { years: number[] }).years).toEqual([2027, 2026])
    kit.setTime(kit.today)
    const [old, next] = [await paperOf(late.memberId), await paperOf(late.memberId, 2027)]
    expect([sumOf(old, 0)?.[1], sumOf(old, 2)?.[1], sumOf(old, 3)?.[3]]).toEqual([
      ...['1000.00', '240.00', '1760.00'],
    ])
    expect([sumOf(next, 0)?.[1], sumOf(next, 2)?.[1], sumOf(next, 3)?.[3]]).toEqual([
      '0.00',
      '40.00',
      '960.00',
    ])
  })
})
