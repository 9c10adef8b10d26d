import type { Database } from '../../server/src/platform/database/database'
import { buildWork, type WantedWork } from '../../server/src/testing/build-work'
import type { BackendFacts } from '../server/backend'
import type { Member } from './member'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }

/** A complete work of this member, in whatever status a journey begins with. */
export async function newWork(
  { database }: Backend,
  { agentId }: Site,
  { mobile }: Pick<Member, 'mobile'>,
  wanted: WantedWork,
): Promise<number> {
  const memberId = await database.read(agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>('select id from members where mobile = $1', [mobile])
    return rows[0]?.id
  })
  if (memberId === undefined) throw new Error(`nobody has the number ${mobile}`)
  return buildWork({ database, agentId }, memberId, wanted)
}
