import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { batchNumber } from '#contract/payouts/batch'
import { grantBatchFile } from '#contract/payouts/batch-calls'
import { batchFilePath } from '#contract/payouts/withdrawal-files'
import { token } from '#contract/text'
import { type Actor, mayCall } from '../../../platform/http/actor'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { fileNameParameters } from '../../../platform/http/file-name-parameters'
import { clientOf, languageOf } from '../../../platform/http/request-facts'
import { Refusal } from '../../../platform/refusal'
import { openSealedStream, SealBroken } from '../../../platform/seal-stream'
import type { Services } from '../../../platform/services'
import { recordAudit } from '../../audit/audit.public'
import { batchOfLink } from './batch-link'
import './batches.texts'
import { type BatchRow, findBatch } from './batches.queries'
import { fileNameOf } from './present-batch'

const asked = z.object({ note: token(300, 1) })
const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export function registerBatchFile(app: FastifyInstance, environment: CallEnvironment) {
  const { services, database, clock } = environment
  // Without HEAD, which would stand in the log as a file that was taken.
  app.get(batchFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    const now = clock.now()
    const { actor, batch } = await findGranted(environment, request, now)
    const { agentId, file_key: key, file_sha256: sha256 } = batch
    if (key === null || sha256 === null) throw new Refusal('notFound')
    const isWhole = await isAsWritten(services, key, sha256)
    await database.change(agentId, tx =>
      recordAudit(tx, {
        ...{ actor, client: clientOf(request), now },
        ...{ action: isWhole ? 'payout.fileTaken' : 'payout.fileDamaged' },
        ...{ subject: 'payoutBatch', subjectId: batch.id, after: { number: batch.number } },
      }),
    )
    if (!isWhole) throw new Refusal('conflict', { text: 'payouts.fileDamaged', log: { batchId: batch.id } })
    const stored = await services.storage.read(key)
    if (!stored) throw new Refusal('notFound')
    const plain = openSealedStream(services.secrets, key, stored.body)
    const name = fileNameOf(batch, languageOf(request))
    const plainName = `payout-batch-${batchNumber(batch.number)}.${batch.layout.format}`
    return reply
      .type(types[batch.layout.format])
      .header('content-length', batch.file_size)
      .header('content-disposition', `attachment; ${fileNameParameters(name, plainName)}`)
      .header('x-content-sha256', sha256.toString('hex'))
      .header('cache-control', 'private, no-store')
      .send(Readable.from(plain, { objectMode: false }))
  })
}

/** Read to its end before the first byte leaves: half a file with wrong accounts in it would be worse than none. */
async function isAsWritten(
  { storage, secrets }: Pick<Services, 'storage' | 'secrets'>,
  key: string,
  sha256: Buffer,
): Promise<boolean> {
  const stored = await storage.read(key)
  if (!stored) return false
  const hash = createHash('sha256')
  try {
    for await (const part of openSealedStream(secrets, key, stored.body)) hash.update(part)
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
  return hash.digest().equals(sha256)
}

type Granted = { actor: Extract<Actor, { kind: 'staff' }>; batch: BatchRow & { agentId: number } }

/** The address alone opens nothing: who follows it is logged in, and is the one it was made for. */
async function findGranted(
  { sites, services, database, authenticate }: CallEnvironment,
  request: FastifyRequest,
  now: Date,
): Promise<Granted> {
  const site = await sites.byHost(request.host)
  if (!site) throw new Refusal('unknownSite')
  const actor = await authenticate(request, site, grantBatchFile)
  if (actor.kind !== 'staff') throw new Refusal('sessionEnded')
  if (!mayCall(grantBatchFile, actor)) throw new Refusal('forbidden')
  const given = asked.safeParse(request.query)
  if (!given.success) throw new Refusal('malformedRequest')
  const granted = batchOfLink(services.secrets, given.data.note, now)
  if (!granted || granted.agentId !== site.agentId || granted.staffId !== actor.staffId) {
    throw new Refusal('linkExpired')
  }
  const batch = await database.read(site.agentId, tx => findBatch(tx, granted.batchId))
  if (!batch) throw new Refusal('notFound')
  return { actor, batch: { ...batch, agentId: site.agentId } }
}
