// A note to ourselves that travels through the client: anyone can read it, only we can write it, and it is good for a while.
// Links to files, tickets between two steps and upload grants are such notes; nothing is stored for them.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets'

/** A note for one purpose is worth nothing for another. */
export function writeNote(
  secrets: Secrets,
  purpose: string,
  facts: readonly (string | number)[],
  until: Date,
) {
  const claim = [...facts, Math.floor(until.getTime() / 1000)].join('.')
  if (!/^[\w.-]+$/.test(claim)) throw new RangeError('a note holds plain words and numbers only')
  return `${claim}.${mark(secrets, purpose, claim)}`
}

/** What was written, as text and in that order; undefined when it is not ours or has run out. */
export function readNote(secrets: Secrets, purpose: string, note: string, now: Date): string[] | undefined {
  const end = note.lastIndexOf('.')
  const claim = note.slice(0, Math.max(end, 0))
  const given = Buffer.from(note.slice(end + 1))
  const right = Buffer.from(mark(secrets, purpose, claim))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const facts = claim.split('.')
  const until = Number(facts.pop())
  return until * 1000 > now.getTime() ? facts : undefined
}

function mark(secrets: Secrets, purpose: string, claim: string): string {
  return createHmac('sha256', secrets.derive(purpose)).update(claim).digest('base64url')
}
