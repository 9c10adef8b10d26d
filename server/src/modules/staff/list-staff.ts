import type { StaffRole } from '#contract/call'
import type { listStaff, staffStates } from '#contract/staff/management-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { staffIdleSince } from './staff-directory'
import { listOpenInvitations, listStaffRows } from './staff-management.queries'

export async function listTheStaff({ tx, actor, now }: CallContext<typeof listStaff>) {
  const [staff, invitations] = await Promise.all([
    listStaffRows(tx, staffIdleSince(now), now),
    listOpenInvitations(tx, now),
  ])
  return {
    staff: staff.map(person => ({
      id: person.id,
      username: person.username,
      name: person.name,
      roles: person.roles as StaffRole[],
      state: person.state as (typeof staffStates)[number],
      has_second_factor: person.totp_confirmed_at !== null,
      recovery_codes_left: person.recovery_codes_left,
      sessions: person.sessions,
      last_seen_at: person.last_seen_at?.toISOString() ?? null,
      created_at: person.created_at.toISOString(),
      is_me: person.id === actor.staffId,
      own_mobile: person.own_mobile,
    })),
    invitations: invitations.map(({ expires_at, invited_by, roles, ...invitation }) => ({
      ...invitation,
      roles: roles as StaffRole[],
      expires_at: expires_at.toISOString(),
      // The first admin's was made by whoever started the server.
      invited_by: invited_by ?? '',
    })),
  }
}
