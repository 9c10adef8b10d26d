// The contract, written down as OpenAPI 3.1.
import { z } from 'zod'
import { callsByModule } from '#contract/all-calls'
import type { Access, Call } from '#contract/call'
import { envelopeOf, refusalEnvelope } from '#contract/envelope'

export function describeApi(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [module, calls] of Object.entries(callsByModule)) {
    for (const call of Object.values(calls)) {
      const operations: Record<string, unknown> = {}
      for (const method of call.methods) operations[method.toLowerCase()] = operation(module, call, method)
      paths[call.path] = operations
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tributary',
      version: '1',
      description:
        'Every answer is an envelope: `code` 1 is success, 1000 ends the session, `msg` is for people.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        cookies: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'Together with the cookie `token`.',
        },
        header: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `header_token` of a login with `session: header`.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key (`trib_…`). Only calls with `x-scope` take one that has this scope.',
        },
      },
    },
  }
}

function describeAccess(access: Access): string {
  return typeof access === 'string' ? access : `staff: ${access.join(', ')}`
}

const factorOf = (factor: NonNullable<Call['factor']>) =>
  factor === 'always' ? factor : `with ${factor.with}`

function operation(module: string, call: Call, method: string) {
  const input = schemaOf(call.input, 'input')
  const query = method === 'GET' ? queryParameters(input) : undefined
  const mime = call.body === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: method === call.methods[0] ? call.name : `${call.name}By${method}`,
    tags: [module],
    summary: call.summary,
    'x-access': describeAccess(call.access),
    ...(call.scope && { 'x-scope': call.scope }),
    ...(call.factor && { 'x-factor': factorOf(call.factor) }),
    'x-effect': call.effect,
    'x-idempotent': call.idempotent,
    ...(call.rate && { 'x-rate': call.rate }),
    ...(call.access !== 'anyone' && {
      security: [{ cookies: [] }, { header: [] }, ...(call.scope ? [{ key: [] }] : [])],
    }),
    ...(query ? { parameters: query } : { requestBody: { content: { [mime]: { schema: input } } } }),
    responses: {
      200: answer('Success', schemaOf(envelopeOf(call.output), 'output')),
      default: answer('Refusal', schemaOf(refusalEnvelope, 'output')),
    },
  }
}

function answer(description: string, schema: unknown) {
  return { description, content: { 'application/json': { schema } } }
}

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

function queryParameters(schema: ObjectSchema) {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

function schemaOf(type: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}
