// The least that the contract takes for something, so that a test says only what it is about.
import type { z } from 'zod'

type Wanted<T> = T extends (infer Item)[]
  ? Wanted<Item>[]
  : T extends object
    ? { [K in keyof T]?: Wanted<T[K]> }
    : T

/** Nothing where nothing is allowed, else the first that fits; at every depth, whatever the test wants instead. */
export function sampleOf<S extends z.ZodType>(schema: S, wanted?: Wanted<z.output<S>>): z.output<S> {
  return schema.parse(least(schema, wanted)) as z.output<S>
}

function least(schema: z.ZodType, wanted: unknown): unknown {
  const def = definitionOf(schema)
  const make = makers[def.type]
  if (!make) throw new Error(`no sample of ${def.type}`)
  return make(def, wanted)
}

interface Check {
  check: string
  minimum?: number
  value?: number
  inclusive?: boolean
  format?: string
  pattern?: RegExp
}
interface Definition {
  type: string
  format?: string
  shape: Record<string, z.ZodType>
  element: z.ZodType
  innerType: z.ZodType
  in: z.ZodType
  out: z.ZodType
  keyType: z.ZodType
  valueType: z.ZodType
  /** Of a record that may lack any of its keys. */
  partial?: boolean
  options: z.ZodType[]
  items: z.ZodType[]
  entries: Record<string, string>
  values: unknown[]
  checks?: { _zod: { def: Check } }[]
}
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition
const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod }) => _zod.def)

type Make = (def: Definition, wanted: unknown) => unknown
const inner: Make = ({ innerType }, wanted) => least(innerType, wanted)
const orNothing =
  (nothing: null | undefined): Make =>
  ({ innerType }, wanted) =>
    wanted === undefined || wanted === null ? nothing : least(innerType, wanted)
const or =
  (make: (def: Definition) => unknown): Make =>
  (def, wanted) =>
    wanted === undefined ? make(def) : wanted

const makers: Record<string, Make> = {
  object: ({ shape }, wanted) => {
    const given = (wanted ?? {}) as Record<string, unknown>
    const parts = Object.entries(shape).map(([name, part]) => [name, least(part, given[name])])
    return { ...given, ...Object.fromEntries(parts) }
  },
  array: ({ element }, wanted) => ((wanted ?? []) as unknown[]).map(item => least(element, item)),
  record: ({ keyType, valueType, partial }, wanted) => {
    const given = (wanted ?? {}) as Record<string, unknown>
    const { type, entries } = definitionOf(keyType)
    const keys = type === 'enum' && !partial ? Object.values(entries) : Object.keys(given)
    return Object.fromEntries(keys.map(key => [key, least(valueType, given[key])]))
  },
  tuple: or(({ items }) => items.map(item => least(item, undefined))),
  union: ({ options }, wanted) => {
    const made = options.map(option => () => least(option, wanted))
    const fits = options.findIndex((option, index) => option.safeParse(made[index]?.()).success)
    return made[Math.max(fits, 0)]?.()
  },
  nullable: orNothing(null),
  optional: orNothing(undefined),
  default: inner,
  readonly: inner,
  // Numbers that may also come as digits in an address are judged behind that.
  pipe: (def, wanted) =>
    least(['number', 'literal'].includes(definitionOf(def.out).type) ? def.out : def.in, wanted),
  null: () => null,
  unknown: or(() => null),
  enum: or(({ entries }) => Object.values(entries)[0]),
  literal: or(({ values }) => values[0]),
  boolean: or(() => false),
  number: or(def => Math.max(0, ...checksOf(def).map(smallest))),
  string: or(text),
}

function smallest({ check, value = 0, inclusive }: Check): number {
  if (check !== 'greater_than') return 0
  return inclusive ? value : value + 1
}

const formats: Record<string, string> = {
  datetime: '2026-03-04T05:06:07.000Z',
  date: '2026-03-04',
  uuid: '0190b5a0-0000-7000-8000-000000000001',
  url: 'https://river.example/',
}

/** Shapes of text that the contract asks for. */
const shapes = ['0.00', '0.8000', '1.0', '2026-03', '2026-03-04', '13800000001', 'CN', 'a', '']

function text(def: Definition): string {
  const checks = checksOf(def)
  const named = [def.format, ...checks.map(({ format }) => format)].find(name => name && name in formats)
  if (named) return formats[named] ?? ''
  const patterns = checks.flatMap(({ pattern }) => (pattern ? [pattern] : []))
  const shape = patterns.length > 0 && shapes.find(known => patterns.every(pattern => pattern.test(known)))
  if (shape !== false) return shape ?? ''
  return 'x'.repeat(Math.max(0, ...checks.map(({ minimum = 0 }) => minimum)))
}
