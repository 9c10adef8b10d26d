import { describe, expect, it } from 'vitest'
import { exportAddress, filterOf, isWhole, readListState, writeListState } from './list-state'

const read = (address: string) => readListState(new URLSearchParams(address))

describe('the state of the list', () => {
  it('comes back from its address as it went there', () => {
    const address = 'search=night&view=review&kind=album&from=2026-01-01&to=2026-02-01&sort=title&pages=3'
    expect(writeListState(read(address)).toString()).toBe(address)
    expect(writeListState(read('')).toString()).toBe('')
  })

  it('leaves out what nobody could have chosen', () => {
    const nonsense = read('view=secret&kind=tape&from=yesterday&to=2026-13-45&sort=luck&pages=-2')
    expect(nonsense).toEqual(read(''))
    expect(read('pages=100000').pages).toBeLessThan(100)
  })

  it('asks for the codes of a status, and for all that wait', () => {
    expect(filterOf(read('view=review')).statuses).toBe('200,201,300,301')
    expect(filterOf(read('view=waiting')).statuses).toBe('400,401,00,01,10,11,100,101')
    expect(filterOf(read('view=bin'))).toEqual({ bin: 'true', sort: 'updated' })
  })

  it('knows whether anything narrows it', () => {
    expect(isWhole(read('sort=title&pages=2'))).toBe(true)
    expect(isWhole(read('search=night'))).toBe(false)
    expect(isWhole(read('view=bin'))).toBe(false)
  })

  it('makes the file of the same works', () => {
    expect(exportAddress(read('search=夜航&view=online&pages=2'))).toBe(
      '/works.csv?search=%E5%A4%9C%E8%88%AA&statuses=991&sort=updated',
    )
  })
})
