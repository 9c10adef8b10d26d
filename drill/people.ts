// Members and staff of the site that a start without the demo makes, with a session each: a login costs a proof of work that is
// not drilled here.
import { applicationLogin } from '../e2e/server/application-login'
import { Database } from '../server/src/platform/database/database'
import { createLog } from '../server/src/platform/log'
import { loadSecrets } from '../server/src/platform/secrets'
import { loggedInStaff } from '../server/src/testing/build-staff'
import { buildMember } from '../server/src/testing/builders'
import type { Installation } from './installation'

export const domain = 'tributary.localhost'

type Cookies = Record<string, string>

export async function settle(installation: Installation, count: number) {
  const { dataDir } = installation
  const url = await applicationLogin(await installation.ownerUrl(), dataDir)
  const database = new Database(url, createLog('silent'), { connections: 2 })
  try {
    const [site] = await database.withoutAgent<{ id: number }>('select id from find_agent_by_domain($1)', [
      domain,
    ])
    const agentId = Number(site?.id)
    const members: Cookies[] = []
    for (let built = 0; built < count; built++) {
      const member = await buildMember(database, agentId)
      members.push((await member.openSession()).cookies)
    }
    const services = { secrets: await loadSecrets(undefined, dataDir) }
    const { cookies } = await loggedInStaff({ database, services, agentId })
    return { members, staff: cookies as Cookies }
  } finally {
    await database.close()
  }
}
