import * as calls from '#contract/staff/management-calls'
import { handle } from '../../platform/http/call-handler'
import './staff.texts'
import { changeTheStaff } from './change-staff'
import { invite, withdrawInvitation } from './invite-staff'
import { listTheStaff } from './list-staff'
import { endTheStaffSessions, resetTheSecondFactor } from './staff-access'

export const staffManagementRoutes = [
  handle(calls.listStaff, listTheStaff),
  handle(calls.inviteStaff, invite),
  handle(calls.withdrawStaffInvitation, withdrawInvitation),
  handle(calls.changeStaff, changeTheStaff),
  handle(calls.resetSecondFactor, resetTheSecondFactor),
  handle(calls.endStaffSessions, endTheStaffSessions),
]
