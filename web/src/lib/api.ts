// `api(submitWork, input)`: a call of the contract, typed from both ends.
import type { Call, OutputOf, SentInputOf } from '#contract/call'
import { type SendOptions, type Sent, send } from './api-client'

/** Changing calls go out as POST even where the wire also knows a GET. */
export function api<C extends Call>(
  call: C,
  input: SentInputOf<C>,
  options?: SendOptions,
): Promise<Sent<OutputOf<C>>> {
  const method = call.methods.includes('POST') && call.effect === 'change' ? 'POST' : call.methods[0]
  return send<OutputOf<C>>(method, call.path, input as object, options)
}
