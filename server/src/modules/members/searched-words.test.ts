import { describe, expect, it } from 'vitest'
import { searchedWords } from './searched-words'

describe('a searched word', () => {
  it('is read the way names are kept: small, half-width, one space', () => {
    expect(searchedWords(' ＬＩＮ　岚 ', true)).toEqual([
      { text: 'lin', isNumber: false },
      { text: '岚', isNumber: false },
    ])
  })

  it('of digits may be part of a number, its end, or an id', () => {
    expect(searchedWords('13900', true)).toEqual([
      { text: '13900', isNumber: true, id: 13900, beginning: '13900', ending: '13900' },
    ])
    expect(searchedWords('+85291234567', false)).toEqual([
      { text: '+85291234567', isNumber: true, ending: '+85291234567' },
    ])
    expect(searchedWords('139', true)).toEqual([{ text: '139', isNumber: true, id: 139, beginning: '139' }])
  })

  it('that begins with a zero is no id', () => {
    expect(searchedWords('0012', true)[0]).not.toHaveProperty('id')
  })

  it('keeps wildcards as they are', () => {
    expect(searchedWords('%_', true)).toEqual([{ text: '%_', isNumber: false }])
  })

  it.each([
    ['139', { beginning: '139' }],
    ['0001', { ending: '0001' }],
    ['13900000001', { beginning: '13900000001', ending: '13900000001' }],
    ['1390', { ending: '1390' }],
    ['13900', {}],
    ['1390000000', {}],
  ])('tells who reads masked numbers no more than the mask does: %s', (word, found) => {
    const [read] = searchedWords(word, false)
    expect({ beginning: read?.beginning, ending: read?.ending }).toEqual(found)
  })
})
