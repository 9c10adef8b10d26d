import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>

/** As all of its parties accepted it, in time for August of 2026; the first of them owns the recording. */
export async function agreeSplit(
  server: Pick<Server, 'asOwner' | 'agentId'>,
  isrc: string,
  parts: [memberId: number, part: number][],
): Promise<void> {
  const [split] = await server.asOwner<{ id: string }>(
    `insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at) values ($1, $2, $3, '2026-08-01', '2026-07-01', '2026-07-31') returning id`,
    [server.agentId, isrc, parts[0]?.[0]],
  )
  for (const [memberId, part] of parts) {
    await server.asOwner(
      `insert into split_parties (agent_id, split_id, mobile, member_id, part, answer, answered_at) values ($1, $2, $3, $4, $5, 'accepted', '2026-07-02')`,
      [server.agentId, split?.id, String(memberId), memberId, part],
    )
  }
  await server.asOwner("update splits set state = 'agreed', settled_at = '2026-07-20' where id = $1", [
    split?.id,
  ])
}
