import { describe, expect, it } from 'vitest'
import { filterOf, isWhole, readListState, writeListState } from './list-state'

const read = (address: string) => readListState(new URLSearchParams(address))

describe('the state of the list of bills', () => {
  it('comes back from its address as it went there', () => {
    const address = 'from=2026-03&to=2026-05&channel=7&status=0&pages=3'
    expect(writeListState(read(address)).toString()).toBe(address)
    expect(writeListState(read('')).toString()).toBe('')
  })

  it('leaves out what nobody could have chosen', () => {
    expect(read('from=May&to=2026-13&channel=-1&status=7&pages=-2')).toEqual(read(''))
    expect(read('from=2026-05&to=2026-03')).toEqual(read('from=2026-05'))
    expect(read('pages=100000').pages).toBeLessThan(100)
  })

  it('asks only for what narrows it', () => {
    const narrowed = read('from=2026-03&status=10&pages=4')
    expect(filterOf(narrowed)).toEqual({ from: '2026-03', status: 10 })
    expect(isWhole(read('pages=2'))).toBe(true)
    expect(isWhole(narrowed)).toBe(false)
  })
})
