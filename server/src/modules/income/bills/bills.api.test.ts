// What the table itself keeps, whoever writes to it: amounts that never change, and steps that are in the contract's table.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currencies } from '#contract/currency'
import {
  type BillStanding,
  billAfter,
  billBeginnings,
  billEvents,
  billStatuses,
  billTags,
} from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { insertBill, type WantedBill } from '../../../testing/build-bill'
import { insertPosting } from '../../../testing/build-posting'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
let memberId: number

beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'bills.test' })
})
afterAll(() => test.close())

const build = async (wanted: WantedBill = {}) => {
  memberId = (await buildMember(test.database, agentId)).memberId
  return test.database.change(agentId, tx => insertBill(tx, memberId, wanted))
}

const set = (tx: Tx, id: number, { status, heldFrom }: BillStanding) =>
  tx.run("update bills set status = $2, held_from = $3, remarks = 'why' where id = $1", [
    id,
    status,
    heldFrom,
  ])

/** Tries something that leaves nothing behind. */
async function isLet(work: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  let isDone = false
  await test.database
    .change(agentId, async tx => {
      await work(tx)
      isDone = true
      throw new Error('roll back')
    })
    .catch(() => {})
  return isDone
}

const columns = [
  ...[
    'member_id',
    'month',
    'channel_id',
    'sp_name',
    'currency',
    'total_minor',
    'share_minor',
    'status',
    'held_from',
  ],
  ...[
    'remarks',
    'tag',
    'created_at',
    'changed_at',
    'exact',
    'rest_before',
    'rest_after',
    'first_month',
    'last_month',
  ],
  ...['confirms_at', 'confirmed_at', 'confirmed_by'],
]

/** The member's bill once more, in a posting of its own and with these columns changed. */
async function postAgain(tx: Tx, changes: Record<string, string>) {
  const postingId = await insertPosting(tx)
  await tx.run(
    `insert into bills (posting_id, ${columns.join()})
     select $2, ${columns.map(column => changes[column] ?? column).join()} from bills where member_id = $1`,
    [memberId, postingId],
  )
}

const standings: BillStanding[] = [
  ...billStatuses.filter(status => status !== 10).map(status => ({ status, heldFrom: null })),
  { status: 10, heldFrom: 0 },
  { status: 10, heldFrom: 1 },
]

describe('a bill', () => {
  it('takes every step of the contract, and no other', async () => {
    for (const from of standings) {
      const id = await build({
        status: from.status,
        heldFrom: from.heldFrom === 1 ? 1 : 0,
        remarks: 'why',
      })
      const ways = billEvents.flatMap(event => billAfter(from, event) ?? [])
      for (const to of standings) {
        const isWay = ways.some(way => way.status === to.status && way.heldFrom === to.heldFrom)
        const isSame = from.status === to.status && from.heldFrom === to.heldFrom
        expect(await isLet(tx => set(tx, id, to)), `${JSON.stringify(from)} → ${JSON.stringify(to)}`).toBe(
          isWay || isSame,
        )
      }
    }
  })

  it('begins where the contract says', async () => {
    await build()
    for (const tag of billTags) {
      for (const { status, heldFrom } of standings) {
        const isBegun = await isLet(tx =>
          postAgain(tx, {
            status: String(status),
            held_from: String(heldFrom),
            remarks: "'why'",
            tag: `'${tag}'`,
            confirmed_at: 'now()',
            confirmed_by: "'member'",
          }),
        )
        expect(isBegun, `${tag} ${status}`).toBe(billBeginnings[tag].includes(status))
      }
    }
  })

  it('says for ever what it said when it was posted', async () => {
    const id = await build()
    const other = await buildMember(test.database, agentId)
    const [{ channel } = { channel: 0 }] = await test.asOwner<{ channel: string }>(
      'select max(id) as channel from channels where agent_id = $1',
      [agentId],
    )
    for (const change of [
      'total_minor = total_minor + 1',
      'share_minor = 0',
      `member_id = ${other.memberId}`,
      "month = '2026-04-01'",
      `channel_id = ${channel}`,
      "sp_name = 'Other'",
      "currency = 'USD'",
      "tag = 'adjustment'",
      "created_at = created_at - interval '1 day'",
    ]) {
      const sql = `update bills set ${change} where id = ${id}`
      await expect(test.asOwner(sql), change).rejects.toThrow(/never changed/)
      await expect(
        test.database.change(agentId, tx => tx.run(sql, [])),
        change,
      ).rejects.toThrow(/permission/)
    }
  })

  it('is never removed', async () => {
    const id = await build()
    const sql = `delete from bills where id = ${id}`
    await expect(test.asOwner(sql)).rejects.toThrow(/never changed or removed/)
    await expect(test.asOwner('truncate bills cascade')).rejects.toThrow(/never changed or removed/)
    await expect(test.database.change(agentId, tx => tx.run(sql, []))).rejects.toThrow(/permission/)
  })

  it('is held only with a reason', async () => {
    const id = await build()
    const hold = (remarks: string) =>
      isLet(tx =>
        tx.run('update bills set status = 10, held_from = 0, remarks = $2 where id = $1', [id, remarks]),
      )
    expect(await hold('  ')).toBe(false)
    expect(await hold('Claimed by somebody else')).toBe(true)
  })

  it('is of a month, named by its first day, and of a currency that the contract knows', async () => {
    await build()
    const post = (month: string, currency: string) =>
      isLet(tx => postAgain(tx, { month: `'${month}'`, currency: `'${currency}'` }))
    expect(await post('2026-06-01', 'CNY')).toBe(true)
    expect(await post('2026-06-02', 'CNY')).toBe(false)
    for (const currency of currencies) expect(await post('2026-07-01', currency), currency).toBe(true)
    expect(await post('2026-07-01', 'XAU')).toBe(false)
  })
})

describe('of a posting, member and channel', () => {
  const post = (wanted: WantedBill = {}) =>
    test.database.change(agentId, tx => insertBill(tx, memberId, wanted))
  const count = async () => {
    const [row] = await test.asOwner<{ bills: number }>(
      'select count(*)::int as bills from bills where member_id = $1',
      [memberId],
    )
    return row?.bills
  }

  it('there is one normal bill, however many are posted at once', async () => {
    memberId = (await buildMember(test.database, agentId)).memberId
    const postingId = await test.database.change(agentId, tx => insertPosting(tx))
    const posted = await Promise.allSettled(Array.from({ length: 8 }, () => post({ postingId })))
    expect(posted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of posted) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ constraint: 'bills_one_normal' })
    }
    expect(await count()).toBe(1)
  })

  it('a month may hold several, of one posting each', async () => {
    await build()
    await post()
    expect(await count()).toBe(2)
  })

  it('there may be several adjustments, also negative ones', async () => {
    await build()
    await post({ tag: 'adjustment', total: -500n, share: -400n })
    await post({ tag: 'adjustment', total: -500n, share: -400n })
    expect(await count()).toBe(3)
  })
})
