// From approved withdrawals to the file that a bank gets.
import { createHash } from 'node:crypto'
import exceljs from 'exceljs'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SentInputOf } from '#contract/call'
import { todayInChina } from '#contract/identity/age'
import type { BatchLayout } from '#contract/payouts/batch'
import {
  archiveBatchLayout,
  grantBatchFile,
  listBatches,
  listBatchLayouts,
  makeBatch,
  readBatch,
  saveBatchLayout,
} from '#contract/payouts/batch-calls'
import { staffLogout } from '#contract/staff/calls'
import type { Tx } from '../../../platform/database/query'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWithdrawal, type WantedWithdrawal } from '../../../testing/build-withdrawal'
import { testServer } from '../../../testing/test-server'
import { insertLayout, putLayout } from './layouts.queries'
import { writeBatch } from './write-batch.job'

const clock = { time: new Date('2026-11-10T04:00:00Z'), now: () => new Date(clock.time) }
let server: Awaited<ReturnType<typeof testServer>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let approver: Staff
let payer: Staff

beforeAll(async () => {
  server = await testServer({ clock })
  const staff = (name: string) => loggedInStaff({ ...server, clock }, { name, roles: ['finance'] })
  approver = await staff('Approver')
  payer = await staff('Payer')
})
beforeEach(async () => {
  await server.forgive()
  // What other tests left is nobody's to pay.
  await server.asOwner("update withdrawals set state = 'void', ended_at = now() where state = 'approved'")
})
afterAll(() => server.close())

interface Shown {
  id: number
  number: string
  payouts: number
  sum: string
  file: { name: string; size: number; sha256: string } | null
  open: number
}
interface Layout {
  id: number
  version: number
  name: string
  format: string
  columns: { field: string; title: string; text: string }[]
}

const layouts = async () => (await server.call(listBatchLayouts, {}, payer)).data as unknown as Layout[]
const layoutId = async (format = 'csv') => (await layouts()).find(layout => layout.format === format)?.id ?? 0

async function approved(wanted: WantedWithdrawal = {}) {
  const { memberId } = await server.loggedInMember()
  return buildWithdrawal(server, memberId, { approvedBy: [approver.staffId], ...wanted })
}

let keys = 0
async function make(wanted: Partial<SentInputOf<typeof makeBatch>> = {}, who: Staff = payer) {
  const input = { layout_id: await layoutId(), payouts: 1, sum: '100.00', ...wanted }
  return server.call(makeBatch, { idempotency_key: `batch-key-${keys++}`, ...input }, who)
}

const write = (batchId: number) =>
  writeBatch.run({ ...server, payload: { batchId }, log: createLog('silent') })

async function grant(id: number, who: Staff = payer) {
  // Each code counts once.
  clock.time = new Date(clock.time.getTime() + 30_000)
  return server.call(grantBatchFile, { id, code: who.codeAt(clock.now()) }, who)
}

async function download(id: number, who: Staff = payer) {
  const { data } = await grant(id, who)
  const { url } = data as { url: string }
  const got = await server.app.inject({ url, cookies: who.cookies, headers: { host: server.domain } })
  return { url, got, bytes: got.rawPayload }
}

const stateOf = async (id: number) =>
  (await server.asOwner<{ state: string }>('select state from withdrawals where id = $1', [id]))[0]?.state

describe('layouts of banks', () => {
  it('begin with two, made once for everybody who looks at the same moment', async () => {
    const seen = await Promise.all([layouts(), layouts(), layouts()])
    expect(seen.map(list => list.map(({ name }) => name))).toEqual([
      ['Plain CSV', 'Plain XLSX'],
      ['Plain CSV', 'Plain XLSX'],
      ['Plain CSV', 'Plain XLSX'],
    ])
  })

  it('are saved on the version that was seen, and archived', async () => {
    const [first] = await layouts()
    if (!first) throw new Error('no layout')
    const { id: _, version: __, ...layout } = { ...first, name: 'Our bank' }
    const created = await server.call(saveBatchLayout, { layout } as never, payer)
    const { id, version } = (created.data as { layout: Layout }).layout
    const save = (wanted: object, on: number) =>
      server.call(saveBatchLayout, { id, version: on, layout: { ...layout, ...wanted } } as never, payer)
    expect((await save({ name: 'Our bank, new' }, version)).data).toMatchObject({
      layout: { version: version + 1 },
    })
    expect((await save({ name: 'Too late' }, version)).status).toBe(409)
    expect((await save({ name: 'Plain CSV' }, version + 1)).data).toMatchObject({
      fields: [{ field: 'layout.name' }],
    })
    for (const field of ['account', 'amount', 'reference']) {
      const columns = layout.columns.filter(column => column.field !== field)
      expect((await save({ columns }, version + 1)).data, field).toMatchObject({
        fields: [{ field: 'layout.columns' }],
      })
    }
    const doubled = { columns: [...layout.columns, { field: 'amount', title: 'Again', text: '' }] }
    expect((await save(doubled, version + 1)).status).toBe(422)
    expect((await server.call(archiveBatchLayout, { id }, payer)).code).toBe(1)
    expect((await layouts()).map(({ name }) => name)).toEqual(['Plain CSV', 'Plain XLSX'])
    expect((await server.call(archiveBatchLayout, { id }, payer)).status).toBe(404)
  })

  it('are of finance alone', async () => {
    const editor = await loggedInStaff({ ...server, clock }, { roles: ['editor'] })
    expect((await server.call(listBatchLayouts, {}, editor)).status).toBe(403)
  })
})

describe('a batch', () => {
  it('takes what its maker may pay, for the figures that were seen, with numbers without gaps', async () => {
    const ids = [await approved({ net: 10_000 }), await approved({ net: 25_050 })]
    const own = await approved({ approvedBy: [payer.staffId] })
    const other = await make({ payouts: 3, sum: '450.50' })
    expect(other.status).toBe(409)
    expect(other.msg).toContain('2 payouts now, CNY 350.50')
    expect((await make({ payouts: 2, sum: '350.49' })).status).toBe(409)
    expect((await make({ payouts: 2, sum: '350.505' })).status).toBe(409)
    const before = await server.asOwner<{ number: number }>(
      'select coalesce(max(number), 0) as number from payout_batches',
    )
    const made = await make({ payouts: 2, sum: '350.5' })
    expect(made.data).toMatchObject({
      payouts: 2,
      sum: '350.50',
      open: 2,
      paid: 0,
      failed: 0,
      file: null,
      made_by: 'Payer',
    })
    expect((made.data as Shown).number).toBe(String(Number(before[0]?.number) + 1).padStart(4, '0'))
    for (const id of ids) expect(await stateOf(id)).toBe('in_batch')
    expect(await stateOf(own)).toBe('approved')
    const { data } = await server.call(readBatch, { id: (made.data as Shown).id }, payer)
    expect(
      (data as { items: { reference: string; position: number; amount: string }[] }).items,
    ).toMatchObject([
      { position: 1, reference: `W${ids[0]}-1`, amount: '100.00', outcome: null },
      { position: 2, reference: `W${ids[1]}-1`, amount: '250.50', outcome: null },
    ])
    expect((await make({ payouts: 1, sum: '1' })).msg).toContain('There’s nothing for you to pay')
  })

  it('of named ones is made as a whole or not at all', async () => {
    const [one, own] = [await approved(), await approved({ approvedBy: [payer.staffId] })]
    const { memberId } = await server.loggedInMember()
    const submitted = await buildWithdrawal(server, memberId)
    expect((await make({ ids: [one, own], payouts: 2, sum: '200' })).msg).toContain(`W-${own}`)
    expect((await make({ ids: [one, submitted], payouts: 2, sum: '200' })).msg).toContain(`W-${submitted}`)
    expect((await make({ ids: [one, 999_999_999], payouts: 2, sum: '200' })).status).toBe(404)
    expect(await stateOf(one)).toBe('approved')
    expect((await make({ ids: [one, one] })).data).toMatchObject({ payouts: 1, sum: '100.00' })
  })

  it('is made once, whoever asks at the same moment or again', async () => {
    const id = await approved()
    const idempotency_key = 'the very same key'
    const input = { layout_id: await layoutId(), payouts: 1, sum: '100.00', idempotency_key }
    const sent = await Promise.all([1, 2].map(() => server.call(makeBatch, input, payer)))
    expect(new Set(sent.map(({ data }) => (data as Shown).id)).size).toBe(1)
    const others = await Promise.all([make(), make()])
    expect(others.map(({ status }) => status)).toEqual([409, 409])
    expect(
      await server.asOwner('select 1 from payout_batch_items where withdrawal_id = $1', [id]),
    ).toHaveLength(1)
  })

  it('pays a failed one again by another reference', async () => {
    const id = await approved()
    await make({ ids: [id] })
    await server.asOwner(
      "update payout_batch_items set outcome = 'failed', settled_at = now() where withdrawal_id = $1",
      [id],
    )
    await server.asOwner("update withdrawals set state = 'failed' where id = $1", [id])
    const again = await make({ ids: [id] })
    const { data } = await server.call(readBatch, { id: (again.data as Shown).id }, payer)
    expect((data as { items: object[] }).items).toMatchObject([{ reference: `W${id}-2` }])
  })

  it('is listed and read in pages', async () => {
    for (let count = 0; count < 3; count++) await approved()
    const made = (await make({ payouts: 3, sum: '300' })).data as Shown
    await approved()
    await make()
    const list = async (cursor?: string) =>
      (await server.call(listBatches, { limit: 1, ...(cursor && { cursor }) } as never, payer)).data as {
        items: Shown[]
        next_cursor: string | null
      }
    const first = await list()
    const second = await list(first.next_cursor ?? '')
    expect(second.items[0]?.id).toBe(made.id)
    const read = async (cursor?: string) =>
      (await server.call(readBatch, { id: made.id, limit: 2, ...(cursor && { cursor }) } as never, payer))
        .data as {
        items: { position: number }[]
        next_cursor: string | null
      }
    const page = await read()
    expect(page.items.map(({ position }) => position)).toEqual([1, 2])
    expect((await read(page.next_cursor ?? '')).items.map(({ position }) => position)).toEqual([3])
    expect((await server.call(readBatch, { id: 999_999_999 }, payer)).status).toBe(404)
  })
})

describe('the file of a batch', () => {
  it('is sealed where it lies, and exact where it leaves', async () => {
    const account = '6222020200112233446'
    const { memberId } = await server.loggedInMember()
    const approvedBy = [approver.staffId]
    const wanted = { net: 123_456, account, holder: '=cmd|calc!A0', approvedBy }
    const id = await buildWithdrawal(server, memberId, wanted)
    const { id: batchId } = (await make({ sum: '1234.56' })).data as Shown
    // The next one goes to another account of the same member; this one stays with the account of its day.
    await buildWithdrawal(server, memberId, { account: '6217001210012345672' })
    expect((await grant(batchId)).msg).toContain('still being written')
    await write(batchId)
    const [row] = await server.asOwner<{ file_key: string; file_sha256: Buffer }>(
      'select file_key, file_sha256 from payout_batches where id = $1',
      [batchId],
    )
    const stored = await server.services.storage.read(row?.file_key ?? '')
    const sealed: Buffer[] = []
    for await (const part of stored?.body ?? []) sealed.push(part as Buffer)
    expect(Buffer.concat(sealed).includes(account)).toBe(false)
    const { got, bytes } = await download(batchId)
    expect(got.statusCode).toBe(200)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(got.headers['x-content-sha256']).toBe(sha256)
    expect(row?.file_sha256.toString('hex')).toBe(sha256)
    expect(got.headers['content-disposition']).toMatch(/filename="payout-batch-\d{4}\.csv"/)
    const [running, count, total, header, line, end] = bytes.toString('utf8').split('\r\n')
    // The number by which the bank and we speak of it, and what it has to add up to.
    const number = /payout-batch-(\d{4})/.exec(String(got.headers['content-disposition']))?.[1]
    expect([running, count, total]).toEqual([
      `\ufeffBatch number,${number}`,
      'Number of payments,1',
      'Total amount,1234.56',
    ])
    expect(header).toBe(
      'No.,Reference,Account holder,Account number,Bank,Branch,CNAPS code,Amount,Currency,Purpose',
    )
    expect(line).toBe(`1,W${id}-1,'=cmd|calc!A0,${account},中国工商银行,,,1234.56,CNY,Royalties W-${id}`)
    expect(end).toBe('')
  })

  it('is a sheet with accounts as text and amounts as numbers, with or without headings', async () => {
    const id = await approved({ net: 5 })
    const { id: batchId } = (await make({ layout_id: await layoutId('xlsx'), sum: '0.05' })).data as Shown
    await write(batchId)
    const { bytes } = await download(batchId)
    const book = new exceljs.Workbook()
    await book.xlsx.load(bytes as unknown as ArrayBuffer)
    const sheet = book.worksheets[0]
    expect([2, 3].map(row => sheet?.getRow(row).getCell(2).value)).toEqual([1, 0.05])
    expect(sheet?.getRow(1).getCell(2)).toMatchObject({ type: exceljs.ValueType.String })
    const row = sheet?.getRow(5)
    expect([row?.getCell(4).value, row?.getCell(4).type]).toEqual([
      '6222020200112233446',
      exceljs.ValueType.String,
    ])
    expect(row?.getCell(8).value).toBe(0.05)
    expect(row?.getCell(2).value).toBe(`W${id}-1`)
  })

  it('is written as its layout says: encoding, mark, columns and no header', async () => {
    const [first] = await layouts()
    const layout = {
      ...{ name: 'GBK', format: 'csv', encoding: 'gb18030', delimiter: '|', has_header: false },
      columns: [
        { field: 'account', title: 'a', text: '' },
        { field: 'holder', title: 'h', text: '' },
        { field: 'amount', title: 'm', text: '' },
        { field: 'reference', title: 'r', text: '' },
        { field: 'fixed', title: 'f', text: 'a|b' },
      ],
      foot_rows: [
        { field: 'sum', title: '合计', text: '' },
        { field: 'day', title: '日期', text: '' },
        { field: 'fixed', title: '备注', text: 'x' },
      ],
    }
    // On a site that has money it waits for a second person (deeds).
    const change = <T>(work: (tx: Tx) => Promise<T>) => server.database.change(server.agentId, work)
    const saved = await change(tx => insertLayout(tx, layout as BatchLayout))
    const id = await approved({ holder: '陈㐀夜' })
    const { id: batchId } = (await make({ layout_id: saved.id })).data as Shown
    // A later change of the layout is not about this file.
    const later = { ...layout, columns: first?.columns } as BatchLayout
    await change(tx => putLayout(tx, saved.id, later))
    await write(batchId)
    const { bytes } = await download(batchId)
    expect(iconv.decode(bytes, 'gb18030')).toBe(
      `6222020200112233446|陈㐀夜|100.00|W${id}-1|"a|b"\r\n合计|100.00\r\n日期|${todayInChina(clock.now())}\r\n备注|x\r\n`,
    )
    await server.call(archiveBatchLayout, { id: saved.id }, payer)
  })

  it('is named once, whoever else writes it', async () => {
    await approved()
    const { id: batchId } = (await make()).data as Shown
    await Promise.all([write(batchId), write(batchId)])
    const keyOf = async () =>
      (
        await server.asOwner<{ file_key: string }>('select file_key from payout_batches where id = $1', [
          batchId,
        ])
      )[0]?.file_key
    const key = await keyOf()
    await write(batchId)
    expect(await keyOf()).toBe(key)
    expect((await download(batchId)).got.statusCode).toBe(200)
  })

  it('that broke off in the middle is not named; the next one to write it begins anew', async () => {
    await approved()
    const { id: batchId } = (await make()).data as Shown
    const { storage } = server.services
    const kept: string[] = []
    const breaking = {
      ...storage,
      async write(key: string, body: Parameters<typeof storage.write>[1]) {
        kept.push(key)
        if (!Buffer.isBuffer(body)) for await (const _ of body) break
        throw new Error('the worker was killed')
      },
    }
    const log = createLog('silent')
    const services = { ...server.services, storage: breaking }
    await expect(writeBatch.run({ ...server, services, payload: { batchId }, log })).rejects.toThrow('killed')
    expect((await grant(batchId)).msg).toContain('still being written')
    await write(batchId)
    const { got } = await download(batchId)
    expect(got.statusCode).toBe(200)
    const [row] = await server.asOwner<{ file_key: string }>(
      'select file_key from payout_batches where id = $1',
      [batchId],
    )
    expect(kept).not.toContain(row?.file_key)
  })

  it('that was changed where it lies is refused in words, and written down', async () => {
    await approved()
    const { id: batchId } = (await make()).data as Shown
    await write(batchId)
    const [row] = await server.asOwner<{ file_key: string }>(
      'select file_key from payout_batches where id = $1',
      [batchId],
    )
    await server.services.storage.write(row?.file_key ?? '', Buffer.from('something else'))
    const { got } = await download(batchId)
    expect([got.statusCode, got.json().code]).toEqual([409, 1409])
    expect(got.json().msg).toContain('不能下载')
    const log = await server.asOwner<{ action: string }>(
      "select action from audit_entries where subject = 'payoutBatch' and subject_id = $1 order by id desc limit 1",
      [String(batchId)],
    )
    expect(log).toEqual([{ action: 'payout.fileDamaged' }])
  })

  it.each(['logs out', 'is suspended', 'has left finance'])('leaves nobody once its clerk %s', async what => {
    const clerk = await loggedInStaff({ ...server, clock }, { name: 'Leaving', roles: ['finance'] })
    await approved()
    const { id } = (await make()).data as Shown
    await write(id)
    const { url } = (await grant(id, clerk)).data as { url: string }
    const get = (cookies: Record<string, string>) =>
      server.app.inject({ url, cookies, headers: { host: server.domain } })
    if (what === 'logs out') expect((await server.call(staffLogout, {}, clerk)).code).toBe(1)
    else {
      const change = what === 'is suspended' ? "state = 'suspended'" : "roles = '{support}'"
      await server.asOwner(`update staff set ${change} where id = $1`, [clerk.staffId])
    }
    expect((await get(clerk.cookies)).statusCode).toBe(what === 'has left finance' ? 403 : 401)
    if (what === 'logs out') expect((await get((await clerk.openSession()).cookies)).statusCode).toBe(410)
  })

  it('leaves for a code each time, to the one who asked, for a minute, and the log knows', async () => {
    await approved()
    const { id } = (await make()).data as Shown
    await write(id)
    clock.time = new Date(clock.time.getTime() + 60_000)
    const code = payer.codeAt(clock.now())
    const first = await server.call(grantBatchFile, { id, code }, payer)
    expect(first.code).toBe(1)
    // The very same request may be repeated; for another batch the code is spent.
    expect((await server.call(grantBatchFile, { id, code }, payer)).code).toBe(1)
    expect((await server.call(grantBatchFile, { id: id + 1, code }, payer)).msg).toMatch(/code/)
    const { url } = first.data as { url: string }
    const get = (cookies: Record<string, string> | undefined, path = url) =>
      server.app.inject({ url: path, cookies, headers: { host: server.domain } })
    expect((await get(undefined)).statusCode).toBe(401)
    expect((await get(approver.cookies)).statusCode).toBe(410)
    const elsewhere = await payer.openSession()
    expect((await get(elsewhere.cookies)).statusCode).toBe(410)
    expect((await get(payer.cookies, `${url}x`)).statusCode).toBe(410)
    expect((await get(payer.cookies, '/api/payouts/batch-file')).statusCode).toBe(400)
    expect((await get(payer.cookies)).statusCode).toBe(200)
    clock.time = new Date(clock.time.getTime() + 61_000)
    expect((await get(payer.cookies)).statusCode).toBe(410)
    const log = await server.asOwner<{ action: string }>(
      "select action from audit_entries where subject = 'payoutBatch' and subject_id = $1 order by id",
      [String(id)],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'payout.batchMade',
      'payout.fileGranted',
      'payout.fileGranted',
      'payout.fileTaken',
    ])
  })
})
