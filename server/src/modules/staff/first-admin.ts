// A new site has no staff and nobody who could invite any: whoever runs the server gets a one-time link.
import { randomBytes } from 'node:crypto'
import { invitationDays } from '#contract/staff/management-calls'
import type { Database } from '../../platform/database/database'
import { lockAgent } from '../../platform/database/lock-agent'
import { hashSecret } from '../identity/identity.public'
import { hasStaff } from './staff.queries'
import { deleteUnusedInvitations, insertInvitation } from './staff-invitations.queries'

/** Where an invitation is followed, as a path of its site. */
export function joinLink(token: string): string {
  return `/operator/join?invitation=${token}`
}

/** Answers undefined once the agent has staff. Links made earlier stop working. */
export async function inviteFirstAdmin(
  database: Database,
  agentId: number,
  now: Date,
): Promise<string | undefined> {
  return database.change(agentId, async tx => {
    // Servers that start together come one after the other, so that only the last link is good.
    await lockAgent(tx)
    if (await hasStaff(tx)) return undefined
    await deleteUnusedInvitations(tx)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)
    await insertInvitation(tx, { tokenHash: hashSecret(token), roles: ['admin'], expiresAt })
    return token
  })
}

/** The whole link, for the lines a person sees when the server is up; undefined when there is nothing to invite to. */
export async function firstAdminLink(
  database: Database,
  { domain, origin, now }: { domain: string; origin: string; now: Date },
): Promise<string | undefined> {
  const sql = 'select id from find_agent_by_domain($1)'
  const [site] = await database.withoutAgent<{ id: number }>(sql, [domain])
  const token = site && (await inviteFirstAdmin(database, site.id, now))
  return token && `${origin}${joinLink(token)}`
}
