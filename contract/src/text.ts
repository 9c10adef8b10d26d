// What people and programs may write. Every text a call takes is one of these, or says by a pattern what it looks like;
// inputs.test.ts holds all calls to that.
import { z } from 'zod'
import { cleanProse, cleanWords, isWritable } from './clean-text'

/** Exactly as it was typed: passwords, and what the server cleans in its own way. */
export const asTyped = (max: number, min = 0) =>
  z.string().refine(isWritable, { error: 'unwritable', abort: true }).min(min).max(max)

/** As it was typed, in characters that can be seen: what another program compares, such as the name of an account. */
export const seen = (max: number, min = 0) =>
  asTyped(max, min).regex(/^[^\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]*$/u)

/** Names of people and things, subjects, searches: one line. Cleaned before it is measured. */
export const words = (max: number, min = 0) =>
  asTyped(max * 4)
    .transform(cleanWords)
    .pipe(z.string().min(min).max(max))

/** Longer texts: they keep their lines. Cleaned before they are measured. */
export const prose = (max: number, min = 0) =>
  asTyped(max * 4)
    .transform(cleanProse)
    .pipe(z.string().min(min).max(max))

/** What one program gives another to give back: tickets, keys, cursors, addresses of our own files. */
export const token = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\x21-\x7e]*$/)

/** What an operator writes for readers of both languages. */
export const inBothLanguages = <T extends z.ZodType>(text: T) => z.object({ 'zh-CN': text, en: text })
