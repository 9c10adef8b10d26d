// Passwords and captchas are made to take long. A test run spends minutes on them that prove nothing: what they really cost is
// said by what-takes-long.test.ts, which does not load this file.
import { captchaWork } from '../modules/identity/captcha'
import { passwordCost } from '../modules/identity/passwords'

export function makeWorkQuick() {
  Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 })
  Object.assign(captchaWork, { fewest: 1, most: 4 })
}
