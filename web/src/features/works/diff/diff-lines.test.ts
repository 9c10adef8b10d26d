import { expect, it } from 'vitest'
import { diffLines } from './diff-lines'

const told = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', come: '+' }[kind]}${text}`)

it('tells the lines that went and came, and leaves the others alone', () => {
  expect(told('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([' a', '-b', '+B', ' c', ' d', '+e'])
  expect(told('a\r\nb  ', 'a\nb')).toEqual([' a', ' b'])
  expect(told('', 'a')).toEqual(['-', '+a'])
})

it('keeps a verse together that moved behind another', () => {
  expect(told('x\na\nb', 'a\nb\nx')).toEqual(['-x', ' a', ' b', '+x'])
})
