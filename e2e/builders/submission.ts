// Something for the console to check: a member who has handed in their identity, with real, sealed scans.
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Database } from '../../server/src/platform/database/database'
import { blindIndex, seal } from '../../server/src/platform/seal'
import { loadSecrets } from '../../server/src/platform/secrets'
import { diskStorage } from '../../server/src/platform/storage/disk-storage'
import { buildMember } from '../../server/src/testing/builders'
import type { BackendFacts } from '../server/backend'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }

interface Wanted {
  name: string
  document?: 'resident_id' | 'passport'
  hoursAgo?: number
}

export async function newSubmission(backend: Backend, { agentId }: Site, wanted: Wanted) {
  const { database, dataDir } = backend
  const { name, document = 'resident_id', hoursAgo = 1 } = wanted
  const { memberId, mobile } = await buildMember(database, agentId, { nickname: name })
  const secrets = await loadSecrets(undefined, dataDir)
  const number =
    document === 'passport' ? `E${randomInt(1e7, 1e8)}` : `11010119900101${randomInt(1000, 9999)}`
  const submittedAt = new Date(Date.now() - hoursAgo * 3_600_000)
  const scanKinds = document === 'passport' ? ['passport_page'] : ['id_front', 'id_back']
  const uploads = await Promise.all(
    scanKinds.map(async kind => {
      const id = randomUUID()
      const body = await picture()
      const key = `sealed/${agentId}/${id}`
      await diskStorage(join(dataDir, 'files')).write(key, seal(secrets, `upload ${id}`, body))
      return { kind, id, key, size: body.length, sha256: createHash('sha256').update(body).digest() }
    }),
  )
  await database.change(agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>(
      `insert into identity_checks (member_id, kind, state, name, document, number_sealed, number_index, birth_date,
         created_at, submitted_at) values ($1, 'adult', 'waiting', $2, $3, $4, $5, $6, $7, $7) returning id`,
      [
        memberId,
        name,
        document,
        seal(secrets, `identity ${memberId}`, number),
        blindIndex(secrets, 'identity document', `${document}:${number}`),
        document === 'passport' ? null : '1990-01-01',
        submittedAt,
      ],
    )
    for (const { kind, id, key, size, sha256 } of uploads) {
      await tx.run(
        `insert into uploads (id, member_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at)
         values ($1, $2, 'document', $3, true, 'image/png', $4, $5, now())`,
        [id, memberId, key, size, sha256],
      )
      await tx.run('insert into identity_scans (check_id, kind, upload_id) values ($1, $2, $3)', [
        rows[0]?.id,
        kind,
        id,
      ])
    }
  })
  return {
    name,
    mobile,
    number,
    /** What was decided and what the member was told. */
    outcome: () =>
      database.read(agentId, async tx => {
        const check = await tx.run<{ state: string; reasons: unknown }>(
          'select state, reasons from identity_checks where member_id = $1',
          [memberId],
        )
        const told = await tx.run<{ template: string }>(
          'select template from messages where member_id = $1',
          [memberId],
        )
        return { ...check.rows[0], told: told.rows.map(({ template }) => template) }
      }),
  }
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background: '#dfe6ea' } })
    .png()
    .toBuffer()
}
