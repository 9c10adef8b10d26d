import { describe, expect, it } from 'vitest'
import {
  canStep,
  type DeliveryState,
  deliveryStates,
  deliverySteps,
  openDeliveryStates,
} from './delivery-state'

const into = (to: DeliveryState) => deliveryStates.filter(from => canStep(from, to))

describe('the steps of a delivery', () => {
  it('lead from the queue to every state, and never stand still', () => {
    const reached = new Set<DeliveryState>(['queued'])
    for (const from of reached) for (const to of deliverySteps[from]) reached.add(to)
    expect([...reached].sort()).toEqual([...deliveryStates].sort())
    for (const state of deliveryStates) expect(canStep(state, state), state).toBe(false)
  })

  it('go live only once the channel has it, and reach the channel only as a package', () => {
    expect(into('live')).toEqual(['delivered'])
    expect(into('refused')).toEqual(['queued', 'delivered'])
    expect(into('delivered')).toEqual(['sending'])
    expect(into('sending')).toEqual(['packing'])
  })

  it('end where it was withdrawn, and can be withdrawn from everywhere else', () => {
    expect(deliverySteps.withdrawn).toEqual([])
    expect(into('withdrawn')).toEqual(deliveryStates.filter(state => state !== 'withdrawn'))
  })

  it('leave nothing to wait for once it is live or withdrawn', () => {
    expect([...openDeliveryStates, 'live', 'withdrawn'].toSorted()).toEqual([...deliveryStates].sort())
  })
})
