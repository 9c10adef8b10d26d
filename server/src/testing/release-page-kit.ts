// releasePageKit(): works with a public page, and what stands around it, without a worker.
import type { WorkStatus } from '#contract/works/work-status'
import { prepareReleasePage } from '../modules/release-pages/prepare-release-page.job'
import { createLog } from '../platform/log'
import { buildWork, type WantedWork } from './build-work'
import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>

/** As people's browsers say who they are. */
export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export async function releasePageKit(server: Server, memberId: number) {
  const { agentId, database, services, domain } = server
  const kit = {
    async released(wanted: WantedWork = {}) {
      const workId = await buildWork(server, memberId, {
        status: '991',
        releaseDate: '2026-01-05',
        ...wanted,
      })
      return { workId, code: await kit.codeOf(workId) }
    },

    async codeOf(workId: number): Promise<string> {
      const sql = 'select code from release_pages where work_id = $1'
      const [row] = await server.asOwner<{ code: string }>(sql, [workId])
      return row?.code ?? 'none'
    },

    setStatus: (workId: number, status: WorkStatus) =>
      server.asOwner('update works set status = $2 where id = $1', [workId, status]),

    /** As if the channel had answered. */
    async tell(
      workId: number,
      channel: string,
      { kind = 'release', state = 'live', link = null as string | null } = {},
    ) {
      await server.asOwner(
        `insert into deliveries (agent_id, work_id, work_version, channel_id, kind, state, queued_at, changed_at, delivered_at,
           live_at, message_id, link, refused_by)
         select agent_id, $2, 1, id, $4, $5::text, now(), now(), now(), now(), gen_random_uuid()::text, $6,
           case when $5 = 'refused' then 'channel' end
         from channels where agent_id = $1 and code = $3`,
        [agentId, workId, channel, kind, state, link],
      )
    },

    prepare: (workId: number) =>
      prepareReleasePage.run({ payload: { workId }, agentId, database, services, log: createLog('silent') }),

    get: (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, headers: { host: domain, 'user-agent': browser, ...headers } }),
  }
  return kit
}
