// Sites that have money, with admins of any age: what waits for a second person is tried by moving the times of its rows.

import type { OutputOf } from '#contract/call'
import { listDeeds } from '#contract/deeds/calls'
import { performDeeds } from '../modules/deeds/deeds.public'
import { createLog } from '../platform/log'
import { insertPosting } from './build-posting'
import { loggedInStaff } from './build-staff'
import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>
export type ListedDeed = OutputOf<typeof listDeeds>['waiting'][number]

let sites = 0

export async function deedSite(server: Server, { hasPosted = true } = {}) {
  sites += 1
  const domain = `deeds-${sites}.test`
  const { asOwner, database, services } = server
  const agentId = await server.anotherSite(domain)
  if (hasPosted) await database.change(agentId, tx => insertPosting(tx))

  async function staff(wanted: Parameters<typeof loggedInStaff>[1] = {}) {
    return { ...(await loggedInStaff({ ...server, agentId }, wanted)), headers: { host: domain } }
  }
  type Person = Awaited<ReturnType<typeof staff>>
  const list = async (by: Person) => (await server.call(listDeeds, {}, by)).data as OutputOf<typeof listDeeds>

  return {
    agentId,
    domain,
    staff,
    list,
    /** Somebody who has been an admin for so many hours. */
    async admin(hours = 1000, wanted: Parameters<typeof loggedInStaff>[1] = {}) {
      const person = await staff(wanted)
      await asOwner(
        `update staff set admin_since = now() - make_interval(hours => $2),
           created_at = now() - make_interval(hours => $2) where id = $1`,
        [person.staffId, hours],
      )
      return person
    },
    async only(by: Person): Promise<ListedDeed> {
      const { waiting } = await list(by)
      if (waiting.length !== 1 || !waiting[0]) throw new Error(`${waiting.length} deeds wait`)
      return waiting[0]
    },
    /** As if everything about the deed had happened so much earlier. */
    async letHoursPass(id: number, hours: number) {
      await asOwner(
        `update pending_deeds set requested_at = requested_at - make_interval(hours => $2),
           agreed_at = agreed_at - make_interval(hours => $2), clicked_at = clicked_at - make_interval(hours => $2),
           ready_at = ready_at - make_interval(hours => $2) where id = $1`,
        [id, hours],
      )
    },
    perform: () => performDeeds.run({ payload: {}, agentId, database, services, log: createLog('silent') }),
  }
}

export type DeedSite = Awaited<ReturnType<typeof deedSite>>
