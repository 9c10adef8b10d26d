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
  return send<OutputOf<C>>(method, call.path, input as object, { ...options, isForStaff: isForStaff(call) })
}

const isForStaff = (call: Call) => typeof call.access !== 'string' || call.session === 'staff'

/** For a call with a file. The file goes last, so that the server has read the fields when it arrives. */
export function apiWithFile<C extends Call>(
  call: C,
  input: SentInputOf<C>,
  /** Undefined: the form is sent without one. */
  file: File | undefined,
  options?: SendOptions,
): Promise<Sent<OutputOf<C>>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(input as object)) {
    if (value !== undefined) form.append(name, String(value))
  }
  if (file) form.append('file', file)
  return send<OutputOf<C>>('POST', call.path, form, { ...options, isForStaff: isForStaff(call) })
}
