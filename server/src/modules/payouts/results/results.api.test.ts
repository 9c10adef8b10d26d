// What a bank answers about a batch: seen first, carried out once, and never more than it says.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { todayInChina } from '#contract/identity/age'
import {
  applyBankResult,
  listBankResultLines,
  listBatchLayouts,
  makeBatch,
  readBankResult,
  readBatch,
} from '#contract/payouts/batch-calls'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWithdrawal } from '../../../testing/build-withdrawal'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { applyResult } from './apply-result.job'

let server: Awaited<ReturnType<typeof testServer>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let approver: Staff
let payer: Staff
let third: Staff

beforeAll(async () => {
  server = await testServer()
  const staff = (name: string) => loggedInStaff(server, { name, roles: ['finance'] })
  approver = await staff('Approver')
  payer = await staff('Payer')
  third = await staff('Third')
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let keys = 0
async function batchOf(...nets: number[]) {
  const [layout] = (await server.call(listBatchLayouts, {}, payer)).data as unknown as { id: number }[]
  const ids: number[] = []
  for (const net of nets) {
    const { memberId } = await server.loggedInMember()
    ids.push(await buildWithdrawal(server, memberId, { net, approvedBy: [approver.staffId] }))
  }
  const sum = (nets.reduce((total, net) => total + net, 0) / 100).toFixed(2)
  const idempotency_key = `result-key-${keys++}`
  const wanted = { layout_id: layout?.id ?? 0, ids, payouts: ids.length, sum, idempotency_key }
  const { data } = await server.call(makeBatch, wanted, payer)
  return { id: (data as { id: number }).id, ids, reference: (place: number) => `W${ids[place]}-1` }
}

interface Result {
  id: number
  paid: number
  paid_sum: string
  failed: number
  failed_sum: string
  problems: number
  unmentioned: number
  lines: number
  applied_at: string | null
  can: { apply: boolean }
}
interface Answered {
  code: number
  msg: string
  data: Result & { fields?: { message: string; field: string }[] }
}

const fileOf = (lines: string[], header = '业务参考号,金额,状态,流水号,原因') =>
  Buffer.from(`${[header, ...lines].join('\n')}\n`)
const send = async (batchId: number, file: Buffer, who = payer) =>
  (await upload(
    server,
    readBankResult,
    { batch_id: String(batchId) },
    file,
    who,
    '回单.csv',
  )) as unknown as Answered
/** Asked for by a person, then done by a worker; the answer is what the page shows after it. */
const apply = async (id: number, who = payer) => {
  const asked = await server.call(applyBankResult, { id }, who)
  if (asked.code !== 1) return asked
  await applyResult.run({ ...server, payload: { resultId: id }, log: createLog('silent') })
  return server.call(applyBankResult, { id }, who)
}
const problems = async (id: number) =>
  (
    (await server.call(listBankResultLines, { id }, payer)).data as { items: { problem: string | null }[] }
  ).items.map(({ problem }) => problem)
const statesOf = async (ids: number[]) => {
  const rows = await server.asOwner<{ state: string }>(
    'select state from withdrawals where id = any($1::bigint[]) order by id',
    [ids],
  )
  return rows.map(({ state }) => state)
}

describe('a bank’s answer', () => {
  it('is seen first and then carried out: paid, failed, and nothing for what it does not mention', async () => {
    const batch = await batchOf(10_000, 20_000, 30_000)
    const file = fileOf([
      `${batch.reference(1)},200.00,成功,F1,`,
      `${batch.reference(0)},100.00,失败,,账号不存在`,
    ])
    const { data } = await send(batch.id, file)
    expect(data).toMatchObject({
      ...{
        lines: 2,
        paid: 1,
        paid_sum: '200.00',
        failed: 1,
        failed_sum: '100.00',
        problems: 0,
        unmentioned: 1,
      },
      ...{ file_name: '回单.csv', applied_at: null, can: { apply: true } },
    })
    expect(await statesOf(batch.ids)).toEqual(['in_batch', 'in_batch', 'in_batch'])
    const applied = await apply(data.id)
    expect(applied.data).toMatchObject({ paid: 1, failed: 1, applied_by: 'Payer', can: { apply: false } })
    expect(await statesOf(batch.ids)).toEqual(['failed', 'paid', 'in_batch'])
    const log = await server.asOwner(
      "select subject_id, action, staff_name, before, after from audit_entries where subject = 'withdrawal' and subject_id = any($1) and action in ('payout.paid', 'payout.failed') order by id",
      [batch.ids.map(String)],
    )
    const before = { state: 'in_batch' }
    expect(log).toEqual([
      {
        ...{ subject_id: String(batch.ids[0]), action: 'payout.failed', staff_name: 'Payer', before },
        after: { state: 'failed', file: '回单.csv', reason: '账号不存在' },
      },
      {
        ...{ subject_id: String(batch.ids[1]), action: 'payout.paid', staff_name: 'Payer', before },
        after: { state: 'paid', file: '回单.csv', bank_reference: 'F1', paid_on: null },
      },
    ])
    const { data: read } = await server.call(readBatch, { id: batch.id }, payer)
    expect(read).toMatchObject({
      batch: { paid: 1, failed: 1, open: 1 },
      items: [{ outcome: 'failed' }, { outcome: 'paid' }, { outcome: null }],
      results: [{ id: data.id }],
    })
    expect(
      await server.asOwner(
        'select bank_reference, reason from withdrawals where id = any($1::bigint[]) order by id',
        [batch.ids],
      ),
    ).toMatchObject([{ reason: '账号不存在' }, { bank_reference: 'F1' }, {}])
  })

  it('is carried out once, however often it is sent or asked for', async () => {
    const batch = await batchOf(10_000)
    const file = fileOf([`${batch.reference(0)},100.00,成功,F1,`])
    const [first, second] = [(await send(batch.id, file)).data, (await send(batch.id, file)).data]
    const answers = await Promise.all([apply(first.id), apply(second.id), apply(first.id)])
    expect(answers.map(({ code }) => code).filter(code => code === 1).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const again = await apply(first.id)
    const other = await apply(second.id)
    expect([again.status, other.status].sort()).toEqual([200, 409])
    const refused = await send(batch.id, file)
    expect(refused.code).toBe(1409)
    expect(refused.msg).toContain('already been applied')
    const settled = await server.asOwner(
      'select 1 from payout_batch_items where batch_id = $1 and outcome is not null',
      [batch.id],
    )
    expect(settled).toHaveLength(1)
  })

  it('in another order or beside new lines changes only what is new', async () => {
    const batch = await batchOf(10_000, 20_000)
    const [one, two] = [`${batch.reference(0)},100,成功,F1,`, `${batch.reference(1)},200,成功,F2,`]
    const first = (await send(batch.id, fileOf([one]))).data
    const later = (await send(batch.id, fileOf([two, one]))).data
    await apply(first.id)
    expect((await apply(later.id)).code).toBe(1)
    expect(await statesOf(batch.ids)).toEqual(['paid', 'paid'])
    const third = (await send(batch.id, fileOf([one, two, '']))).data
    expect(await problems(third.id)).toEqual(['settled', 'settled'])
    expect(third.can.apply).toBe(false)
    expect((await apply(third.id)).msg).toContain('Nothing in this file')
  })

  it('tells what is wrong with each line, and leaves it alone', async () => {
    const batch = await batchOf(10_000, 30_000, 40_000, 50_000)
    const { data } = await send(
      batch.id,
      fileOf([
        `${batch.reference(0)},100.00,成功,F1,`,
        'W999999999-1,100.00,成功,,',
        `${batch.reference(1)},300.00,处理中,,`,
        // The same twice counts once; two that differ do not count at all.
        `${batch.reference(2)},400.00,成功,,`,
        `${batch.reference(2)},400.00,成功,,`,
        `${batch.reference(3)},500.00,成功,,`,
        `${batch.reference(3)},500.00,失败,,`,
      ]),
    )
    expect(await problems(data.id)).toEqual([
      ...['unknown_reference', 'unknown_outcome', 'twice', 'twice', 'twice', null, null],
    ])
    expect(data).toMatchObject({ paid: 2, paid_sum: '500.00', problems: 5, unmentioned: 0, blocked: null })
    await apply(data.id)
    expect(await statesOf(batch.ids)).toEqual(['paid', 'in_batch', 'paid', 'in_batch'])
  })

  it('with a line of another batch, or an amount that is not ours, changes nothing at all', async () => {
    const batch = await batchOf(10_000, 20_000)
    const other = await batchOf(10_000)
    const good = `${batch.reference(0)},100.00,成功,F1,`
    for (const [line, blocked, words] of [
      [`${other.reference(0)},100.00,成功,,`, 'other_batch', 'another batch'],
      [`${batch.reference(1)},200.01,成功,,`, 'wrong_amount', 'Check with the bank'],
      [`${batch.reference(1)},USD 200.00,成功,,`, 'wrong_amount', 'Check with the bank'],
      [`${batch.reference(1)},-200.00,成功,,`, 'wrong_amount', 'Check with the bank'],
    ] as const) {
      const { data } = await send(batch.id, fileOf([good, line]))
      expect(data, line).toMatchObject({ blocked, paid: 1, problems: 1, can: { apply: false } })
      const refused = await apply(data.id)
      expect(refused.status).toBe(409)
      expect(refused.msg).toContain(words)
    }
    expect(await statesOf([...batch.ids, ...other.ids])).toEqual(['in_batch', 'in_batch', 'in_batch'])
  })

  it('whose sum below the table is another one is refused before anything is kept', async () => {
    const batch = await batchOf(10_000, 20_000)
    const lines = [`${batch.reference(0)},100.00,成功,F1,`, `${batch.reference(1)},200.00,成功,F2,`]
    const wrong = await send(batch.id, fileOf([...lines, '合计,400.00,,,']))
    expect(wrong.code).toBe(1422)
    expect(wrong.data.fields?.[0]?.message).toContain('400.00')
    expect(await server.asOwner('select 1 from bank_results where batch_id = $1', [batch.id])).toEqual([])
    expect(await statesOf(batch.ids)).toEqual(['in_batch', 'in_batch'])
    expect((await send(batch.id, fileOf([...lines, '合计,300.00,,,']))).data).toMatchObject({
      lines: 2,
      paid: 2,
    })
  })

  it('says on which day it was paid; no day before the approval or after today is taken', async () => {
    const batch = await batchOf(10_000, 20_000, 30_000, 40_000, 50_000)
    await server.asOwner('alter table withdrawals disable trigger guarded')
    await server.asOwner(
      "update withdrawals set approved_at = now() - interval '5 days' where id = any($1::bigint[])",
      [batch.ids],
    )
    await server.asOwner('alter table withdrawals enable trigger guarded')
    const dayOf = (days: number) => todayInChina(new Date(Date.now() + days * 86_400_000))
    const { data } = await send(
      batch.id,
      fileOf(
        [
          `${batch.reference(0)},100.00,成功,F1,${dayOf(-2)} 10:30:00`,
          `${batch.reference(1)},200.00,成功,F2,${dayOf(-6)}`,
          `${batch.reference(2)},300.00,成功,F3,${dayOf(1).replaceAll('-', '/')}`,
          `${batch.reference(3)},400.00,成功,F4,`,
          `${batch.reference(4)},500.00,成功,F5,soon`,
        ],
        '业务参考号,金额,状态,流水号,交易日期',
      ),
    )
    const { items } = (await server.call(listBankResultLines, { id: data.id }, payer)).data as {
      items: { position: number; problem: string | null; paid_on: string | null }[]
    }
    expect(items.map(({ position, problem, paid_on }) => [position, problem, paid_on])).toEqual([
      [2, 'wrong_day', dayOf(-6)],
      [3, 'wrong_day', dayOf(1)],
      [5, 'wrong_day', null],
      [1, null, dayOf(-2)],
      [4, null, null],
    ])
    await apply(data.id)
    const paid = await server.asOwner<{ day: string }>(
      "select (paid_at at time zone 'Asia/Shanghai')::date::text as day from withdrawals where id = any($1::bigint[]) and state = 'paid' order by id",
      [batch.ids],
    )
    expect(paid.map(({ day }) => day)).toEqual([dayOf(-2), dayOf(0)])
  })

  it('about what failed before, or was sent again, takes no day before that', async () => {
    const batch = await batchOf(10_000, 20_000)
    const failed = await send(
      batch.id,
      fileOf([0, 1].map(place => `${batch.reference(place)},${place + 1}00.00,失败,,账号不存在`)),
    )
    await apply(failed.data.id)
    const dayOf = (days: number) => todayInChina(new Date(Date.now() + days * 86_400_000))
    await server.asOwner('alter table withdrawals disable trigger guarded')
    await server.asOwner(
      "update withdrawals set approved_at = now() - interval '9 days' where id = any($1::bigint[])",
      [batch.ids],
    )
    await server.asOwner('alter table withdrawals enable trigger guarded')
    const [layout] = (await server.call(listBatchLayouts, {}, payer)).data as unknown as { id: number }[]
    const again = { layout_id: layout?.id ?? 0, ids: batch.ids, payouts: 2, sum: '300.00' }
    const made = await server.call(makeBatch, { ...again, idempotency_key: 'sent again' }, third)
    // The first failed six days ago and was sent again five days ago, the second four days ago.
    const happened = async (event: string, id: number | undefined, days: number) =>
      server.asOwner(
        `update withdrawal_events set at = now() - make_interval(days => $3) where id =
           (select max(id) from withdrawal_events where event = $1 and withdrawal_id = $2)`,
        [event, id, days],
      )
    await server.asOwner('alter table withdrawal_events disable trigger user')
    for (const [place, days] of [6, 8].entries()) await happened('fail', batch.ids[place], days)
    for (const [place, days] of [5, 4].entries()) await happened('sendToBank', batch.ids[place], days)
    await server.asOwner('alter table withdrawal_events enable trigger user')
    const { data } = await send(
      (made.data as { id: number }).id,
      fileOf(
        [`W${batch.ids[0]}-2,100.00,成功,F1,${dayOf(-5)}`, `W${batch.ids[1]}-2,200.00,成功,F2,${dayOf(-5)}`],
        '业务参考号,金额,状态,流水号,交易日期',
      ),
    )
    expect(await problems(data.id)).toEqual(['wrong_day', null])
    expect(data).toMatchObject({ paid: 1, paid_sum: '100.00' })
  })

  it('is the word of who uploaded it and of who had it applied: neither sends again what it says failed', async () => {
    const batch = await batchOf(10_000)
    const fourth = await loggedInStaff(server, { name: 'Fourth', roles: ['finance'] })
    const { data } = await send(batch.id, fileOf([`${batch.reference(0)},100.00,失败,,账号不存在`]), payer)
    expect((await apply(data.id, third)).code).toBe(1)
    const [layout] = (await server.call(listBatchLayouts, {}, payer)).data as unknown as { id: number }[]
    const again = (who: Staff) => {
      const wanted = { layout_id: layout?.id ?? 0, ids: batch.ids, payouts: 1, sum: '100.00' }
      return server.call(makeBatch, { ...wanted, idempotency_key: `sent again by ${who.staffId}` }, who)
    }
    for (const who of [approver, payer, third])
      expect((await again(who)).status, who.staffId.toString()).toBe(409)
    expect((await again(fourth)).code).toBe(1)
  })

  it('is not carried out once the person who asked for it has left finance', async () => {
    const batch = await batchOf(10_000)
    const clerk = await loggedInStaff(server, { name: 'Leaving', roles: ['finance'] })
    const { data } = await send(batch.id, fileOf([`${batch.reference(0)},100.00,成功,F1,`]), payer)
    expect((await server.call(applyBankResult, { id: data.id }, clerk)).code).toBe(1)
    await server.asOwner("update staff set roles = '{support}' where id = $1", [clerk.staffId])
    await applyResult.run({ ...server, payload: { resultId: data.id }, log: createLog('silent') })
    expect(await statesOf(batch.ids)).toEqual(['in_batch'])
    const page = (await server.call(readBatch, { id: batch.id }, payer)).data
    expect(page).toMatchObject({
      results: [
        { applied_at: null, applying: null, stopped: { by: 'Leaving', done: 0 }, can: { apply: true } },
      ],
    })
    expect((await apply(data.id)).data).toMatchObject({ applied_by: 'Payer', stopped: null })
    expect(await statesOf(batch.ids)).toEqual(['paid'])
  })

  it('is not carried out by who approved one of its payouts', async () => {
    const batch = await batchOf(10_000)
    const file = fileOf([`${batch.reference(0)},100.00,成功,,`])
    const { data } = await send(batch.id, file, approver)
    expect(data.can.apply).toBe(false)
    expect((await apply(data.id, approver)).msg).toContain('someone else')
    expect(await statesOf(batch.ids)).toEqual(['in_batch'])
    expect((await apply(data.id)).code).toBe(1)
  })

  it('leaves what was settled by hand since it was read', async () => {
    const batch = await batchOf(10_000, 20_000)
    const { data } = await send(
      batch.id,
      fileOf([`${batch.reference(0)},100.00,成功,,`, `${batch.reference(1)},200.00,成功,,`]),
    )
    await server.asOwner("update withdrawals set state = 'failed', reason = 'by hand' where id = $1", [
      batch.ids[0],
    ])
    expect((await apply(data.id)).code).toBe(1)
    expect(await statesOf(batch.ids)).toEqual(['failed', 'paid'])
  })

  it('that cannot be read, or is about nothing, is refused in words', async () => {
    const batch = await batchOf(10_000)
    const textOf = async (file: Buffer) => (await send(batch.id, file)).data.fields?.[0]?.message
    expect(await textOf(Buffer.alloc(0))).toContain('empty')
    expect(await textOf(fileOf(['a,b,c'], 'one,two,three'))).toContain('Missing: reference, amount, status')
    expect(await textOf(Buffer.from('%PDF-1.7'))).toContain('can’t be read')
    expect((await send(999_999_999, fileOf(['W1-1,1,成功,,']))).code).toBe(1404)
    expect((await send(batch.id, Buffer.alloc(50 * 1024 * 1024, 'a'))).code).toBe(1413)
    expect((await apply(999_999_999)).status).toBe(404)
  })

  it('has its lines in pages, those with a problem first', async () => {
    const batch = await batchOf(10_000, 20_000)
    const { data } = await send(
      batch.id,
      fileOf([
        `${batch.reference(0)},100.00,成功,,`,
        'nothing,1,成功,,',
        `${batch.reference(1)},200.00,成功,,`,
      ]),
    )
    const positions: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { data: page } = await server.call(
        listBankResultLines,
        { id: data.id, limit: 1, ...(cursor && { cursor }) } as never,
        payer,
      )
      const { items, next_cursor } = page as { items: { position: number }[]; next_cursor: string | null }
      positions.push(...items.map(({ position }) => position))
      cursor = next_cursor
    }
    expect(positions).toEqual([2, 1, 3])
  })
})
