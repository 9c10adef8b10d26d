import { endApiKey, listApiKeys, makeApiKey, mostKeys, readOwnKey } from '#contract/api-keys/calls'
import type { Scope } from '#contract/api-keys/scopes'
import { handle } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { endKeyOf, listKeyRows, readKeyRow } from './api-keys.queries'
import './api-keys.texts'
import { makeTheKey } from './make-key'
import { hintOf } from './offered-key'

const shownMilliseconds = 90 * 86_400_000
/** Open ones, and as many that ended. */
const mostShown = 5 * mostKeys

export const apiKeysRoutes = [
  handle(listApiKeys, async ({ tx, actor, now }) => {
    const since = new Date(now.getTime() - shownMilliseconds)
    const found = await listKeyRows(tx, actor.memberId, { since, limit: mostShown })
    return found.map(({ token, scopes, ...key }) => ({
      id: key.id,
      name: key.name,
      hint: hintOf(token),
      scopes: scopes as Scope[],
      state: key.ended_at
        ? ('ended' as const)
        : key.expires_at <= now
          ? ('expired' as const)
          : ('open' as const),
      created_at: key.created_at.toISOString(),
      expires_at: key.expires_at.toISOString(),
      last_used_at: key.last_used_at?.toISOString() ?? null,
      ended_at: key.ended_at?.toISOString() ?? null,
      ended_because: key.ended_because as 'owner' | null,
    }))
  }),
  handle(makeApiKey, makeTheKey),
  handle(endApiKey, async ({ tx, input, actor, now, answer }) => {
    await endKeyOf(tx, actor.memberId, input.id, now)
    answer.text = { key: 'apiKeys.ended' }
    return null
  }),
  handle(readOwnKey, async ({ tx, actor }) => {
    if (!actor.key) throw new Refusal('forbidden', { text: 'apiKeys.onlyByKey' })
    const { name, scopes, expires_at, nickname } = await readKeyRow(tx, actor.key.id)
    return {
      name,
      scopes: scopes as Scope[],
      expires_at: expires_at.toISOString(),
      account: { nickname },
    }
  }),
]
