// Whom a request's API key speaks for.
import { timingSafeEqual } from 'node:crypto'
import type { Scope } from '#contract/api-keys/scopes'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/database/database'
import type { MemberActor } from '../../platform/http/actor'
import { BriefMemory } from '../../platform/http/brief-memory'
import type { Log } from '../../platform/log'
import { Refusal } from '../../platform/refusal'
import { hashSecret } from '../identity/identity.public'
import { findKey, touchKey } from './api-keys.queries'

const keepAtMost = 5000
/** Writing "last used" on each request would make every read a write. */
const touchEveryMilliseconds = 60_000

export interface OfferedKey {
  token: string
  secret: string
}

export class KeyDirectory {
  private readonly known = new BriefMemory<MemberActor | undefined>(keepAtMost)

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Throws for a key that is none, or none any more: who sends one never means to be a guest. */
  async requireActor(agentId: number, offered: OfferedKey | 'wrong'): Promise<MemberActor> {
    const actor = offered === 'wrong' ? undefined : await this.actorOf(agentId, offered)
    if (!actor) throw new Refusal('sessionEnded', { text: 'apiKeys.invalid' })
    return actor
  }

  private actorOf(agentId: number, offered: OfferedKey): Promise<MemberActor | undefined> {
    const name = `${agentId} ${offered.token} ${offered.secret}`
    return this.known.recall(name, () => this.lookUp(agentId, offered))
  }

  private async lookUp(agentId: number, offered: OfferedKey): Promise<MemberActor | undefined> {
    const key = await this.database.read(agentId, tx => findKey(tx, offered.token))
    const now = this.clock.now()
    if (!key || key.ended_at !== null || key.expires_at <= now) return undefined
    if (key.state !== 'active' && key.state !== 'closing') return undefined
    if (!timingSafeEqual(key.secret_hash, hashSecret(offered.secret))) return undefined
    if (now.getTime() - (key.last_used_at?.getTime() ?? 0) > touchEveryMilliseconds) {
      this.database
        .change(agentId, tx => touchKey(tx, key.id, now))
        .catch(error => this.log.warn({ err: error }, 'could not note a key as used'))
    }
    return {
      kind: 'member',
      memberId: key.member_id,
      personId: key.member_id,
      role: 'owner',
      token: offered.token,
      carrier: 'header',
      key: { id: key.id, scopes: key.scopes as Scope[] },
    }
  }
}
