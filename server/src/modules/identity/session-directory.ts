// Finds out who a request's session belongs to.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ColleagueRole } from '#contract/call'
import type { CompanyLoss } from '#contract/identity/account'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/database/database'
import type { MemberActor } from '../../platform/http/actor'
import { BriefMemory } from '../../platform/http/brief-memory'
import type { Log } from '../../platform/log'
import { findSession, touchSession } from './identity.queries'
import { idleSince } from './session-lifetime'

const keepAtMost = 20_000
/** Writing "last seen" on each request would make every read a write. */
const touchEveryMilliseconds = 5 * 60 * 1000

export interface OfferedSession {
  token: string
  secret: string
  carrier: MemberActor['carrier']
}

export class SessionDirectory {
  private readonly known = new BriefMemory<MemberActor | undefined>(keepAtMost)

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  memberOf(agentId: number, offered: OfferedSession): Promise<MemberActor | undefined> {
    const name = `${agentId} ${offered.carrier} ${offered.token} ${offered.secret}`
    return this.known.recall(name, () => this.lookUp(agentId, offered))
  }

  private async lookUp(agentId: number, offered: OfferedSession): Promise<MemberActor | undefined> {
    const session = await this.database.read(agentId, tx => findSession(tx, offered.token))
    if (!session || !mayCome(session.carrier, offered.carrier) || !isUsable(session.state)) return undefined
    if (!timingSafeEqual(session.secret_hash, hashSecret(offered.secret))) return undefined
    const now = this.clock.now()
    if (session.ends_at <= now || session.last_seen_at <= idleSince(now)) return undefined
    if (now.getTime() - session.last_seen_at.getTime() > touchEveryMilliseconds) {
      this.database
        .change(agentId, tx => touchSession(tx, offered.token, now))
        .catch(error => this.log.warn({ err: error }, 'could not note a session as seen'))
    }
    return {
      ...{ kind: 'member', ...standsFor(session), token: offered.token, carrier: offered.carrier },
      olderCookieUntil: offered.carrier === 'cookie' ? session.ends_at : undefined,
    }
  }
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** A session of the cookie's older name may come by either name; one that began with the new name never by the older one. */
function mayCome(given: string, offered: OfferedSession['carrier']): boolean {
  return given === offered || (given === 'cookie' && offered === 'host-cookie')
}

function isUsable(state: string | null): boolean {
  return state === 'active' || state === 'closing'
}

/** A colleague who was removed, or whose company is frozen, stays where they are until they switch: see lost-company.ts. */
function standsFor(session: FoundSession) {
  const personId = session.member_id
  const { acts_for: memberId, role } = session
  const own = { personId, memberId: personId, role: 'owner' as const }
  if (memberId === null) return own
  const why = lossOf(session)
  if (why) return { ...own, lost: { name: session.company_name ?? '', why } }
  return { personId, memberId, role: role as ColleagueRole }
}

function lossOf({ role, company_state }: FoundSession): CompanyLoss | undefined {
  if (role === null) return 'left'
  if (isUsable(company_state)) return undefined
  return company_state === 'closed' ? 'closed' : 'frozen'
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
