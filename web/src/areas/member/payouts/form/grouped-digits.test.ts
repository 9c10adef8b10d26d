import { describe, expect, it } from 'vitest'
import { caretAfter, grouped } from './grouped-digits'

describe('a number that is typed', () => {
  it.each([
    ['6222', '6222'],
    ['62220', '6222 0'],
    ['6222 ', '6222'],
    ['6222-0202 0', '6222 0202 0'],
    ['６２２２０', '6222 0'],
    ['6222O2', '6222O2'],
    ['', ''],
  ])('%j stands there as %j', (typed, shown) => {
    expect(grouped(typed)).toBe(shown)
  })

  it.each([
    ['before everything', '62220202', 0, 0],
    ['at the end', '62220', 5, 6],
    ['before a digit that moves on', '6229 22 0202', 4, 4],
    ['behind a gap that was taken away', '62220202', 4, 4],
    ['behind a digit that begins a group', '6222 02027', 10, 11],
  ])('keeps the caret %s', (_, typed, caret, after) => {
    expect(caretAfter(typed, caret)).toBe(after)
  })
})
