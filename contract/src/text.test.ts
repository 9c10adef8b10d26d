import { describe, expect, it } from 'vitest'
import { writablePart } from './clean-text'
import { asTyped, inBothLanguages, prose, seen, token, words } from './text'

describe('a line of text', () => {
  it('loses control characters, line breaks and marks that turn its direction', () => {
    expect(words(20).parse('  a\u202eb\n\tc\u0007 ')).toBe('a b c')
  })

  it('loses what cannot be seen, so that no two names look the same', () => {
    expect(words(20).parse('L\u200bi\u200d\ufeff\u00adn')).toBe('Lin')
    expect(words(20, 1).safeParse('\u200b\u3164\u2060').success).toBe(false)
  })

  it('keeps emoji and rare characters as they look', () => {
    expect(words(20).parse('❤️ 葛\u{e0100}城')).toBe('❤️ 葛\u{e0100}城')
  })

  it('is measured after that', () => {
    expect(words(3).parse('  abc\u200f ')).toBe('abc')
    expect(words(3).safeParse('abcd').success).toBe(false)
    expect(words(9, 3).safeParse(' a\u200bb ').success).toBe(false)
  })
})

describe('prose', () => {
  it('keeps lines and tabs, whatever system they come from, and loses what cannot be seen', () => {
    expect(prose(50).parse('a\r\nb\rc\td\u0007\u2066e\u200b')).toBe('a\nb\nc\tde')
  })

  it('keeps what joins letters and emoji', () => {
    const family = '👩\u200d👩\u200d👧 می\u200cخواهم 🏴\u{e0067}\u{e0062}\u{e007f}'
    expect(prose(50).parse(family)).toBe(family)
  })
})

describe('every text', () => {
  it.each(['a\u0000b', '\ud800', 'a\udfffb'])('is refused with %j, which nothing can keep', text => {
    for (const schema of [words(50), prose(50), asTyped(50), token(50)]) {
      expect(schema.safeParse(text).success).toBe(false)
    }
  })

  it('in an address is read without that', () => {
    expect(writablePart('a\u0000b\ud800c 👩')).toBe('abc 👩')
  })

  it('is otherwise kept as it was typed where that matters', () => {
    expect(asTyped(50).parse('  pass\u200bword ')).toBe('  pass\u200bword ')
  })
})

describe('a name that another program compares', () => {
  it('has nothing in it that cannot be seen', () => {
    expect(seen(20).parse(' René 名 ')).toBe(' René 名 ')
    expect(seen(20).parse('')).toBe('')
    for (const text of ['a\u200bb', '\u200bab', 'ab\u200b', 'a\nb', '\u0007', '\ud800'])
      expect(seen(20).safeParse(text).success, JSON.stringify(text)).toBe(false)
    expect(seen(3).safeParse('abcd').success).toBe(false)
  })
})

it('a text for readers of both languages has both', () => {
  const text = inBothLanguages(words(9, 1))
  expect(text.safeParse({ 'zh-CN': '夜航', en: 'Sail' }).success).toBe(true)
  expect(text.safeParse({ en: 'Sail' }).success).toBe(false)
  expect(text.safeParse({ 'zh-CN': '夜航' }).success).toBe(false)
})

describe('a token', () => {
  it('holds nothing but signs that every program writes', () => {
    expect(token(10).safeParse('aB-_.~/').success).toBe(true)
    for (const text of ['a b', 'a\n', 'é', '\u007f']) expect(token(10).safeParse(text).success).toBe(false)
  })
})
