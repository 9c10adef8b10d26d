import { describe, expect, it } from 'vitest'
import {
  endedWithdrawals,
  openWithdrawals,
  withdrawalAfter,
  withdrawalEvents,
  withdrawalStates,
} from './withdrawal-state'

/** Every way there is, written out. */
const ways = [
  'submitted approve approved',
  'submitted ask to_confirm',
  'submitted refuse refused',
  'submitted cancel cancelled',
  'to_confirm cancel cancelled',
  'to_confirm confirm submitted',
  'to_confirm lapse cancelled',
  'approved sendToBank in_batch',
  'approved void void',
  'in_batch pay paid',
  'in_batch fail failed',
  'paid bankReturns returned',
  'failed sendToBank in_batch',
  'failed void void',
  'returned sendToBank in_batch',
  'returned void void',
]

describe('a withdrawal', () => {
  it('goes these ways and no other', () => {
    const found = withdrawalStates.flatMap(state =>
      withdrawalEvents.flatMap(event => {
        const next = withdrawalAfter(state, event)
        return next ? [`${state} ${event} ${next}`] : []
      }),
    )
    expect(found.toSorted()).toEqual(ways.toSorted())
  })

  it('holds its bills from the request until they are paid or free again', () => {
    expect(openWithdrawals).toEqual(['submitted', 'to_confirm', 'approved', 'in_batch', 'failed', 'returned'])
    expect(endedWithdrawals).toEqual(['refused', 'cancelled', 'void'])
  })

  it('ends for good where its bills are free again, and only there', () => {
    for (const state of withdrawalStates) {
      const ways = withdrawalEvents.filter(event => withdrawalAfter(state, event) !== undefined)
      const isEnd = (endedWithdrawals as readonly string[]).includes(state)
      expect(ways.length === 0, state).toBe(isEnd)
    }
  })

  it('is open, paid or ended', () => {
    expect([...openWithdrawals, 'paid', ...endedWithdrawals].sort()).toEqual([...withdrawalStates].sort())
  })

  it('is paid by the bank alone, and only what was approved gets there', () => {
    expect(withdrawalStates.filter(state => withdrawalAfter(state, 'pay'))).toEqual(['in_batch'])
    expect(withdrawalStates.filter(state => withdrawalAfter(state, 'sendToBank'))).toEqual([
      'approved',
      'failed',
      'returned',
    ])
    expect(withdrawalStates.filter(state => withdrawalAfter(state, 'approve'))).toEqual(['submitted'])
  })

  it('is never given back while money may be with the bank', () => {
    for (const event of ['cancel', 'refuse', 'lapse', 'void'] as const) {
      expect(withdrawalAfter('in_batch', event)).toBeUndefined()
      expect(withdrawalAfter('paid', event)).toBeUndefined()
    }
  })
})
