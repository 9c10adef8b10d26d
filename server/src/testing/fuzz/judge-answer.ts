// What no answer may be, whatever was asked.
import { z } from 'zod'
import { allCalls } from '#contract/all-calls'
import { refusals } from '#contract/errors'

export interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

const envelope = z.strictObject({ code: z.number().int(), msg: z.string(), data: z.unknown() })
/** Of the program, not of the product. */
const innards = /node_modules|\.[cm]?[jt]s:\d+|\bat [\w.]+ \(|violates|syntax error|DatabaseError/

/** Why the answer is wrong; undefined when it is a proper one. */
export function complaint({ method, url }: { method: string; url: string }, answer: Answer) {
  const { statusCode, headers, body } = answer
  const parsed = envelope.safeParse(fromJson(body))
  const isUnbuilt = statusCode === 501 && parsed.data?.code === refusals.notAvailableYet.code
  if (statusCode >= 500 && !isUnbuilt) return `answered ${statusCode}`
  if (!speaksInEnvelopes(method, url, statusCode)) return undefined
  if (!parsed.success) return `answered ${statusCode} without an envelope`
  if (!String(headers['content-type']).startsWith('application/json')) return 'did not answer as JSON'
  return statusCode >= 400 && innards.test(body) ? 'told what it is made of' : undefined
}

const callPaths = new Set<string>(allCalls.map(({ path }) => path))

/** A file is a file where it was given out, and an envelope where it was not. */
function speaksInEnvelopes(method: string, url: string, status: number): boolean {
  const isFile = status === 200 && !callPaths.has(url.split('?')[0] ?? '')
  return url.startsWith('/api/') && method.toUpperCase() !== 'HEAD' && !isFile
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
