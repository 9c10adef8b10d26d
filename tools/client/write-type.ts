// A shape of the wire as TypeScript, by its JSON Schema.
import { z } from 'zod'

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: boolean | Schema
  $ref?: string
}

export function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(type, {
    ...({ io, unrepresentable: 'any', reused: 'inline' } as const),
    // What a transformation makes of a value no schema says; ours tidy up and leave the shape as it was.
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      if (def.type !== 'pipe' || def.out._zod.def.type !== 'transform') return
      Object.assign(jsonSchema, schemaOf(def.in as z.ZodType, io))
    },
  }) as Schema
}

/** Whether it may be left out altogether. */
export const isOptional = ({ required = [] }: Schema) => required.length === 0

export function writeType(schema: Schema): string {
  if (schema.$ref) throw new Error(`a shape that refers to itself: ${schema.$ref}`)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return anyOf(schema.enum.map(value => JSON.stringify(value)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return anyOf(choices.map(writeType))
  if (schema.allOf && !schema.type) return schema.allOf.map(part => `(${writeType(part)})`).join(' & ')
  if (Array.isArray(schema.type)) return anyOf(schema.type.map(type => writeType({ ...schema, type })))
  if (schema.prefixItems) return `[${schema.prefixItems.map(writeType).join(', ')}]`
  if (schema.type === 'array') return `Array<${schema.items ? writeType(schema.items) : 'unknown'}>`
  if (schema.type === 'object' || schema.properties) return writeObject(schema)
  const plain: Record<string, string> = {
    ...{ string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' },
  }
  return plain[schema.type ?? ''] ?? 'unknown'
}

const anyOf = (types: string[]) => [...new Set(types)].join(' | ')

function writeObject({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties || Object.keys(properties).length === 0) {
    const value = typeof additionalProperties === 'object' ? writeType(additionalProperties) : undefined
    return `Record<string, ${value ?? (additionalProperties === false || properties ? 'never' : 'unknown')}>`
  }
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${writeType(field)}`,
  )
  return `{ ${fields.join('; ')} }`
}
