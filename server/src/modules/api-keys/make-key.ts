import { randomBytes, randomUUID } from 'node:crypto'
import { type makeApiKey, mostKeys } from '#contract/api-keys/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { accountState, hashSecret, requireOpenAccount, spendOwnCode } from '../identity/identity.public'
import { notify } from '../messages/messages.public'
import { countOpenKeys, insertKey } from './api-keys.queries'
import './api-keys.texts'
import { writeKey } from './offered-key'

const dayMilliseconds = 86_400_000

/** The account is held, so that of two at once the second counts the first, and none is made while it freezes. */
export async function makeTheKey(context: CallContext<typeof makeApiKey>) {
  const { tx, input, actor, secrets, now, answer } = context
  await requireOpenAccount(tx, actor.memberId)
  // Keys end with the wish to go; one that is made meanwhile would outlive it.
  if ((await accountState(tx, actor.memberId)) === 'closing')
    throw new Refusal('conflict', { text: 'apiKeys.closing' })
  await spendOwnCode(tx, secrets, actor, { purpose: 'api_key', code: input.sms_code }, now)
  if ((await countOpenKeys(tx, actor.memberId, now)) >= mostKeys) {
    throw new Refusal('conflict', { text: 'apiKeys.tooMany', params: { most: mostKeys } })
  }
  const offered = { token: randomUUID(), secret: randomBytes(32).toString('base64url') }
  const id = await insertKey(tx, {
    memberId: actor.memberId,
    token: offered.token,
    secretHash: hashSecret(offered.secret),
    name: input.name,
    scopes: input.scopes,
    now,
    expiresAt: new Date(now.getTime() + input.days * dayMilliseconds),
  })
  await notify(tx, {
    memberId: actor.memberId,
    kind: 'security',
    template: 'apiKeys.made',
    params: { name: input.name },
    link: '/person-center/developer',
  })
  answer.text = { key: 'apiKeys.madeNow' }
  return { key: writeKey(offered), id }
}
