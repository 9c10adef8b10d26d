// What a second factor is bound to: one request of one session, to the last byte. Its code opens no other one.
import { createHash } from 'node:crypto'
import type { Call } from '#contract/call'
import { Refusal } from '../refusal'
import type { StaffActor } from './actor'
import type { CarriedFile } from './call-handler'
import { hashOfInput } from './idempotency'

export function hashOfRequest(
  call: Pick<Call, 'path'>,
  { token }: Pick<StaffActor, 'token'>,
  input: unknown,
  file: CarriedFile | undefined,
): { code: string; requestHash: Buffer } {
  const { code, ...sent } = input as Record<string, unknown>
  // Where a code belongs to a part of the input, the schema alone does not ask for it.
  if (typeof code !== 'string') throw new Refusal('invalidInput', { fields: [missingCode] })
  const fileHash = file && createHash('sha256').update(file.body).digest('hex')
  return { code, requestHash: hashOfInput([call.path, token, sent, fileHash ?? null]) }
}

const missingCode = { field: 'code', text: 'field.required' }
