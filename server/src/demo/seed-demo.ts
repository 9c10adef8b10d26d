// What a newcomer finds on the first start. Each part is made only when it is missing, so that a start which was killed
// half-way, or two servers that start together, end with the whole demo once.
import pg from 'pg'
import {
  createMember,
  hashPassword,
  hasMembers,
  prepareApprovedMinor,
  prepareCompany,
  prepareWaitingMinor,
  seedVerifiedPerson,
} from '../modules/identity/identity.public'
import { notify } from '../modules/messages/messages.public'
import { createAgent } from '../modules/sites/sites.public'
import { hasStaff, readDemoStaffCodes } from '../modules/staff/staff.public'
import type { Database } from '../platform/database/database'
import { heavyLimits } from '../platform/database/limits'
import { lockAgent } from '../platform/database/lock-agent'
import type { Tx } from '../platform/database/query'
import type { Services } from '../platform/services'
import { demoMembers, demoPassword } from './demo-accounts'
import './demo.texts'
import { seedDemoApplication } from './demo-application'
import { demoSite } from './demo-site'
import { day } from './demo-songs'
import { seedDemoStaff } from './demo-staff'
import { seedDemoTickets } from './demo-tickets'
import { seedDemoWorks } from './demo-works'

export async function seedDemo(
  ownerUrl: string,
  database: Database,
  services: Services,
  domain: string,
): Promise<void> {
  const site = (await findSite(database, domain)) ?? (await makeSite(ownerUrl, database, domain))
  const agentId = site.id
  if (!site.is_demo) {
    // A site of real people never gets accounts whose password everybody knows.
    if (!(await hasDemoStaff(database, services, agentId))) return
    await markDemoSite(ownerUrl, agentId)
  }
  if (await database.read(agentId, async tx => (await hasStaff(tx)) && (await hasMembers(tx)))) return
  const prepared = await prepare(services, agentId)
  await database.change(agentId, async tx => {
    // Whoever starts second waits for the first, also on a machine that has much to do; nobody waits for an answer.
    const { lockSeconds } = heavyLimits
    for (const limit of ['lock_timeout', 'statement_timeout'])
      await tx.run('select set_config($1, $2, true)', [limit, `${lockSeconds}s`])
    await lockAgent(tx)
    await seedDemoStaff(tx, services.secrets, prepared.passwordHash)
    if (await hasMembers(tx)) return
    await seedMembers(tx, services, prepared, domain)
  })
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Hashing and drawing take a while; two servers that start together do not wait for each other. */
async function prepare(services: Services, agentId: number) {
  return {
    passwordHash: await hashPassword(demoPassword),
    seedWaiting: await prepareWaitingMinor(services, agentId),
    seedApproved: await prepareApprovedMinor(services, agentId),
    seedCompany: await prepareCompany(services, agentId),
  }
}

interface FoundSite {
  id: number
  is_demo: boolean
}

async function findSite(database: Database, domain: string): Promise<FoundSite | undefined> {
  const sql = 'select id, is_demo from find_agent_by_domain($1)'
  const [found] = await database.withoutAgent<FoundSite>(sql, [domain])
  return found
}

/** Demos that were made before sites carried the mark are known by the second factors of their staff. */
async function hasDemoStaff(database: Database, { secrets }: Services, agentId: number): Promise<boolean> {
  return database.read(agentId, async tx => (await readDemoStaffCodes(tx, secrets, new Date())).length > 0)
}

async function markDemoSite(ownerUrl: string, agentId: number) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('update agents set is_demo = true where id = $1', [agentId])
  } finally {
    await client.end()
  }
}

async function makeSite(ownerUrl: string, database: Database, domain: string): Promise<FoundSite> {
  try {
    return { id: await createAgent(ownerUrl, demoSite(domain)), is_demo: true }
  } catch (error) {
    // Another server was faster: its site is the one.
    const found = await findSite(database, domain)
    if (found === undefined) throw error
    return found
  }
}

async function seedMembers(tx: Tx, services: Services, prepared: Prepared, domain: string) {
  const { passwordHash, seedWaiting, seedApproved, seedCompany } = prepared
  const now = new Date()
  // Before the first of their songs was heard.
  const longAgo = new Date(now.getTime() - 850 * day)
  for (const { mobile, nickname, groupId, verified, isMinor } of demoMembers) {
    const verifiedAt = verified ? longAgo : null
    const memberId = await createMember(tx, {
      mobile,
      passwordHash,
      nickname,
      groupId,
      isMinor,
      verifiedAt,
      ...(verified && { createdAt: longAgo }),
    })
    if (isMinor && !verified) await seedWaiting(tx, memberId, now)
    if (isMinor && verified) await seedApproved(tx, memberId, longAgo)
    if (groupId === 2) await seedCompany(tx, memberId, longAgo)
    if (mobile !== demoMembers[0].mobile) continue
    await seedVerifiedPerson(tx, services, memberId, longAgo)
    await seedDemoWorks(tx, { memberId, artist: nickname, domain }, now)
    await seedDemoApplication(tx, memberId, now)
    const { answer_hours } = demoSite(domain).presentation.promises
    await seedDemoTickets(tx, { id: memberId, name: nickname, mobile }, answer_hours, now)
    await notify(tx, {
      memberId,
      kind: 'announcement',
      template: 'demo.welcome',
      params: { site: demoSite(domain).presentation.site_title },
    })
    await notify(tx, {
      memberId,
      kind: 'security',
      template: 'demo.password',
      link: '/person-center/reset-pwd',
    })
  }
}
