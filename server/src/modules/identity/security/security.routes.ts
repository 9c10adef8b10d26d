import {
  confirmEmail,
  readEmail,
  removeEmail,
  resumeEmail,
  sendEmailCode,
} from '#contract/identity/email-calls'
import {
  changeMobile,
  closeAccount,
  endAllDevices,
  endDevice,
  keepAccount,
  listDevices,
  listLogins,
} from '#contract/identity/security-calls'
import { handle } from '../../../platform/http/call-handler'
import { changeTheMobile } from './change-mobile'
import { askToClose, keepTheAccount } from './close-account'
import { logAllDevicesOut, logDeviceOut, presentDevices, presentLogins } from './devices'
import { confirmOwnEmail, readOwnEmail, removeOwnEmail, resumeOwnEmail, sendOwnEmailCode } from './own-email'

export const securityRoutes = [
  handle(listDevices, presentDevices),
  handle(endDevice, logDeviceOut),
  handle(endAllDevices, logAllDevicesOut),
  handle(listLogins, presentLogins),
  handle(changeMobile, changeTheMobile),
  handle(readEmail, readOwnEmail),
  handle(sendEmailCode, sendOwnEmailCode),
  handle(confirmEmail, confirmOwnEmail),
  handle(removeEmail, removeOwnEmail),
  handle(resumeEmail, resumeOwnEmail),
  handle(closeAccount, askToClose),
  handle(keepAccount, keepTheAccount),
]
