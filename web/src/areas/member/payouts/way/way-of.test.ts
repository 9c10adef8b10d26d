import { describe, expect, it } from 'vitest'
import { listWithdrawals } from '#contract/payouts/withdrawal-calls'
import { sampleOf } from '../../../../testing/sample-of'
import { stationsOf } from './way-of'

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof listWithdrawals.output>>[1]>
type One = NonNullable<Wanted['items']>[number]

const day = (number: number) => `2026-11-0${number}T02:00:00.000Z`
const stations = (changes: One) => {
  const [withdrawal] = sampleOf(listWithdrawals.output, {
    items: [{ submitted_at: day(1), ...changes }],
  }).items
  return withdrawal ? stationsOf(withdrawal) : []
}
const names = (changes: One) => stations(changes).map(({ name, state }) => `${name} ${state}`)
const approved = { approved_at: day(2) }
const sent = { step: 'sendToBank', at: day(3), batch: 31 } as const

describe('the way of a withdrawal', () => {
  it.each<[string, One, string[]]>([
    [
      'is looked at first',
      { state: 'submitted' },
      ['submitted done', 'review now', 'bank next', 'awaiting next'],
    ],
    [
      'stands still while its member has to answer',
      { state: 'to_confirm' },
      ['submitted done', 'to_confirm problem', 'bank next', 'awaiting next'],
    ],
    [
      'waits for the next batch',
      { state: 'approved', ...approved },
      ['submitted done', 'approved done', 'queued now', 'awaiting next'],
    ],
    [
      'is at the bank',
      { state: 'in_batch', ...approved, steps: [sent] },
      ['submitted done', 'approved done', 'in_batch now', 'awaiting next'],
    ],
    [
      'ends with the money',
      { state: 'paid', ...approved, steps: [sent] },
      ['submitted done', 'approved done', 'sent done', 'paid done'],
    ],
    [
      'breaks at the bank',
      { state: 'failed', ...approved, steps: [sent] },
      ['submitted done', 'approved done', 'failed problem', 'awaiting next'],
    ],
    [
      'comes back from the bank',
      { state: 'returned', ...approved, steps: [sent] },
      ['submitted done', 'approved done', 'sent done', 'returned problem'],
    ],
    ['ends with a no', { state: 'refused' }, ['submitted done', 'refused problem']],
    ['ends where its member took it back', { state: 'cancelled' }, ['submitted done', 'cancelled next']],
    [
      'ends where nobody confirmed in time',
      { state: 'cancelled', steps: [{ step: 'lapse', at: day(3) }] },
      ['submitted done', 'lapsed next'],
    ],
    [
      'ends void after it was approved',
      { state: 'void', ...approved },
      ['submitted done', 'approved done', 'void next'],
    ],
  ])('%s', (_, changes, way) => {
    expect(names(changes)).toEqual(way)
  })

  it('tells the batch it went out with last, and why it failed', () => {
    const [, , bank] = stations({
      ...{ state: 'failed', ...approved },
      steps: [sent, { step: 'fail', at: day(4), reason: 'old' }, { ...sent, at: day(5), batch: 32 }].concat([
        { step: 'fail', at: day(6), reason: 'The account is closed.' } as never,
      ]),
    })
    expect(bank).toMatchObject({ batch: 32, at: day(6), reason: 'The account is closed.' })
  })
})
