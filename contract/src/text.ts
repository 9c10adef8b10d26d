// What people may write. It is cleaned before it is measured.
import { z } from 'zod'
import { cleanProse, cleanWords } from './clean-text'

/** Names of people and things, subjects: one line. */
export const words = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanWords)
    .pipe(z.string().max(max))

/** Longer texts: they keep their lines. */
export const prose = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanProse)
    .pipe(z.string().max(max))

/** What an operator writes for readers of both languages. */
export const inBothLanguages = <T extends z.ZodType>(text: T) => z.object({ 'zh-CN': text, en: text })
