// The second opinion holds a million sums against everything that was decided: each decision is looked up, never searched for.
import { describe, expect, it } from 'vitest'
import { exact } from './exact'
import { compareBills, type Recorded } from './recompute-bills'

const isrcOf = (number: number) => `CNT01${String(number).padStart(7, '0')}`

/** A posted report of so many recordings, each signed for, owned and posted; and how often anything of that was looked at. */
function reportOf(count: number) {
  let looks = 0
  const watched = <T extends object>(row: T): T =>
    new Proxy(row, {
      get(target, name) {
        looks += 1
        return Reflect.get(target, name)
      },
    })
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const posting = { id: 1, number: 1, currency: 'CNY', posted_at: new Date('2026-10-01'), transaction_id: 1 }
  const recorded: Recorded = {
    titles: numbers.map(n => ({
      ...{ title: n, name: '__proto__', isrc: isrcOf(n), posting_id: 1, work_id: n, work_isrc: isrcOf(n) },
    })),
    stores: [{ store: 1, channel_id: 1 }],
    rates: [],
    postings: [posting],
    bills: [],
    signed: numbers.map(n => watched({ work_id: n, signed_on: '2026-01-01', rate: '0.5' })),
    agreed: numbers.flatMap(n =>
      [4000, 6000].map((part, index) =>
        watched({
          ...{ split_id: n, isrc: isrcOf(n), from_month: '2026-01-01', settled_at: new Date('2026-01-01') },
          ...{ member_id: index + 1, part },
        }),
      ),
    ),
    owners: numbers.map(n => watched({ id: n, member_id: 1 })),
    parts: numbers.map(n =>
      watched({
        ...{ posting_id: 1, work_id: n, isrc: isrcOf(n), sale_month: '2026-08-01', member_id: 1 },
        ...{ split: '1', rate: '0.5', made_for: 0 },
      }),
    ),
    ledger: [{ kind: 'payer_receivable', currency: 'CNY', channel_id: 1, amount: String(count * 100) }],
    owed: [{ currency: 'CNY', amount: String(count * 100), rounds: 'once' }],
  }
  const sums = numbers.map(n => ({
    ...{ title: n, store: 1, month: '2026-08', currency: 'CNY', lines: 1, amount: exact('1') },
  }))
  const differences = compareBills(9, sums, recorded)
  return { differences, looks }
}

describe('bills once more', () => {
  it('come to the same by every split and rate', () => {
    const { differences } = reportOf(10)
    // Nothing was recorded, so that both bills are missing, each with its part: ten recordings at half of 40 and of 60 percent.
    expect(differences.map(({ where, recomputed }) => [where, recomputed])).toEqual([
      ['1 1 1 0 of report 9', '2'],
      ['1 2 1 0 of report 9', '3'],
    ])
  })

  it('of twice as many recordings are twice the work', () => {
    expect(reportOf(800).looks / reportOf(400).looks).toBeLessThan(2.2)
  })
})
