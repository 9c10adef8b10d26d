// Withdrawals and taxes as files: the same figures as on the pages, and as in the ledger.
import exceljs from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawConsent } from '#contract/identity/verification-calls'
import { listBatchLayouts, makeBatch, readBankResult } from '#contract/payouts/batch-calls'
import { listTaxLines, markPayoutPaid } from '#contract/payouts/payout-desk-calls'
import { buildColleague } from '../../../testing/build-colleague'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'
import { upload } from '../../../testing/upload'
import { emptyWholeAccount, lockAccount } from '../../identity/identity.public'

let kit: Awaited<ReturnType<typeof payoutKit>>
let approver: Awaited<ReturnType<typeof kit.session>>
let payer: Awaited<ReturnType<typeof kit.session>>
let who: Person
let paidId: number

beforeAll(async () => {
  kit = await payoutKit()
  approver = await kit.session('Approver')
  payer = await kit.session('Payer')
  who = await kit.payee()
  const { id } = await kit.requested(who, await kit.bills(who, 1_000_000))
  paidId = id
  await kit.approve(approver, id)
  const said = { bank_reference: '=F1', paid_on: '2026-11-10' }
  await kit.server.call(markPayoutPaid, { ...(await kit.seen(id)), ...said }, payer)
  await kit.requested(who, await kit.bills(who, 50_000))
  const other = await kit.payee()
  await kit.approve(approver, (await kit.requested(other, await kit.bills(other, 200_000))).id)
})
afterAll(() => kit.server.close())

type Asking = { cookies: Record<string, string> } | undefined
const get = (url: string, asking: Asking) =>
  kit.server.app.inject({
    url,
    cookies: asking?.cookies,
    headers: { host: kit.server.domain, 'accept-language': 'en' },
  })

async function sheetOf(url: string, asking: Asking) {
  const got = await get(url, asking)
  const book = new exceljs.Workbook()
  await book.xlsx.load(got.rawPayload as unknown as ArrayBuffer)
  const rows: unknown[][] = []
  book.worksheets[0]?.eachRow(row => rows.push((row.values as unknown[]).slice(1)))
  return { got, rows }
}

describe('own withdrawals as a file', () => {
  it('are those of the list, with the same filters, and no formulas', async () => {
    const { body, statusCode } = await get('/withdrawals.csv', who)
    expect(statusCode).toBe(200)
    const [heading, newest, oldest, end] = body.split('\r\n')
    expect(heading).toContain('"Withdrawal","Status","Channel paid","Share","Tax withheld"')
    expect(newest).toContain('"Submitted"')
    expect(oldest).toContain(`"W-${paidId}","Paid",20000.00,10000.00,1600.00,0.00,0.00,8400.00,"CNY"`)
    expect(oldest).toContain('"\'=F1"')
    expect(end).toBe('')
    expect((await get('/withdrawals.csv?state=paid', who)).body.split('\r\n')).toHaveLength(3)
    expect((await get('/withdrawals.csv?state=none', who)).statusCode).toBe(400)
  })

  it('are of their member, and of colleagues of finance', async () => {
    expect((await get('/withdrawals.csv', undefined)).statusCode).toBe(401)
    const company = await kit.payee('company')
    const [reader, clerk] = [
      await buildColleague(kit.server, company.memberId, 'reader'),
      await buildColleague(kit.server, company.memberId, 'finance'),
    ]
    expect((await get('/withdrawals.csv', reader)).statusCode).toBe(403)
    const { statusCode, body } = await get('/withdrawals.csv', clerk)
    expect(statusCode).toBe(200)
    expect(body).not.toContain(`W-${paidId}`)
  })
})

describe('payouts as a file', () => {
  it('are all or those of one state, for finance, in the log', async () => {
    const { rows } = await sheetOf('/api/payouts/export?format=xlsx', payer)
    expect(rows).toHaveLength(4)
    const [, paid] = (await sheetOf('/api/payouts/export?format=xlsx&state=paid', payer)).rows
    expect(paid?.slice(0, 2)).toEqual([`W-${paidId}`, 'Paid'])
    expect(paid).toContain(8400)
    expect(paid).not.toContain('6222020200112233446')
    expect((await get('/api/payouts/export', who)).statusCode).toBe(401)
    const log = await kit.server.asOwner(
      "select after from audit_entries where action = 'payout.exported' order by id",
    )
    expect(log).toMatchObject([{ after: {} }, { after: { state: 'paid' } }])
  })

  it('are those that are searched for, by number or by name', async () => {
    const found = async (query: string) =>
      (await get(`/api/payouts/export?query=${encodeURIComponent(query)}`, payer)).body
        .split('\r\n')
        .slice(1, -1)
    expect(await found(`W-${paidId}`)).toEqual([expect.stringContaining(`"W-${paidId}"`)])
    await kit.server.asOwner("update members set nickname = 'Night Sail' where id = $1", [who.memberId])
    expect(await found('night')).toHaveLength(2)
    expect(await found('nobody')).toEqual([])
    expect(
      (await get(`/api/payouts/export?state=submitted&query=W-${paidId}`, payer)).body.split('\r\n'),
    ).toHaveLength(2)
  })
})

describe('balances without consent as a file', () => {
  it('are all that the page shows, the account by its end', async () => {
    await kit.server.forgive()
    const child = await kit.payee('minor')
    const sms_code = await kit.code(kit.guardians.get(child.memberId) as string, 'withdraw_consent')
    expect((await kit.server.call(withdrawConsent, { sms_code }, child)).code).toBe(1)
    await kit.bills(child, 20_000)
    const { body } = await get('/api/payouts/consent-balances', payer)
    const line = body.split('\r\n').find(one => one.startsWith(`"${child.memberId}"`))
    expect(line).toContain(',200.00,0.00,"CNY",')
    expect(line).toContain('"3446"')
    expect(body).not.toContain('6222020200112233446')
    expect(
      await kit.server.asOwner("select 1 from audit_entries where action = 'payout.consentExported'"),
    ).toHaveLength(1)
  })
})

describe('the tax list of a month', () => {
  it('names people and documents, and its sum is the ledger’s', async () => {
    const { rows, got } = await sheetOf('/api/payouts/tax-list?month=2026-11', payer)
    expect(got.headers['content-disposition']).toContain('tax-list-2026-11.xlsx')
    const [heading, first, second, sum, ledger, ...more] = rows
    expect(heading?.slice(0, 5)).toEqual(['Name', 'Document', 'Document number', 'Income', 'Tax'])
    expect(first?.slice(0, 6)).toEqual([
      ...['陈夜航', 'Resident ID card', expect.stringMatching(/^\d{17}[\dX]$/), 10_000, 1600, 'CNY'],
    ])
    expect(second?.slice(3, 5)).toEqual([2000, 240])
    expect(sum?.slice(0, 6)).toEqual(['Total', undefined, undefined, 12_000, 1840, 'CNY'])
    expect(ledger?.[4]).toBe(1840)
    expect(more).toEqual([])
    expect(await kit.balance('tax_due')).toBe(184_000)
    const { data } = await kit.server.call(listTaxLines, { month: '2026-11' }, payer)
    expect(data).toMatchObject({ tax: '1840.00', ledger_tax: '1840.00' })
  })

  it('stays whole after documents are erased, with what is sealed before they go', async () => {
    const leaver = await kit.payee()
    const child = await kit.payee('minor')
    kit.setTime('2027-03-10T04:00:00Z')
    const taxed: unknown[][] = []
    for (const person of [leaver, child]) {
      const { id } = await kit.requested(person, await kit.bills(person, 200_000))
      expect(await kit.approve(approver, id)).toEqual(['approved'])
    }
    const list = async () =>
      (await sheetOf('/api/payouts/tax-list?month=2027-03', payer)).rows
        .slice(1, -2)
        .map(row => row.slice(0, 5))
    taxed.push(...(await list()))
    expect(taxed).toHaveLength(2)
    for (const row of taxed) expect(row[2]).toMatch(/^\d{17}[\dX]$/)
    const { agentId, database, services } = kit.server
    // Both of before anything was sealed: that is made up for when their documents go.
    await kit.server.asOwner('alter table withdrawals disable trigger guarded')
    await kit.server.asOwner('update withdrawals set person_sealed = null where member_id = any($1)', [
      [leaver.memberId, child.memberId],
    ])
    await kit.server.asOwner('alter table withdrawals enable trigger guarded')
    await database.change(agentId, async tx => {
      await lockAccount(tx, leaver.memberId)
      await emptyWholeAccount(tx, services.secrets, leaver.memberId, kit.clock.now())
    })
    const sms_code = await kit.code(kit.guardians.get(child.memberId) as string, 'withdraw_consent')
    expect((await kit.server.call(withdrawConsent, { sms_code }, child)).code).toBe(1)
    expect(
      await kit.server.asOwner(
        'select 1 from identity_checks where member_id = any($1) and name is not null',
        [[leaver.memberId, child.memberId]],
      ),
    ).toEqual([])
    expect(await list()).toEqual(taxed)
    const sealed = await kit.server.asOwner<{ sealed: Buffer }>(
      'select person_sealed as sealed from withdrawals where member_id = any($1)',
      [[leaver.memberId, child.memberId]],
    )
    expect(sealed).toHaveLength(2)
    for (const { sealed: bytes } of sealed) {
      for (const row of taxed)
        for (const word of [row[0], row[2]] as string[]) expect(bytes.includes(word)).toBe(false)
    }
  })

  it('is of finance alone, and in the log before it leaves', async () => {
    expect((await get('/api/payouts/tax-list?month=2026-11', who)).statusCode).toBe(401)
    expect((await get('/api/payouts/tax-list?month=2026-13', payer)).statusCode).toBe(400)
    expect((await sheetOf('/api/payouts/tax-list?month=2020-01', payer)).rows[1]?.slice(3, 5)).toEqual([0, 0])
    const log = await kit.server.asOwner(
      "select subject_id from audit_entries where action = 'payout.taxListTaken' order by id",
    )
    expect([log.at(0), log.at(-1)]).toEqual([{ subject_id: '2026-11' }, { subject_id: '2020-01' }])
  })
})

describe('batches as files', () => {
  const linesOf = async (url: string) => {
    const { statusCode, body } = await get(url, payer)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('6222020200112233446')
    return body.split('\r\n').slice(0, -1)
  }
  const logged = async (action: string) =>
    (
      await kit.server.asOwner<{ subject_id: string }>(
        'select subject_id from audit_entries where action = $1 order by id desc limit 1',
        [action],
      )
    )[0]?.subject_id

  it('are their list, the payouts of one, and the lines of what a bank answered, in the log', async () => {
    const other = await kit.payee()
    const { id, net } = await kit.requested(other, await kit.bills(other, 90_000))
    await kit.approve(approver, id)
    const [layout] = (await kit.server.call(listBatchLayouts, {}, payer)).data as unknown as { id: number }[]
    const wanted = {
      layout_id: layout?.id ?? 0,
      ids: [id],
      payouts: 1,
      sum: net,
      idempotency_key: 'batch as a file',
    }
    const batch = (await kit.server.call(makeBatch, wanted, payer)).data as { id: number; number: string }
    const [, newest] = await linesOf('/api/payouts/batch-list')
    expect(newest).toMatch(new RegExp(`^"${batch.number}","[^"]+","Payer",`))
    expect(newest).toContain(`,1,${net},"CNY",0,0,1`)
    expect(await logged('payout.batchesExported')).toBe('')
    const [, item, ...more] = await linesOf(`/api/payouts/batch-payouts?id=${batch.id}`)
    expect(item).toMatch(new RegExp(`^1,"W${id}-1","W-${id}",.*,${net},"CNY","Open"$`))
    expect(more).toEqual([])
    expect(await logged('payout.batchExported')).toBe(String(batch.id))

    const file = [
      '业务参考号,金额,状态,流水号,原因',
      `W${id}-1,${net},失败,F1,账号 6222020200112233446 不存在`,
      '6222 0202 0011 2233 446,1,成功,F2,',
    ].join('\n')
    const read = await upload(
      kit.server,
      readBankResult,
      { batch_id: String(batch.id) },
      Buffer.from(file),
      payer,
      '回单.csv',
    )
    const [, unknown, failed] = await linesOf(
      `/api/payouts/result-lines?id=${(read.data as unknown as { id: number }).id}`,
    )
    expect(unknown).toContain('"**** 3446"')
    expect(unknown).toContain('"Unknown reference"')
    expect(failed).toContain(`"W${id}-1","W-${id}"`)
    expect(failed).toContain('"Failed"')
    expect(failed).toContain('账号 **** 3446 不存在')
    expect(await logged('payout.resultExported')).toBe(String(batch.id))
  })

  it('are for finance, and of what there is', async () => {
    for (const path of ['batch-list', 'batch-payouts?id=1', 'result-lines?id=1', 'consent-balances'])
      expect((await get(`/api/payouts/${path}`, who)).statusCode).toBe(401)
    expect((await get('/api/payouts/batch-payouts?id=999999', payer)).statusCode).toBe(404)
    expect((await get('/api/payouts/result-lines?id=999999', payer)).statusCode).toBe(404)
    expect((await get('/api/payouts/batch-payouts', payer)).statusCode).toBe(400)
  })
})
