import {
  acceptStaffInvitation,
  readStaffInvitation,
  renewRecoveryCodes,
  staffLogin,
  staffLogout,
  staffMe,
  staffSecondFactor,
} from '#contract/staff/calls'
import {
  confirmStaffEmail,
  readStaffEmail,
  removeStaffEmail,
  sendStaffEmailCode,
  switchStaffEmail,
} from '#contract/staff/email-calls'
import { handle } from '../../platform/http/call-handler'
import './staff.texts'
import { confirmSecondFactor } from './confirm-second-factor'
import { logInStaff } from './log-in-staff'
import { logOutStaff } from './log-out-staff'
import { readOwnStaff } from './present-staff'
import { renewOwnRecoveryCodes } from './renew-recovery-codes'
import {
  confirmOwnStaffEmail,
  readOwnStaffEmail,
  removeOwnStaffEmail,
  sendOwnStaffEmailCode,
  switchOwnStaffEmail,
} from './staff-email'
import { acceptInvitation, readInvitation } from './staff-invitations'

export const staffRoutes = [
  handle(staffLogin, logInStaff),
  handle(staffSecondFactor, confirmSecondFactor),
  handle(staffMe, readOwnStaff),
  handle(staffLogout, logOutStaff),
  handle(renewRecoveryCodes, renewOwnRecoveryCodes),
  handle(readStaffEmail, readOwnStaffEmail),
  handle(sendStaffEmailCode, sendOwnStaffEmailCode),
  handle(confirmStaffEmail, confirmOwnStaffEmail),
  handle(removeStaffEmail, removeOwnStaffEmail),
  handle(switchStaffEmail, switchOwnStaffEmail),
  handle(readStaffInvitation, readInvitation),
  handle(acceptStaffInvitation, acceptInvitation),
]
