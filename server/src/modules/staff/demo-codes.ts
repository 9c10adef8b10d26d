// The demo has no authenticator app: its second factors follow from the application's secret, and the demo phone shows
// their codes. Only staff whose factor was made here are shown, whatever else is in the table.
import type { Tx } from '../../platform/database/query'
import type { Secrets } from '../../platform/secrets'
import { listConfirmedStaff } from './staff.queries'
import { openTotpSecret, secondsLeft, totpCode, totpSecretFrom, totpStep } from './totp'

export function demoTotpSecret(secrets: Secrets, username: string): string {
  return totpSecretFrom(secrets.derive(`demo second factor ${username}`).subarray(0, 20))
}

export async function readDemoStaffCodes(tx: Tx, secrets: Secrets, now: Date) {
  const staff = await listConfirmedStaff(tx)
  const ofDemo = staff.filter(
    ({ id, username, totp_secret }) =>
      openTotpSecret(secrets, id, totp_secret) === demoTotpSecret(secrets, username),
  )
  return ofDemo.map(({ username, totp_last_step }) => {
    // A code counts once: after a login the next one is shown, which is accepted already.
    const step = Math.max(totpStep(now), totp_last_step + 1)
    const wait = (step - totpStep(now)) * 30
    return {
      username,
      code: totpCode(demoTotpSecret(secrets, username), step),
      seconds_left: secondsLeft(now) + wait,
    }
  })
}
