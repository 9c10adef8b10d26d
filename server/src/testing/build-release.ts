// buildRelease(): a work that is with the channels, with codes and a signed agreement: all that a report's line needs to find its owner.
import { randomInt } from 'node:crypto'
import type { Database } from '../platform/database/database'
import { buildWork } from './build-work'

interface TestDatabase {
  database: Database
  asOwner(sql: string, values?: unknown[]): Promise<unknown[]>
}

export const isrcOf = () => `CNT0126${String(randomInt(100_000)).padStart(5, '0')}`

export interface WantedRelease {
  isrcs?: string[]
  /** As it was signed at the beginning of 2026. */
  rate?: number
  upc?: string
  title?: string
}

export async function buildRelease(
  test: TestDatabase,
  agentId: number,
  memberId: number,
  wanted: WantedRelease = {},
) {
  const { isrcs = [isrcOf()], rate = 0.8, upc = '', title = 'Night sailing' } = wanted
  const workId = await buildWork({ database: test.database, agentId }, memberId, {
    title,
    tracks: isrcs.map(() => ({})),
    kind: isrcs.length > 1 ? 'album' : 'single',
  })
  await test.asOwner(
    "update works set status = '991', released_at = now(), upc = nullif($2, '') where id = $1",
    [workId, upc],
  )
  await test.asOwner('update tracks set isrc = ($2::text[])[position] where work_id = $1', [workId, isrcs])
  await signAgreement(test, workId, rate, '2026-01-01')
  return { workId, isrc: isrcs[0] as string }
}

export function signAgreement({ asOwner }: TestDatabase, workId: number, rate: number, on: string) {
  return asOwner(
    `insert into agreements (agent_id, number, member_id, work_id, terms, terms_hash, rate, signer_kind, signer_name, signed_at, address, user_agent,
       code_hash, storage_key, sha256, size)
     select agent_id, gen_random_uuid(), member_id, id, '{}', '', $2, 'member', 'n', $3::timestamptz, '', '', '', '', gen_random_uuid()::text::bytea, 1
     from works where id = $1`,
    [workId, rate, `${on} 12:00+08`],
  )
}
