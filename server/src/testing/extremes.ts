// The longest and the shortest value that each field of a schema takes, so that a test can set everything to its bounds.
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

export type Bound = 'least' | 'most'

const lengths = [0, 1, 2, 4, 13, 40, 60, 80, 100, 120, 200, 300, 500, 1000, 2000]
const texts = [
  ...lengths.flatMap(length => ['W'.repeat(length), '9'.repeat(length)]),
  ...lengths.map(length => `https://a.example/${'w'.repeat(length)}`),
  ...lengths.map(length => `${'w'.repeat(length)}@a.example`),
  ...[
    '#000000',
    '#ffffff',
    '0.0',
    '99.9999',
    '9999.9999.9999.9999',
    'PADPIDA9999999999Z',
    '91350100M000100Y43',
  ],
]

export function atBound(schema: $ZodType, bound: Bound): unknown {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return mapValues(def.shape, field => atBound(field, bound))
    case 'record': {
      const keys = (def.keyType._zod as { values?: Set<string> }).values ?? new Set()
      return Object.fromEntries([...keys].map(key => [key, atBound(def.valueType, bound)]))
    }
    case 'array':
      return bound === 'least' ? [] : longestArray(schema, atBound(def.element, bound))
    case 'union':
      return atBound(def.options.at(bound === 'least' ? 0 : -1) as $ZodType, bound)
    case 'optional':
    case 'nullable':
    case 'default':
      return atBound(def.innerType, bound)
    case 'enum':
      return Object.values(def.entries).at(bound === 'least' ? 0 : -1)
    case 'literal':
      return def.values[0]
    case 'boolean':
      return bound === 'most'
    case 'number':
      return taken(
        schema,
        [0, 1, 2, 7, 24, 30, 60, 90, 100, 168, 250, 365, 1000, 5000, 99_999, 9_999_999],
        bound,
      )
    default:
      return taken(schema, texts, bound)
  }
}

function longestArray(schema: $ZodType, element: unknown): unknown[] {
  const takes = (length: number) => parse(schema, new Array(length).fill(element))
  return new Array([10, 4, 2, 1].find(takes) ?? 0).fill(element)
}

function taken<T extends string | number>(schema: $ZodType, candidates: readonly T[], bound: Bound): T {
  const size = (value: T) => (typeof value === 'number' ? value : value.length)
  const fitting = candidates.filter(candidate => parse(schema, candidate)).sort((a, b) => size(a) - size(b))
  const found = fitting.at(bound === 'least' ? 0 : -1)
  if (found === undefined) throw new Error(`no candidate fits ${JSON.stringify(schema._zod.def)}`)
  return found
}

const parse = (schema: $ZodType, value: unknown) =>
  (schema as $ZodType & { safeParse(value: unknown): { success: boolean } }).safeParse(value).success

const mapValues = <T, R>(from: Readonly<Record<string, T>>, by: (value: T) => R) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, by(value)]))
