// buildStaff(): a staff member for tests, with a second factor that is already confirmed and a session when asked for.
import { randomBytes, randomUUID } from 'node:crypto'
import { hashSecret } from '../modules/identity/session-directory'
import { createStaff, type NewStaffMember } from '../modules/staff/staff.public'
import { insertStaffSession } from '../modules/staff/staff.queries'
import { newTotpSecret, totpCode, totpStep } from '../modules/staff/totp'
import { type Clock, systemClock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Services } from '../platform/services'
import { hashOnce, testPassword } from './builders'

interface Place {
  database: Database
  services: Pick<Services, 'secrets'>
  agentId: number
  clock?: Clock
}

export async function buildStaff(
  { database, services, agentId, clock = systemClock }: Place,
  wanted: Partial<Omit<NewStaffMember, 'totp' | 'passwordHash'>> & { isEnrolled?: boolean } = {},
) {
  const { isEnrolled = true, ...person } = wanted
  const secret = newTotpSecret()
  const staff = {
    username: `staff-${randomBytes(6).toString('hex')}`,
    name: 'Test staff',
    password: testPassword,
    roles: ['admin'] as const,
    ...person,
  }
  const totp = isEnrolled ? { secret, confirmedAt: new Date() } : undefined
  const passwordHash = await hashOnce(staff.password)
  const staffId = await database.change(agentId, tx =>
    createStaff(tx, services.secrets, { ...staff, passwordHash, totp }),
  )
  return {
    ...staff,
    staffId,
    secret,
    /** What the app shows at that moment. */
    codeAt: (now: Date) => totpCode(secret, totpStep(now)),
    /** A session as a login in two steps would have made it. */
    async openSession() {
      const token = randomUUID()
      const secret = randomBytes(32).toString('base64url')
      const now = clock.now()
      await database.change(agentId, tx =>
        insertStaffSession(tx, {
          token,
          secretHash: hashSecret(secret),
          staffId,
          address: '127.0.0.1',
          userAgent: 'test',
          now,
          endsAt: new Date(now.getTime() + 86_400_000),
        }),
      )
      return { token, cookies: { staff: `${token}.${secret}` } }
    },
  }
}

export async function loggedInStaff(place: Place, wanted: Parameters<typeof buildStaff>[1] = {}) {
  const staff = await buildStaff(place, wanted)
  return { ...staff, ...(await staff.openSession()) }
}
