// DDEX's schemas are not ours to ship: an admin uploads them once.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { done, nothing, timestamp } from '../wire'

export const schemaFormats = ['ern-4.3.2', 'ern-3.8.2'] as const
export type SchemaFormat = (typeof schemaFormats)[number]

const admin = ['admin'] as const
const format = z.enum(schemaFormats)

export const listSchemas = defineCall({
  name: 'listSchemas',
  summary: 'Which schemas of DDEX are there',
  methods: ['GET'],
  path: paths.listSchemas,
  access: admin,
  effect: 'read',
  input: nothing,
  output: z.array(
    z.object({
      format,
      /** `folder`: they lie on the server, and what was uploaded is not looked at. */
      source: z.enum(['folder', 'uploaded', 'missing']),
      /** The names a format needs, and what was uploaded under them. */
      files: z.array(
        z.object({
          name: z.string(),
          uploaded: z.object({ at: timestamp, by: z.string(), size: z.number().int() }).nullable(),
        }),
      ),
    }),
  ),
})

export const uploadSchema = defineCall({
  name: 'uploadSchema',
  summary: 'Upload one schema of DDEX under its own name; it takes the place of the one before',
  methods: ['POST'],
  path: paths.uploadSchema,
  access: admin,
  effect: 'change',
  body: 'multipart',
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: z.object({ format }),
  output: z.object({ name: z.string() }),
})

export const removeSchemas = defineCall({
  name: 'removeSchemas',
  summary: 'Forget the uploaded schemas of a format',
  methods: ['POST'],
  path: paths.removeSchemas,
  access: admin,
  effect: 'change',
  idempotent: true,
  input: z.object({ format }),
  output: done,
})
