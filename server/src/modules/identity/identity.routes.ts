import {
  captcha,
  login,
  logout,
  logoutAccount,
  resetPassword,
  sendSms,
  userInfo,
} from '#contract/identity/calls'
import { register, registerMinor } from '#contract/identity/registration-calls'
import { handle } from '../../platform/http/call-handler'
import './identity.texts'
import { makeChallenge } from './captcha'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { readUserInfo } from './present-account'
import { registerMember } from './registration/register'
import { registerWithGuardian } from './registration/register-minor'
import { resetThePassword } from './reset-password'
import { sendCode } from './sms-codes/send-code'

export const identityRoutes = [
  handle(captcha, async ({ secrets, site, now }) => {
    const { parameters, signature } = await makeChallenge(secrets, site.agentId, now)
    return { parameters: { ...parameters }, signature }
  }),
  handle(login, logIn),
  handle(logout, logOut),
  handle(logoutAccount, logOut),
  handle(userInfo, readUserInfo),
  handle(sendSms, sendCode),
  handle(register, registerMember),
  handle(registerMinor, registerWithGuardian),
  handle(resetPassword, resetThePassword),
]
