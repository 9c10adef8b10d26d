import { describe, expect, it } from 'vitest'
import { prose, words } from './text'

describe('a line of text', () => {
  it('loses control characters, line breaks and marks that turn its direction', () => {
    expect(words(20).parse('  a\u202eb\nc\u0000 ')).toBe('a b c')
  })

  it('is measured after that', () => {
    expect(words(3).parse('  abc\u200f ')).toBe('abc')
    expect(words(3).safeParse('abcd').success).toBe(false)
  })
})

describe('prose', () => {
  it('keeps lines and tabs, whatever system they come from, and loses what cannot be seen', () => {
    expect(prose(50).parse('a\r\nb\rc\td\u0007\u2066e')).toBe('a\nb\nc\tde')
  })
})
