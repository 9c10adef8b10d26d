// What a mail says, before it looks like anything: one set of parts for all of them.
import { z } from 'zod'
import { languages } from '#contract/language'

const link = z.object({ label: z.string(), address: z.string() })

/** Several pieces of news in one mail. */
const item = z.object({
  title: z.string(),
  text: z.string(),
  when: z.string(),
  address: z.string().nullable(),
})

export const letter = z.object({
  language: z.enum(languages),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** Shown large. */
  code: z.string().optional(),
  items: z.array(item).optional(),
  /** The one thing to do next. */
  button: link.optional(),
  /** Why it was sent. */
  reason: z.string(),
  /** Where its owner chooses what is sent. */
  settings: link.optional(),
})
export type Letter = z.output<typeof letter>
export type LetterItem = z.output<typeof item>

/** Titles of songs and the like stand in subjects: whatever they hold, they stay one line of bearable length. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim()
  const shown = [...line]
  return shown.length > 120 ? `${shown.slice(0, 119).join('')}…` : line
}
