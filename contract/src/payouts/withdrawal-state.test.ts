import { describe, expect, it } from 'vitest'
import {
  endedWithdrawals,
  openWithdrawals,
  withdrawalAfter,
  withdrawalEvents,
  withdrawalStates,
} from './withdrawal-state'

describe('a withdrawal', () => {
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
