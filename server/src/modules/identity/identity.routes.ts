import { captcha, endAllSessions, login, logout, userInfo } from '#contract/identity/calls'
import { handle } from '../../platform/http/call-handler'
import './identity.texts'
import { makeChallenge } from './captcha'
import { logIn } from './log-in'
import { logOut, logOutEverywhere } from './log-out'
import { readUserInfo } from './present-account'

export const identityRoutes = [
  handle(captcha, async ({ secrets, now }) => {
    const { parameters, signature } = await makeChallenge(secrets, now)
    return { parameters: { ...parameters }, signature }
  }),
  handle(login, logIn),
  handle(logout, logOut),
  handle(endAllSessions, logOutEverywhere),
  handle(userInfo, readUserInfo),
]
