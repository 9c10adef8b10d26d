// A certified company with its owner, and colleagues who work for it.
import { join } from 'node:path'
import { accountGroups } from '#contract/identity/account'
import { prepareCompany } from '../../server/src/modules/identity/identity.public'
import type { Database } from '../../server/src/platform/database/database'
import { loadSecrets } from '../../server/src/platform/secrets'
import { diskStorage } from '../../server/src/platform/storage/disk-storage'
import { buildWork, type WantedWork } from '../../server/src/testing/build-work'
import { buildMember } from '../../server/src/testing/builders'
import type { BackendFacts } from '../server/backend'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }

export async function newCompany({ database, dataDir }: Backend, { agentId }: Pick<Site, 'agentId'>) {
  const now = new Date()
  const owner = await buildMember(database, agentId, {
    nickname: '支流唱片 River Records',
    groupId: accountGroups.enterprise,
    verifiedAt: now,
  })
  const services = {
    secrets: await loadSecrets(undefined, dataDir),
    storage: diskStorage(join(dataDir, 'files')),
  }
  const seedCompany = await prepareCompany(services, agentId)
  await database.change(agentId, tx => seedCompany(tx, owner.memberId, now))
  return {
    owner,
    /** As the built-in company's owner is called. */
    signer: { name: '赵远', mobile: owner.mobile },
    work: (wanted: WantedWork = {}) => buildWork({ database, agentId }, owner.memberId, wanted),
    statusOf: async (workId: number) =>
      database.read(agentId, async tx => {
        const { rows } = await tx.run<{ status: string }>('select status from works where id = $1', [workId])
        return rows[0]?.status
      }),
    /** Has joined, and acts for the company in every session. */
    async colleague(role: 'publisher' | 'finance' | 'reader') {
      const person = await buildMember(database, agentId, { nickname: '同事 Colleague' })
      await database.change(agentId, tx =>
        tx.run(
          `insert into colleagues (account_id, person_id, mobile, role, state, since)
           values ($1, $2, $3, $4, 'active', $5)`,
          [owner.memberId, person.memberId, person.mobile, role, now],
        ),
      )
      return {
        async openSession() {
          const session = await person.openSession()
          await database.change(agentId, tx =>
            tx.run('update member_sessions set acts_for = $1 where member_id = $2', [
              owner.memberId,
              person.memberId,
            ]),
          )
          return session
        },
      }
    },
  }
}
