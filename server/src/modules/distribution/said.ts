// What happened to a delivery is kept as the key of a text and its values, so that everybody reads it in their own language. What a
// channel says is a value: it stays in the channel's words.
import { z } from 'zod'
import type { TextParams } from '../../platform/texts/texts'

export interface Said {
  text: string
  params: TextParams
}

const shape = z.object({ text: z.string(), params: z.custom<TextParams>() })

export const writeSaid = (said: Said): string => JSON.stringify(said)

export const readSaid = (written: string): Said => shape.parse(JSON.parse(written))
