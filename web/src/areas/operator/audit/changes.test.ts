import { describe, expect, it } from 'vitest'
import { changesOf, plainValue } from './changes'

describe('what an entry changed', () => {
  it('is told field by field, whichever side knows it', () => {
    expect(changesOf({ state: 'active' }, { state: 'frozen', reason: 'r' })).toEqual([
      { field: 'state', before: 'active', after: 'frozen' },
      { field: 'reason', before: undefined, after: 'r' },
    ])
  })

  it('leaves out what says nothing', () => {
    expect(changesOf(null, { reasons: [], note: '', state: 'approved' })).toEqual([
      { field: 'state', before: undefined, after: 'approved' },
    ])
    expect(changesOf(null, null)).toEqual([])
  })

  it('takes what is no object for one value', () => {
    expect(changesOf('a', ['b'])).toEqual([{ field: 'value', before: 'a', after: ['b'] }])
  })
})

describe('a value', () => {
  const word = (text: string) => (text === 'admin' ? 'Admin' : text)
  it.each([
    [['admin', 'other'], 'Admin · other'],
    [[{ field: 'cover', text: 'blurred' }], 'blurred'],
    [{ a: 1 }, '{"a":1}'],
    [7, '7'],
    [undefined, ''],
  ])('%j reads %s', (value, shown) => expect(plainValue(value, word)).toBe(shown))
})
