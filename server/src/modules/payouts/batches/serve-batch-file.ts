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
import { openSealedStream } from '../../../platform/seal-stream'
import { recordAudit } from '../../audit/audit.public'
import { batchOfLink } from './batch-link'
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
    const stored = batch.file_key && (await services.storage.read(batch.file_key))
    if (!stored || batch.file_key === null || batch.file_sha256 === null) throw new Refusal('notFound')
    const { agentId } = batch
    const plain = openSealedStream(services.secrets, batch.file_key, stored.body)
    await database.change(agentId, tx =>
      recordAudit(tx, {
        ...{ actor, client: clientOf(request), now, action: 'payout.fileTaken' },
        ...{ subject: 'payoutBatch', subjectId: batch.id, after: { number: batch.number } },
      }),
    )
    const name = fileNameOf(batch, languageOf(request))
    const plainName = `payout-batch-${batchNumber(batch.number)}.${batch.layout.format}`
    return reply
      .type(types[batch.layout.format])
      .header('content-length', batch.file_size)
      .header('content-disposition', `attachment; ${fileNameParameters(name, plainName)}`)
      .header('x-content-sha256', batch.file_sha256.toString('hex'))
      .header('cache-control', 'private, no-store')
      .send(Readable.from(plain, { objectMode: false }))
  })
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
