import type { staffSecondFactor } from '#contract/staff/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { openStaffSession } from './open-staff-session'
import { presentStaff } from './present-staff'
import { makeRecoveryCodes } from './recovery-codes'
import { spendSecondFactor } from './spend-second-factor'
import { lockStaff } from './staff.queries'
import { readTicket } from './staff-ticket'
import { welcomeFrom } from './tell-of-tries'

export async function confirmSecondFactor(context: CallContext<typeof staffSecondFactor>) {
  const { tx, input, site, secrets, client, now, answer } = context
  const staffId = readTicket(secrets, site.agentId, input.ticket, now)
  const staff = staffId === undefined ? undefined : await lockStaff(tx, staffId)
  if (!staff) throw new Refusal('linkExpired', { text: 'staff.ticketExpired' })
  if (staff.state !== 'active') throw new Refusal('accountFrozen', { text: 'staff.suspended' })
  const factor = await spendSecondFactor(context, staff, input.code)
  const wrongTries = await welcomeFrom(context, staff)

  const said = { actor: { staffId: staff.id, name: staff.name }, client, now }
  const subject = { subject: 'staff', subjectId: staff.id }
  let recoveryCodes: string[] | null = null
  if (!staff.totp_confirmed_at) {
    recoveryCodes = await makeRecoveryCodes(tx, secrets, staff.id)
    await recordAudit(tx, { ...said, ...subject, action: 'staff.enrolled' })
  }
  await openStaffSession(context, staff.id)
  await recordAudit(tx, {
    ...said,
    ...subject,
    action: 'staff.loggedIn',
    after: { factor, ...(wrongTries && { wrongTries }) },
  })
  answer.text = { key: 'staff.loggedIn', params: { name: staff.name } }
  return { staff: await presentStaff(tx, staff.id), recovery_codes: recoveryCodes, wrong_tries: wrongTries }
}
