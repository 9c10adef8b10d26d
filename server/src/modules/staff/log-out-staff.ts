import type { staffLogout } from '#contract/staff/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { recordAudit } from '../audit/audit.public'
import { deleteStaffSession } from './staff.queries'

export async function logOutStaff({ tx, actor, client, now, answer }: CallContext<typeof staffLogout>) {
  if (actor.kind === 'staff') {
    await deleteStaffSession(tx, actor.token)
    const entry = { action: 'staff.loggedOut', subject: 'staff', subjectId: actor.staffId }
    await recordAudit(tx, { actor, client, now, ...entry })
  }
  answer.staffCookie = null
  answer.text = { key: 'staff.loggedOut' }
  return null
}
