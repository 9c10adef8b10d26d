import type { StaffRole } from '#contract/call'
import type { staffMe } from '#contract/staff/calls'
import type { Tx } from '../../platform/database/query'
import { findHold } from '../../platform/hold/site-hold.queries'
import type { CallContext } from '../../platform/http/call-handler'
import { readStaff } from './staff.queries'

export async function presentStaff(tx: Tx, staffId: number) {
  const { username, name, roles, recovery_codes_left } = await readStaff(tx, staffId)
  const hold = await findHold(tx)
  return {
    id: staffId,
    username,
    name,
    roles: roles as StaffRole[],
    recovery_codes_left: recovery_codes_left ?? 0,
    site_hold: hold
      ? { held_at: hold.held_at.toISOString(), snapshot_at: hold.snapshot_at.toISOString() }
      : null,
  }
}

/** Nobody is an answer too: the console asks before it knows whether to show its door. */
export async function readOwnStaff({ tx, actor }: CallContext<typeof staffMe>) {
  return actor.kind === 'staff' ? presentStaff(tx, actor.staffId) : null
}
