// Finds out which staff member a request's session belongs to. Staff are few and what they may do is much: nothing is
// kept, every call asks the database.
import { timingSafeEqual } from 'node:crypto'
import type { StaffRole } from '#contract/call'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/database/database'
import type { StaffActor } from '../../platform/http/actor'
import { hashSecret } from '../identity/identity.public'
import { findStaffSession, touchStaffSession } from './staff.queries'
import { noteStaffSeen } from './staff-management.queries'

const minute = 60_000
const lifetime = { idleMinutes: 8 * 60, absoluteMinutes: 24 * 60 } as const
const touchEveryMilliseconds = 5 * minute

export function staffSessionEnd(now: Date): Date {
  return new Date(now.getTime() + lifetime.absoluteMinutes * minute)
}

export function staffIdleSince(now: Date): Date {
  return new Date(now.getTime() - lifetime.idleMinutes * minute)
}

export class StaffDirectory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async staffOf(
    agentId: number,
    offered: { token: string; secret: string },
  ): Promise<StaffActor | undefined> {
    const session = await this.database.read(agentId, tx => findStaffSession(tx, offered.token))
    if (session?.state !== 'active') return undefined
    if (!timingSafeEqual(session.secret_hash, hashSecret(offered.secret))) return undefined
    const now = this.clock.now()
    const idle = now.getTime() - session.last_seen_at.getTime()
    if (session.ends_at <= now || idle > lifetime.idleMinutes * minute) return undefined
    if (idle > touchEveryMilliseconds) {
      await this.database.change(agentId, async tx => {
        await touchStaffSession(tx, offered.token, now)
        await noteStaffSeen(tx, session.staff_id, now)
      })
    }
    return {
      kind: 'staff',
      staffId: session.staff_id,
      name: session.name,
      token: offered.token,
      roles: session.roles as StaffRole[],
    }
  }
}
