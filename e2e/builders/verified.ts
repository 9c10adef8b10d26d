// Members who may sign: their identity has been checked and approved.
import { join } from 'node:path'
import { prepareWaitingMinor, seedVerifiedPerson } from '../../server/src/modules/identity/identity.public'
import type { Database } from '../../server/src/platform/database/database'
import { loadSecrets } from '../../server/src/platform/secrets'
import { diskStorage } from '../../server/src/platform/storage/disk-storage'
import { buildWork, type WantedWork } from '../../server/src/testing/build-work'
import { buildMember, type WantedMember } from '../../server/src/testing/builders'
import type { BackendFacts } from '../server/backend'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }

export async function verifiedMember(
  { database, dataDir }: Backend,
  { agentId }: Pick<Site, 'agentId'>,
  kind: 'person' | 'minor' | 'labelOwner' = 'person',
) {
  const wanted: WantedMember = kind === 'minor' ? { isMinor: true } : {}
  const now = new Date()
  const member = await buildMember(database, agentId, {
    nickname: '夜航 Nightsail',
    verifiedAt: now,
    ...wanted,
  })
  const services = {
    secrets: await loadSecrets(undefined, dataDir),
    storage: diskStorage(join(dataDir, 'files')),
  }
  // Of their own, or a code for one guardian is taken for another's.
  const guardianMobile = `137${member.mobile.slice(3)}`
  const seedMinor = await prepareWaitingMinor(services, agentId)
  await database.change(agentId, async tx => {
    const who = kind === 'labelOwner' ? kind : undefined
    if (kind !== 'minor') return seedVerifiedPerson(tx, services, member.memberId, now, who)
    await seedMinor(tx, member.memberId, now)
    await tx.run(
      "update identity_checks set state = 'approved', decided_at = now(), guardian_mobile = $2 where member_id = $1",
      [member.memberId, guardianMobile],
    )
  })
  return {
    ...member,
    /** As the built-in identities are called. */
    signer:
      kind === 'minor'
        ? { name: '林大川', mobile: guardianMobile }
        : { name: '陈夜航', mobile: member.mobile },
    work: (wantedWork: WantedWork = {}) => buildWork({ database, agentId }, member.memberId, wantedWork),
    statusOf: async (workId: number) =>
      database.read(agentId, async tx => {
        const { rows } = await tx.run<{ status: string }>('select status from works where id = $1', [workId])
        return rows[0]?.status
      }),
  }
}
