import { describe, expect, it } from 'vitest'
import { filterOf, isWhole, readListState, writeListState } from './list-state'

const read = (address: string) => readListState(new URLSearchParams(address))

describe('the state of the list', () => {
  it('comes back from its address as it went there', () => {
    const address = 'state=answered&search=cover&pages=3'
    expect(writeListState(read(address)).toString()).toBe(address)
    expect(writeListState(read('')).toString()).toBe('')
  })

  it('leaves out what nobody could have chosen', () => {
    expect(read('state=secret&pages=-2')).toEqual(read(''))
    expect(read('pages=100000').pages).toBeLessThan(100)
  })

  it('asks only for what narrows it', () => {
    expect(filterOf(read('state=closed&search=+night+&pages=4'))).toEqual({
      state: 'closed',
      search: 'night',
    })
    expect(isWhole(read('pages=2'))).toBe(true)
    expect(isWhole(read('state=open'))).toBe(false)
  })
})
