// What people may write. Marks that turn the direction of a line around can make one text look like another, and
// control characters look like nothing at all: both go before anything else happens.
import { z } from 'zod'

const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const inLine = new RegExp(`[\\p{Cc}${turning}]`, 'gu')
const inProse = new RegExp(`[^\\P{Cc}\\n\\t]|[${turning}]`, 'gu')

/** Names of people and things, subjects: one line. */
export const words = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(text => text.replace(inLine, ' ').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max))

/** Longer texts: they keep their lines. */
export const prose = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(text => text.replace(/\r\n?/g, '\n').replace(inProse, '').trim())
    .pipe(z.string().max(max))

/** What an operator writes for readers of both languages. */
export const inBothLanguages = <T extends z.ZodType>(text: T) => z.object({ 'zh-CN': text, en: text })
