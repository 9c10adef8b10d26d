import { makeApiKey } from '#contract/api-keys/calls'
import type { Scope } from '#contract/api-keys/scopes'
import { plantCode } from './plant-code'
import type { Caller, testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>

/** A caller with a new key of a member's account. */
export async function makeKey(server: Server, member: Caller & { mobile: string }, chosen: Scope[]) {
  const sms_code = await plantCode(server, member.mobile, 'api_key')
  const asked = { name: 'Tool', scopes: chosen, days: 30 as const, sms_code }
  const { code, msg, data } = await server.call(makeApiKey, asked, member)
  if (code !== 1) throw new Error(msg)
  const { key } = data as { key: string }
  return { headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': null } }
}
