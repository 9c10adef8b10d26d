// Inputs as a call's schema wants them, so that what is spoiled in them afterwards is the only thing wrong.

import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core'
import { emailPattern } from '#contract/email-address'

/** A better value for a field than the schema alone would give, such as the id of a row that exists. */
export type Hint = (field: string) => Arbitrary<unknown> | undefined

export function validInput(schema: z.ZodType, hint: Hint): Arbitrary<unknown> {
  return partOf(schema, '', hint)
}

function partOf(schema: $ZodType, field: string, hint: Hint): Arbitrary<unknown> {
  const known = hint(field)
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return (field === 'scene' || field === 'layout') && known ? known : objectOf(def.shape, hint)
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(partOf(def.innerType, field, hint), { nil: undefined, freq: 2 })
    case 'nonoptional':
      return partOf(def.innerType, field, hint).filter(value => value !== undefined)
    case 'nullable':
      return fc.option(partOf(def.innerType, field, hint), { nil: null, freq: 3 })
    case 'pipe':
      return partOf(def.in, field, hint)
    case 'array':
      return known ? fc.array(known, { minLength: 1, maxLength: 3 }) : arrayOf(def.element, field, hint)
    case 'union':
      return fc.oneof(...def.options.map(option => partOf(option, field, hint)))
    case 'record':
      return fc.dictionary(
        partOf(def.keyType, '', hint) as Arbitrary<string>,
        partOf(def.valueType, field, hint),
        { maxKeys: 2 },
      )
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'number':
      return known ?? numberFor(schema)
    case 'string':
      return known ?? textFor(schema)
    default:
      throw new Error(`the fuzz does not know how to make a ${def.type} for ${field}`)
  }
}

function objectOf(shape: Readonly<Record<string, $ZodType>>, hint: Hint) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, partOf(schema, name, hint)] as const)
  return fc.record(Object.fromEntries(fields)).map(value => {
    // A field that is left out is not there at all: as it comes from JSON.
    return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined))
  })
}

function arrayOf(element: $ZodType, field: string, hint: Hint) {
  return fc.array(partOf(element, field, hint), { minLength: 1, maxLength: 2 })
}

/** What the checks of a schema say about numbers and lengths, and how a text looks. */
function boundsOf(schema: $ZodType) {
  const { checks = [], format } = schema._zod.def as { checks?: $ZodCheck[]; format?: string }
  const said = checks.map(({ _zod: { def } }) => def as CheckDefinition)
  const of = (check: string) => said.find(def => def.check === check)
  return {
    format,
    patterns: said.flatMap(({ pattern }) => (pattern ? [pattern.source] : [])),
    least: of('greater_than')?.value ?? of('min_length')?.minimum,
    most: of('less_than')?.value ?? of('max_length')?.maximum,
  }
}

interface CheckDefinition {
  check: string
  value?: number
  minimum?: number
  maximum?: number
  pattern?: RegExp
}

function numberFor(schema: $ZodType) {
  const { least = 0, most = least + 20 } = boundsOf(schema)
  return fc.integer({ min: least, max: Math.max(least, Math.min(most, least + 40)) })
}

const plainText = fc.constantFrom('Night sailing', '夜航', 'a line of text', 'Lin & Co.', '2026', '{name}')

function textFor(schema: $ZodType): Arbitrary<unknown> {
  const { least = 0, most = 1e6, format, patterns } = boundsOf(schema)
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.constantFrom('2026-05-01', '2024-02-29', '1999-12-31')
  if (format === 'datetime') return fc.constantFrom('2026-05-01T10:00:00Z', '2027-01-01T00:00:00.123Z')
  if (format === 'email') return fc.constant('lin@example.test')
  if (format === 'url') return fc.constant('https://example.test/a?b=c')
  const sample = patterns.map(pattern => samples[pattern]).find(Boolean)
  if (sample) return fc.constantFrom(...sample)
  if (patterns.length > 0) return fc.constantFrom('/guest/index', 'a-token'.padEnd(least, '-'))
  return plainText.map(text => text.padEnd(least, ' and on').slice(0, most))
}

/** Texts for patterns, by their source; the test fails when a call is never reached for want of one. */
const samples: Record<string, readonly string[]> = {
  [emailPattern.source]: ['lin@example.test', 'lin@例子.测试'],
  '^[a-z,]*$': ['night,warm', ''],
  '^[2-9a-km-np-z]{8}$': ['abcdefgh'],
  '^(?:1[3-9]\\d{9}|\\+(?!86)[1-9]\\d{6,14})$': ['13900000009', '15812345678', '+85291234567'],
  '^\\d{6}$': ['123456', '000000'],
  '^[A-Z]{2}[A-Z0-9]{3}\\d{7}$': ['CNT012600001'],
  '^(\\d{1,2}|100)(\\.\\d{1,2})?$': ['50', '12.5', '100'],
  '^(1[89]|2\\d)\\d\\d-(0[1-9]|1[0-2])$': ['2026-05', '2027-01'],
  '^\\d{1,16}$': ['1', '7'],
  '^\\d{6,19}$': ['6222021234567890'],
  '^[0-9a-f]{64}$': ['ab'.repeat(32)],
  '^[A-Z]{2}$': ['CN', 'DE'],
  '^[A-Z]{2}[A-Z0-9]{3}$': ['CNA12'],
  '^#[0-9a-f]{6}$': ['#c4371f'],
  '^\\d{1,6}(\\.\\d{1,4})?$': ['0', '2.5'],
  '^(0(\\.\\d{1,4})?|1(\\.0{1,4})?)$': ['0.8000', '1'],
  '^-?\\d{1,15}(\\.\\d{1,4})?$': ['100.00', '0'],
  '^PADPIDA\\d{10}[A-Z0-9]$': ['PADPIDA2014021303U'],
  '^\\d{1,4}(\\.\\d{1,4}){1,3}$': ['1.2.3'],
  '^[a-z][a-z0-9._-]{1,39}$': ['somebody'],
  '^[a-z0-9][a-z0-9-]{1,39}$': ['a-new-channel', 'another-channel'],
}
