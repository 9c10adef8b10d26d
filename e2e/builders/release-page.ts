import type { BackendFacts } from '../server/backend'
import { askAsOwner } from './as-owner'

/** The public page of a work, and what happens around it that no screen does. */
export async function releasePageOf(backend: Pick<BackendFacts, 'ownerUrl'>, workId: number) {
  const ask = askAsOwner(backend)
  const [row] = await ask<{ code: string }>('select code from release_pages where work_id = $1', [workId])
  if (!row) throw new Error(`work ${workId} has no page`)
  return {
    code: row.code,
    address: `/release/${row.code}`,
    short: `/r/${row.code}`,

    goesLiveAt: (channel: string, link: string) =>
      ask(
        `insert into deliveries (agent_id, work_id, work_version, channel_id, kind, state, queued_at, changed_at, delivered_at,
           live_at, message_id, link)
         select w.agent_id, w.id, 1, c.id, 'release', 'live', now(), now(), now(), now(), gen_random_uuid()::text, $3
         from works w join channels c on c.agent_id = w.agent_id and c.code = $2 where w.id = $1`,
        [workId, channel, link],
      ),
    setStatus: (status: string) => ask('update works set status = $2 where id = $1', [workId, status]),
  }
}
