import { describe, expect, it } from 'vitest'
import {
  type BillEvent,
  type BillStanding,
  type BillStatus,
  billAfter,
  billBeginnings,
  billEvents,
  billStatus,
  billStatuses,
} from './bill-status'

const at = (status: BillStatus, heldFrom: BillStatus | null = null): BillStanding => ({ status, heldFrom })
const follow = (from: BillStanding, ...events: BillEvent[]) =>
  events.reduce<BillStanding | undefined>((bill, event) => bill && billAfter(bill, event), from)

describe('the ways of a bill', () => {
  it('reach every status from a new one, and end only when it is reversed', () => {
    const reached = new Map([['0', at(billStatus.toConfirm)]])
    for (const bill of reached.values()) {
      const next = billEvents.flatMap(event => billAfter(bill, event) ?? [])
      for (const after of next) {
        expect(after.status).not.toBe(bill.status)
        reached.set(`${after.status} ${after.heldFrom ?? ''}`, after)
      }
      expect(next.length === 0).toBe(bill.status === billStatus.reversed)
    }
    const statuses = new Set([...reached.values()].map(({ status }) => status))
    expect([...statuses].sort()).toEqual([...billStatuses].sort())
  })

  it('lead from posting to payment, and back when the bank returns the money', () => {
    expect(follow(at(0), 'confirm', 'withdraw', 'pay')).toEqual(at(3))
    expect(follow(at(3), 'bankReturns', 'pay')).toEqual(at(3))
    expect(follow(at(3), 'bankReturns', 'giveBack')).toEqual(at(1))
  })

  it('lead from a hold back to where the bill was', () => {
    for (const status of [0, 1] as const) {
      expect(follow(at(status), 'hold')).toEqual(at(10, status))
      expect(follow(at(status), 'hold', 'release')).toEqual(at(status))
    }
  })

  it('never touch money that is on its way or paid', () => {
    for (const event of ['hold', 'release', 'reverse', 'confirm', 'withdraw'] as const) {
      expect(billAfter(at(2), event), event).toBeUndefined()
      expect(billAfter(at(3), event), event).toBeUndefined()
    }
  })

  it('pay nothing that was not confirmed, or is held', () => {
    for (const event of ['withdraw', 'pay'] as const) {
      expect(billAfter(at(0), event), event).toBeUndefined()
      expect(billAfter(at(10, 1), event), event).toBeUndefined()
    }
  })

  it('begin with a confirmation, unless the bill corrects a payment', () => {
    expect(billBeginnings).toEqual({ normal: [0], adjustment: [0, 1] })
  })
})
