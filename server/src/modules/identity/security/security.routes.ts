import {
  changeMobile,
  closeAccount,
  endDevice,
  keepAccount,
  listDevices,
  listLogins,
} from '#contract/identity/security-calls'
import { handle } from '../../../platform/http/call-handler'
import { changeTheMobile } from './change-mobile'
import { askToClose, keepTheAccount } from './close-account'
import { logDeviceOut, presentDevices, presentLogins } from './devices'

export const securityRoutes = [
  handle(listDevices, presentDevices),
  handle(endDevice, logDeviceOut),
  handle(listLogins, presentLogins),
  handle(changeMobile, changeTheMobile),
  handle(closeAccount, askToClose),
  handle(keepAccount, keepTheAccount),
]
