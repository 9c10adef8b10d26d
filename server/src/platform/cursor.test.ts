import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { pageOf, place, readCursor, writeCursor } from './cursor'
import { Refusal } from './refusal'

const accepts = (shape: z.ZodType, value: unknown) => {
  try {
    return readCursor(shape, writeCursor(value)) === value
  } catch (error) {
    if (error instanceof Refusal && error.key === 'malformedRequest') return false
    throw error
  }
}

describe('a page of a list', () => {
  const page = (found: number[], limit: number) => pageOf(found, limit, row => row)

  it('leads on only where more was found than it shows', () => {
    expect(page([1, 2, 3], 2)).toEqual({ shown: [1, 2], next_cursor: writeCursor(2) })
    expect(page([1, 2], 2)).toEqual({ shown: [1, 2], next_cursor: null })
    expect(page([], 2)).toEqual({ shown: [], next_cursor: null })
  })
})

describe('a place in a list', () => {
  it('is a moment as PostgreSQL writes it, of the calendar', () => {
    expect(accepts(place.moment, '2026-05-01 10:00:00.123456+00')).toBe(true)
    expect(accepts(place.moment, '2026-05-01 10:00:00+05:30')).toBe(true)
    for (const text of [
      '2026-02-30 10:00:00+00',
      '0000-01-01 00:00:00+00',
      '2026-05-01 10:00:00+99',
      'infinity',
      '',
    ]) {
      expect(accepts(place.moment, text), text).toBe(false)
    }
  })

  it('is a number that its column holds', () => {
    expect(accepts(place.number, 2 ** 31 - 1)).toBe(true)
    expect(accepts(place.number, 2 ** 31)).toBe(false)
    expect(accepts(place.id, 2 ** 53 - 1)).toBe(true)
    for (const value of [2 ** 53, 1.5, -1, '1', null]) expect(accepts(place.id, value)).toBe(false)
  })

  it('is a text that a database can keep', () => {
    expect(accepts(place.text, '夜航')).toBe(true)
    expect(accepts(place.text, 'a\u0000')).toBe(false)
  })

  it('is refused when nobody gave it out', () => {
    for (const cursor of ['x', '====', 'e30', '']) {
      expect(() => readCursor(place.id, cursor)).toThrow(Refusal)
    }
  })
})
