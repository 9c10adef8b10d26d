import { describe, expect, it } from 'vitest'
import { diffLines, foldSame } from './line-diff'

const shown = (before: string[], after: string[]) =>
  diffLines(before, after).map(({ is, text }) => ({ same: ' ', gone: '-', new: '+' })[is] + text)

describe('the difference between two texts', () => {
  it('keeps what both have, and says what is gone and what is new in its place', () => {
    expect(shown(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([' a', '-b', '+x', ' c', '+d'])
  })

  it('is nothing where nothing differs', () => {
    expect(shown(['a', 'b'], ['a', 'b'])).toEqual([' a', ' b'])
    expect(shown([], [])).toEqual([])
  })

  it('shows a text that begins or ends', () => {
    expect(shown([], ['a', 'b'])).toEqual(['+a', '+b'])
    expect(shown(['a', 'b'], [])).toEqual(['-a', '-b'])
  })

  it('finds as much in common as there is', () => {
    expect(shown(['a', 'b', 'c', 'a', 'b'], ['b', 'c', 'b'])).toEqual(['-a', ' b', ' c', '-a', ' b'])
  })
})

describe('a long text with a small change', () => {
  it('shows the change with a line on each side and counts the rest', () => {
    const lines = diffLines(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'x', 'e', 'f'])
    expect(foldSame(lines)).toEqual([
      { is: 'folded', count: 2 },
      { is: 'same', text: 'c' },
      { is: 'gone', text: 'd' },
      { is: 'new', text: 'x' },
      { is: 'same', text: 'e' },
      { is: 'folded', count: 1 },
    ])
  })
})
