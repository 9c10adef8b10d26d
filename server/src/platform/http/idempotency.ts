// A request that is sent twice with one key has one effect and one answer, to the letter. The key is claimed in the call's own
// transaction, and its answer is kept there too: a crash loses both or neither, and of two at once the second waits.
import { createHash } from 'node:crypto'
import { type Call, takesFactor, takesKey } from '#contract/call'
import type { Tx } from '../database/query'
import { Refusal } from '../refusal'
import type { Actor } from './actor'
import { claimKey, findKey, freeKey, type KeyOfCall, keepEnvelope } from './idempotency-keys.queries'
import { network } from './rate-limit'

export interface SentKey extends KeyOfCall {
  /** Of everything else that was sent. */
  inputHash: Buffer
}

/** Undefined where the call takes no key, or none was sent. */
export function keyOf(call: Call, actor: Actor, address: string, input: unknown): SentKey | undefined {
  if (!takesKey(call)) return undefined
  const { idempotency_key: key, ...rest } = input as Record<string, unknown>
  if (typeof key !== 'string') return undefined
  for (const field of call.saidAnew ?? []) delete rest[field]
  // A code is good once: who repeats a request may have to give another.
  if (takesFactor(call, input)) delete rest.code
  return { sender: senderOf(actor, address), call: call.name, key, inputHash: hashOfInput(rest) }
}

/** The same input written in another order is the same input. */
export function hashOfInput(input: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(inOneOrder(input)))
    .digest()
}

function senderOf(actor: Actor, address: string): string {
  if (actor.kind === 'member') return `member ${actor.personId} for ${actor.memberId}`
  return actor.kind === 'staff' ? `staff ${actor.staffId}` : `guest ${network(address)}`
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, inner]) => [name, inOneOrder(inner)]))
}

/** What was answered before; undefined: the key is new. */
export async function answeredBefore(tx: Tx, sent: SentKey): Promise<string | undefined> {
  const before = await findKey(tx, sent)
  if (!before?.envelope) return undefined
  if (!before.input_hash.equals(sent.inputHash)) throw new Refusal('keyReused')
  return before.envelope
}

/** Runs once a key, whoever comes at the same time. */
export async function once(tx: Tx, sent: SentKey, now: Date, answer: () => Promise<string>): Promise<string> {
  if (!(await claimKey(tx, { ...sent, now }))) {
    const before = await answeredBefore(tx, sent)
    if (before === undefined) throw new Error('a key is taken that nobody answered')
    return before
  }
  try {
    const envelope = await answer()
    await keepEnvelope(tx, sent, envelope)
    return envelope
  } catch (error) {
    // A refusal that keeps what was written is committed, and is no answer for the next try.
    if (error instanceof Refusal && error.details.isKept) await freeKey(tx, sent)
    throw error
  }
}
