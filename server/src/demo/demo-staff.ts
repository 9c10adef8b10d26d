// The people of the demo's console. Their second factors follow from the application's secret: see demo-codes.ts.
import type { StaffRole } from '#contract/call'
import { putSetupMark } from '../modules/sites/sites.public'
import { createStaff, demoTotpSecret, hasStaff } from '../modules/staff/staff.public'
import type { Tx } from '../platform/database/query'
import type { Secrets } from '../platform/secrets'

export const demoStaff: ReadonlyArray<{ username: string; name: string; role: StaffRole }> = [
  { username: 'admin', name: '江一帆', role: 'admin' },
  { username: 'editor', name: '苏晓', role: 'editor' },
  { username: 'rights', name: '林岚', role: 'rights' },
  { username: 'finance', name: '周衡', role: 'finance' },
  { username: 'finance2', name: '许安', role: 'finance' },
  { username: 'support', name: '方知', role: 'support' },
]

/** They have been in office long enough to say yes to what a colleague asks for. */
const longAgo = (now: Date) => new Date(now.getTime() - 60 * 86_400_000)

/** Harmless when they are there already: the caller holds the agent's lock, so it is all of them or none. */
export async function seedDemoStaff(
  tx: Tx,
  secrets: Secrets,
  passwordHash: string,
  now = new Date(),
): Promise<void> {
  if (await hasStaff(tx)) return
  for (const { username, name, role } of demoStaff) {
    const totp = { secret: demoTotpSecret(secrets, username), confirmedAt: now }
    const person = { username, name, passwordHash, roles: [role], since: longAgo(now) }
    const staffId = await createStaff(tx, secrets, { ...person, totp })
    if (role !== 'admin') continue
    // The demo's phone stands for text messages, and its agreements bind nobody.
    for (const step of ['agreements', 'sms'] as const) await putSetupMark(tx, { step, staffId, now })
  }
}
