import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { requireBearer } from '../../platform/http/link-bearer'
import { blankMetadata } from '../../platform/pdf/blank-metadata'
import { Refusal } from '../../platform/refusal'
import { unseal } from '../../platform/seal'
import { fileOfLink } from './file-link'
import { findUpload } from './files.queries'
import { drawnAnew } from './judge-file'
import { avatarKey } from './write-file'

/** The two sides of a claim see what each other sent, not where and with what it was made. Staff see it as it came. */
function forStrangers(body: Buffer, mediaType: string): Promise<Buffer> | Buffer {
  return mediaType.startsWith('image/') ? drawnAnew(body) : blankMetadata(body)
}

export function registerFiles(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, services, database, clock } = environment

  app.get<{ Params: { note: string } }>('/files/:note', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('notFound')
    const { agentId } = site
    const linked = fileOfLink(services.secrets, clock.now(), agentId, request.params.note)
    if (!linked) throw new Refusal('linkExpired')
    const bearer = await requireBearer(environment, request, site, linked.bearer)
    const { id } = linked
    const upload = await database.read(agentId, tx => findUpload(tx, id))
    const stored = upload && (await services.storage.read(upload.storage_key))
    if (!upload || !stored) throw new Refusal('notFound')
    const bytes = await buffer(stored.body)
    const opened = upload.is_sealed ? unseal(services.secrets, `upload ${id}`, bytes) : bytes
    const isForwarded = 'caseId' in bearer || ('memberIds' in bearer && upload.infringement_case_id !== null)
    const body = isForwarded ? await forStrangers(opened, upload.media_type) : opened
    return (
      reply
        .type(upload.media_type)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline')
        // Whatever is inside, it runs nothing. The browser's own PDF viewer needs its styles.
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        )
        .send(body)
    )
  })

  app.get<{ Params: { name: string } }>('/avatars/:name', async (request, reply) => {
    const site = await sites.byHost(request.host)
    const { name } = request.params
    if (!site || !/^[0-9a-f]{64}\.webp$/.test(name)) throw new Refusal('notFound')
    const stored = await services.storage.read(avatarKey(site.agentId, name))
    if (!stored) throw new Refusal('notFound')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', stored.size)
      .send(stored.body)
  })
}
