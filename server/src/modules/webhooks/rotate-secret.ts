import type { rotateWebhookSecret } from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import type { CallContext } from '../../platform/http/call-handler'
import { requireOpenAccount, spendOwnCode } from '../identity/identity.public'
import { newSecret, sealSecret } from './endpoint-secret'
import { putSecret } from './endpoints.queries'
import { requireOwnEndpoint } from './own-endpoint'

/** Of three within a day the first is no longer good: two sign at most. */
export async function rotateSecret(context: CallContext<typeof rotateWebhookSecret>) {
  const { tx, input, actor, secrets, now, answer } = context
  await requireOpenAccount(tx, actor.memberId)
  await spendOwnCode(tx, secrets, actor, { purpose: 'webhook', code: input.sms_code }, now)
  const { id, token } = await requireOwnEndpoint(tx, actor.memberId, input.id)
  const secret = newSecret()
  const until = new Date(now.getTime() + webhookLimits.overlapHours * 3_600_000)
  await putSecret(tx, id, { secret: sealSecret(secrets, token, secret), until })
  answer.text = { key: 'webhooks.rotated' }
  return { secret, overlap_until: until.toISOString() }
}
