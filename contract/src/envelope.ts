import { z } from 'zod'
import { wireCodes } from './wire-codes'

/** Every answer of `/api`: `code` 1 is success, `msg` is for people, `data` is the call's output. */
export function envelopeOf<O extends z.ZodType>(output: O) {
  return z.object({ code: z.literal(wireCodes.ok), msg: z.string(), data: output })
}

export const fieldErrors = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type FieldErrors = z.infer<typeof fieldErrors>

export const refusalEnvelope = z.object({
  code: z.number().int(),
  msg: z.string(),
  data: z.union([fieldErrors, z.record(z.string(), z.unknown()), z.null()]),
})
