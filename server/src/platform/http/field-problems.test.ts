import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { words } from '#contract/text'
import { fieldProblems } from './field-problems'

const said = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input)
  return error ? fieldProblems(error).map(({ field, text, params }) => [field, text, params?.limit]) : []
}

describe('what a schema complains about', () => {
  it('names the field by its whole path', () => {
    const schema = z.object({ tracks: z.array(z.object({ rights: z.object({ source: z.literal(1) }) })) })
    expect(said(schema, { tracks: [{ rights: { source: 1 } }, { rights: { source: 9 } }] })).toEqual([
      ['tracks.1.rights.source', 'field.notAChoice', undefined],
    ])
  })

  it('asks to fill in what is missing or empty, also where several shapes would do', () => {
    const schema = z.object({
      name: words(10, 1),
      either: z.union([z.string(), z.number()]),
      day: z.iso.date(),
    })
    expect(said(schema, { name: '   ' })).toEqual([
      ['name', 'field.required', undefined],
      ['either', 'field.required', undefined],
      ['day', 'field.required', undefined],
    ])
  })

  it('says how long, how many or how much there may be', () => {
    const schema = z.object({
      short: words(100, 2),
      long: words(3),
      few: z.array(z.string()).min(1),
      many: z.array(z.string()).max(1),
      small: z.number().min(5),
      big: z.number().max(5),
    })
    const input = { short: 'x', long: 'xxxx', few: [], many: ['a', 'b'], small: 4, big: 6 }
    expect(said(schema, input)).toEqual([
      ['short', 'field.tooShort', '2'],
      ['long', 'field.tooLong', '3'],
      ['few', 'field.tooFew', '1'],
      ['many', 'field.tooMany', '1'],
      ['small', 'field.tooSmall', '5'],
      ['big', 'field.tooBig', '5'],
    ])
  })

  it('tells characters that cannot be kept from a wrong form', () => {
    const schema = z.object({ name: words(10), day: z.iso.date() })
    expect(said(schema, { name: 'a\u0000b', day: '31.12.2026' })).toEqual([
      ['name', 'field.unwritable', undefined],
      ['day', 'field.wrongForm', undefined],
    ])
  })

  it('stops at fifty, however much is wrong', () => {
    expect(said(z.array(z.string()), Array(500).fill(7))).toHaveLength(50)
  })
})
