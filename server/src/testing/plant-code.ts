import type { SmsPurpose } from '#contract/identity/sms-purposes'
import { hashCode } from '../modules/identity/sms-codes/code-hash'
import type { testServer } from './test-server'

/** A code as if it had just been sent, for tests that are about something else. */
export async function plantCode(
  { asOwner, agentId, services }: Awaited<ReturnType<typeof testServer>>,
  mobile: string,
  purpose: SmsPurpose,
): Promise<string> {
  const code = '424242'
  await asOwner(
    `insert into sms_codes (agent_id, mobile, purpose, code_hash, sent_at, expires_at)
     values ($1, $2, $3, $4, now(), now() + interval '5 minutes')`,
    [agentId, mobile, purpose, hashCode(services.secrets, mobile, purpose, code)],
  )
  return code
}
