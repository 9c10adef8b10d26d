import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { requireBearer } from '../../../platform/http/link-bearer'
import { Refusal } from '../../../platform/refusal'
import { derivedKey, readMediaLink } from './media-link'
import { type SentFile, sendFile } from './send-file'
import { findStoredFile } from './stored-files.queries'

export function registerMedia(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, services, database, clock } = environment

  async function find(request: FastifyRequest<{ Params: { '*': string } }>): Promise<SentFile> {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const claims = readMediaLink(services.secrets, request.params['*'], clock.now())
    if (!claims) throw new Refusal('linkExpired')
    const { agentId, bearer, hash, fileName, derived, mediaType } = claims
    if (agentId !== site.agentId) throw new Refusal('notFound')
    await requireBearer(environment, request, site, bearer)
    const sha256 = Buffer.from(hash, 'hex')
    if (derived !== '') {
      const key = derivedKey(agentId, sha256, derived)
      const size = await services.storage.size(key)
      if (size === undefined) throw new Refusal('notFound')
      const type = mediaType ?? 'application/octet-stream'
      return { key, size, mediaType: type, fileName, etag: `"${hash}-${derived}-${size}"` }
    }
    const file = await database.read(agentId, tx => findStoredFile(tx, sha256))
    if (!file) throw new Refusal('notFound')
    return {
      key: file.storage_key,
      size: file.size,
      mediaType: mediaType ?? file.media_type,
      fileName,
      etag: `"${hash}"`,
      // A recording or a scan that the browser has kept is asked for again: after a logout it stays closed.
      cacheControl: 'private, no-cache',
    }
  }

  async function answer(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    return sendFile(request, reply, services.storage, await find(request))
  }

  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: answer })
}
