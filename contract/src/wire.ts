// Shapes that many calls share.
import { z } from 'zod'
import { mobilePattern } from './mobile-pattern'

export const nothing = z.object({})
export const done = z.null()
/** Ids come as numbers from JSON and as text from a query. */
export const id = z.coerce.number().int().positive()
export const timestamp = z.iso.datetime()
/** PostgreSQL knows no year 0. */
export const day = z.iso.date().regex(/^(?!0000)/)
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** The answer of the captcha widget: the signed challenge with its solution, as base64 of JSON. */
export const captchaAnswer = z.string().min(1).max(8000)
export const mobile = z.string().regex(mobilePattern)
export const smsCode = z.string().regex(/^\d{6}$/)
export const passwordLength = { min: 10, max: 128 } as const
export const password = z.string().min(passwordLength.min).max(passwordLength.max)
export const webAddress = z.url({ protocol: /^https?$/ }).max(2000)
