// People of a fresh site's console. Second factors are sealed with the running server's own secret.
import type { BrowserContext } from '@playwright/test'
import type { NewStaffMember } from '../../server/src/modules/staff/staff.public'
import { totpCode, totpStep } from '../../server/src/modules/staff/totp'
import type { Database } from '../../server/src/platform/database/database'
import { loadSecrets } from '../../server/src/platform/secrets'
import { buildStaff } from '../../server/src/testing/build-staff'
import type { BackendFacts } from '../server/backend'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }

export async function newStaff(
  { database, dataDir }: Backend,
  { agentId, origin }: Site,
  wanted: Partial<Omit<NewStaffMember, 'totp'>> & { isEnrolled?: boolean } = {},
) {
  const secrets = await loadSecrets(undefined, dataDir)
  const person = { name: '林岚 Lin', ...wanted }
  const staff = await buildStaff({ database, services: { secrets }, agentId }, person)
  return {
    ...staff,
    names: [staff.name, staff.name.slice(0, 1), staff.username],
    code: () => codeOf(staff.secret),
    /** One that was not used yet, however many were used in this half minute. */
    freshCode: () => staff.withCode(new Date(), async code => code),
    /** Gives the browser a session without the two steps: they have a journey of their own. */
    async logIn(context: BrowserContext) {
      const { cookies } = await staff.openSession()
      await context.addCookies([
        { name: 'staff', value: cookies.staff, url: origin, sameSite: 'Strict', httpOnly: true },
      ])
    },
    endSessions: () =>
      database.change(agentId, tx =>
        tx.run('delete from staff_sessions where staff_id = $1', [staff.staffId]),
      ),
  }
}

/** What the authenticator app would show now. */
export function codeOf(secret: string): string {
  return totpCode(secret.replaceAll(' ', ''), totpStep(new Date()))
}
