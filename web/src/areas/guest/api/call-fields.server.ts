// What a call takes or answers as rows of a table, one a field. Only on the server: the contract's schemas never reach a guest's browser.
import { z } from 'zod'

export interface FieldRow {
  /** As a program would reach it: `items[].title`. */
  name: string
  type: string
  isRequired: boolean
  /** The only values it may have. */
  oneOf: string[]
  /** Limits as the schema says them: `maxLength 64`. */
  limits: string[]
}

export interface Schema {
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  additionalProperties?: boolean | Schema
  $ref?: string
  $defs?: Record<string, Schema>
  [limit: string]: unknown
}

export function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const
/** A bound that is only the largest whole number says nothing. */
const isTelling = (value: unknown) =>
  typeof value === 'number' && value !== 0 && Math.abs(value) < Number.MAX_SAFE_INTEGER
/** What lies deeper is read in openapi.json. */
const deepest = 5

export function fieldRows(schema: Schema): FieldRow[] {
  return rowsOf(plain(schema), '', 0)
}

function rowsOf(schema: Schema, before: string, depth: number): FieldRow[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([key, given]) => {
    const name = `${before}${key}`
    const field = plain(given)
    const row = {
      name,
      type: typeOf(given),
      isRequired: required.has(key),
      oneOf: valuesOf(field),
      limits: limits.filter(limit => isTelling(field[limit])).map(limit => `${limit} ${field[limit]}`),
    }
    return depth < deepest ? [row, ...within(field, name, depth + 1)] : [row]
  })
}

function within(field: Schema, name: string, depth: number): FieldRow[] {
  if (field.properties) return rowsOf(field, `${name}.`, depth)
  const item = field.items && plain(field.items)
  return item?.properties ? rowsOf(item, `${name}[].`, depth) : []
}

const choices = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? []
const isNull = ({ type }: Schema) => type === 'null'

/** Without its "or null"; of several shapes the first, as the type names them all. */
export function plain(schema: Schema): Schema {
  const shape = choices(schema).find(choice => !isNull(choice)) ?? schema.allOf?.[0]
  return shape ? plain(shape) : schema
}

function typeOf(schema: Schema): string {
  const several = choices(schema)
  if (several.length > 0) return [...new Set(several.map(typeOf))].join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  if (schema.format) return schema.format
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return schema.type ?? (schema.const === undefined ? 'any' : typeof schema.const)
}

const valuesOf = ({ enum: several, const: only, items }: Schema): string[] =>
  (several ?? (only === undefined ? (items?.enum ?? []) : [only])).map(String)
