// Shapes that many calls share.
import { z } from 'zod'
import { emailPattern, longestEmail } from './email-address'
import { mobilePattern } from './mobile-pattern'
import { asTyped, token } from './text'

export const nothing = z.object({})
export const done = z.null()

/** Numbers come as numbers from JSON and as digits from a query. */
const numberOrDigits = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number),
])
export const wholeNumber = (least: number, most: number) =>
  numberOrDigits.pipe(z.number().int().min(least).max(most))
export const oneOfNumbers = <const N extends readonly number[]>(numbers: N) =>
  numberOrDigits.pipe(z.literal(numbers))

/** Of a row: its column takes more than JavaScript counts exactly. */
export const id = wholeNumber(1, Number.MAX_SAFE_INTEGER)
/** What a column of four bytes holds. */
const mostInFourBytes = 2 ** 31 - 1
/** As it stands in addresses: of an article, a plan, a branch of the help centre. */
export const itemNumber = wholeNumber(1, mostInFourBytes)
/** Counts the changes of something. */
export const version = z.number().int().min(0).max(mostInFourBytes)

/** Yes or no in an address. */
export const flag = z.enum(['true', 'false']).transform(text => text === 'true')

/** Of the years that releases, people and promises fall into. */
const ofOurTime = /^(1[89]|2\d)\d\d-/
export const timestamp = z.iso.datetime().regex(ofOurTime)
export const day = z.iso.date().regex(ofOurTime)
export const month = z.string().regex(/^(1[89]|2\d)\d\d-(0[1-9]|1[0-2])$/)

/** The answer of the captcha widget: the signed challenge with its solution, as base64 of JSON. */
export const captchaAnswer = token(8000, 1)
export const mobile = z.string().regex(mobilePattern)
/** Whether its domain can exist, the server knows. */
export const email = z.string().max(longestEmail).regex(emailPattern, { error: 'notAnEmail' })
/** Of six digits, wherever it was sent to. */
export const emailCode = z.string().regex(/^\d{6}$/)
export const smsCode = z.string().regex(/^\d{6}$/)
/** Of an authenticator app: what a call takes that declares a `factor`. A recovery code opens a session and nothing else. */
export const factorCode = z.string().regex(/^\d{6}$/)
export const passwordLength = { min: 10, max: 128 } as const
export const password = asTyped(passwordLength.max, passwordLength.min)
/** One that was set long ago, by whatever rule. */
export const knownPassword = asTyped(passwordLength.max, 1)
/** Of a form, such as `tracks.12.title`. */
export const fieldPath = z
  .string()
  .max(100)
  .regex(/^[\w.-]*$/)
/** Whatever is sent twice with the same key happened once. */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\x20-\x7e]*$/)
/** A path of this site. */
export const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]*$/u)
/** Without anything that a browser would drop in silence, that cannot be seen, or that ends a source in a page's security policy. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: /^([\w.-]+|\[[\da-f:.]+\])$/i })
  .max(2000)
  .regex(/^[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]+$/u)
