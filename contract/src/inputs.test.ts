// What every call takes, leaf by leaf: nothing reaches a handler that a column could not hold.
import { describe, expect, it } from 'vitest'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { allCalls } from './all-calls'
import { isWritable } from './clean-text'

interface Leaf {
  name: string
  /** What the field is made of before anything is done with it. */
  given: $ZodType
  /** The field with everything that is done with it. */
  field: $ZodType
}

function leavesOf(name: string, schema: $ZodType, field = schema): Leaf[] {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => leavesOf(`${name}.${key}`, inner))
    case 'array':
      return leavesOf(`${name}[]`, def.element)
    case 'record':
      return [...leavesOf(`${name} key`, def.keyType), ...leavesOf(`${name}{}`, def.valueType)]
    case 'union':
      return def.options.flatMap(option => leavesOf(name, option, field === schema ? option : field))
    case 'pipe':
      return leavesOf(name, def.in, field)
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return leavesOf(name, def.innerType, field === schema ? def.innerType : field)
    default:
      return [{ name, given: schema, field }]
  }
}

const leaves = allCalls.flatMap(call => leavesOf(call.name, call.input))
const ofType = (type: string) => leaves.filter(({ given }) => given._zod.def.type === type)

interface StringCheck {
  _zod: { def: { check: string; fn?: unknown } }
}

describe('a text that a client sends', () => {
  it('goes through one of the schemas of text.ts, or says what it looks like', () => {
    const bare = ofType('string').filter(({ given }) => {
      const { checks = [], format } = given._zod.def as { checks?: StringCheck[]; format?: string }
      const isOfFamily = checks.some(({ _zod: { def } }) => def.fn === isWritable)
      const hasForm =
        format !== undefined || checks.some(({ _zod: { def } }) => def.check === 'string_format')
      return !isOfFamily && !hasForm
    })
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  it('is refused with NUL or half a character in it, wherever it stands', () => {
    const kept = ofType('string').flatMap(({ name, field }) =>
      hostile(['\u0000', '\ud800', '\udfff']).flatMap(text => {
        const parsed = parse(field, text)
        return parsed.success ? [`${name} keeps ${JSON.stringify(text)}`] : []
      }),
    )
    expect(kept).toEqual([])
  })

  it('keeps nothing that turns its direction or cannot be seen', () => {
    const unseen = ['\u202e', '\u2066', '\u200f', '\u200b', '\ufeff', '\u0007']
    const own = ['password', 'old_password', 'new_password', 'file_name']
    // The words on a cover are drawn and compared as they are seen: marks of direction and joiners of emoji belong to them.
    const isDrawn = (name: string) => /\.scene\.layers\[\].*\.text$/.test(name)
    const texts = ofType('string').filter(
      ({ name }) => !own.includes(name.split('.').at(-1) ?? '') && !isDrawn(name),
    )
    const kept = texts.flatMap(({ name, field }) =>
      hostile(unseen).flatMap(text => {
        const parsed = parse(field, text)
        return parsed.success && unseen.some(mark => String(parsed.data).includes(mark))
          ? [`${name} keeps ${JSON.stringify(text)}`]
          : []
      }),
    )
    expect(kept).toEqual([])
  })
})

describe('a number that a client sends', () => {
  it('fits into its column: an id into bigint, whatever has its own limit below', () => {
    const wide = ofType('number').filter(({ field }) => parse(field, 2 ** 53).success)
    expect(wide.map(({ name }) => name)).toEqual([])
  })

  it('is a number or digits, not whatever JavaScript would make one of', () => {
    const lax = leaves.filter(({ field }) =>
      [[5], true, '0x10', '1e1', ' 7', { valueOf: 1, toString: 1 }].some(value => {
        const parsed = parse(field, value)
        return parsed.success && typeof parsed.data === 'number'
      }),
    )
    expect([...new Set(lax.map(({ name }) => name))]).toEqual([])
  })
})

describe('a day that a client sends', () => {
  it('is a day of the calendar that people live by', () => {
    const days = leaves.filter(({ field }) => parse(field, '2026-05-01').data === '2026-05-01')
    const dated = days.filter(({ given }) => (given._zod.def as { format?: string }).format === 'date')
    expect(dated.length).toBeGreaterThan(10)
    const odd = ['0000-01-01', '0001-01-01', '2026-02-30', '2025-02-29', '9999-12-31', '2026-1-1']
    const kept = dated.flatMap(({ name, field }) =>
      odd.filter(day => parse(field, day).success).map(() => name),
    )
    expect(kept).toEqual([])
  })
})

const parse = (field: $ZodType, value: unknown) =>
  (field as $ZodType & { safeParse(value: unknown): { success: boolean; data?: unknown } }).safeParse(value)

/** Before, within and behind texts of several lengths, since a schema may ask for one. */
const hostile = (marks: readonly string[]) =>
  marks.flatMap(mark =>
    ['', 'ab', 'abcdefgh', 'abcdefghijklmnopqrstuvwx', 'https://a.test/', '/a', '{name}'].flatMap(text => [
      mark + text,
      text + mark,
      `${text.slice(0, -1)}${mark}${text.slice(-1)}`,
    ]),
  )
