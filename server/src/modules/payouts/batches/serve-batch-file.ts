import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { batchNumber } from '#contract/payouts/batch'
import { grantBatchFile } from '#contract/payouts/batch-calls'
import { batchFilePath } from '#contract/payouts/withdrawal-files'
import { token } from '#contract/text'
import type { Actor } from '../../../platform/http/actor'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { fileNameParameters } from '../../../platform/http/file-name-parameters'
import { clientOf, languageOf } from '../../../platform/http/request-facts'
import { type Caller, requireCaller } from '../../../platform/http/require-caller'
import { Refusal } from '../../../platform/refusal'
import { openSealedStream, SealBroken } from '../../../platform/seal-stream'
import type { Services } from '../../../platform/services'
import { recordAudit } from '../../audit/audit.public'
import { batchOfLink } from './batch-link'
import './batches.texts'
import { type BatchRow, findBatch } from './batches.queries'
import { fileNameOf } from './present-batch'

const asked = z.object({ note: token(300, 1) })
/** Followed as a link, so no other site is kept from it by its origin; the file's note was given to the session's owner. */
const takingTheFile = { ...grantBatchFile, name: batchFilePath, effect: 'read' } as const
const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export function registerBatchFile(app: FastifyInstance, environment: CallEnvironment) {
  const { services } = environment
  // Without HEAD, which would stand in the log as a file that was taken.
  app.get(batchFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    const { actor, batch, now, database } = await findGranted(environment, request, reply)
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

interface Granted extends Pick<Caller, 'now' | 'database'> {
  actor: Extract<Actor, { kind: 'staff' }>
  batch: BatchRow & { agentId: number }
}

/** The address alone opens nothing: it is followed in the session that it was made for, which neither a logout nor a suspension has ended. */
async function findGranted(
  environment: CallEnvironment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Granted> {
  const { services } = environment
  const { site, actor, now, database } = await requireCaller(environment, request, reply, takingTheFile)
  if (actor.kind !== 'staff') throw new Refusal('sessionEnded')
  const given = asked.safeParse(request.query)
  if (!given.success) throw new Refusal('malformedRequest')
  const { secrets } = services
  const batchId = batchOfLink({ secrets, now, actor }, site.agentId, given.data.note)
  if (batchId === undefined) throw new Refusal('linkExpired')
  const batch = await database.read(site.agentId, tx => findBatch(tx, batchId))
  if (!batch) throw new Refusal('notFound')
  return { actor, batch: { ...batch, agentId: site.agentId }, now, database }
}
