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
  wanted: Partial<Omit<NewStaffMember, 'totp' | 'passwordHash'>> & {
    isEnrolled?: boolean
    secret?: string
  } = {},
) {
  const { isEnrolled = true, secret = newTotpSecret(), ...person } = wanted
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
  const phone = phoneOf({ database, agentId, staffId, secret })
  return {
    ...staff,
    ...phone,
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
      return { ...phone, token, cookies: { staff: `${token}.${secret}` } }
    },
  }
}

interface Phone extends Pick<Place, 'database' | 'agentId'> {
  staffId: number
  secret: string
}

/** One code at a time, each as if the one before had been used long ago: people wait half a minute for the next, tests do not. */
function phoneOf({ database, agentId, staffId, secret }: Phone) {
  let before: Promise<unknown> = Promise.resolve()
  return {
    withCode<T>(now: Date, send: (code: string) => Promise<T>): Promise<T> {
      const step = totpStep(now)
      const sent = before.then(async () => {
        await database.change(agentId, async tx => {
          await tx.run('update staff set totp_last_step = least(totp_last_step, $2) where id = $1', [
            staffId,
            step - 1,
          ])
          await tx.run('delete from staff_spent_codes where staff_id = $1 and step >= $2', [staffId, step])
        })
        return send(totpCode(secret, step))
      })
      before = sent.catch(() => undefined)
      return sent
    },
  }
}

export async function loggedInStaff(place: Place, wanted: Parameters<typeof buildStaff>[1] = {}) {
  const staff = await buildStaff(place, wanted)
  return { ...staff, ...(await staff.openSession()) }
}
