import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { requireBearer } from '../../../platform/http/link-bearer'
import { Refusal } from '../../../platform/refusal'
import { readRange } from './byte-range'
import { derivedKey, readMediaLink } from './media-link'
import { findStoredFile } from './stored-files.queries'

interface Found {
  key: string
  size: number
  mediaType: string
  fileName: string
  etag: string
}

export function registerMedia(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, services, database, clock } = environment

  async function find(request: FastifyRequest<{ Params: { '*': string } }>): Promise<Found> {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const claims = readMediaLink(services.secrets, request.params['*'], clock.now())
    if (!claims) throw new Refusal('linkExpired')
    const { agentId, bearer, hash, fileName, derived, mediaType } = claims
    if (agentId !== site.agentId) throw new Refusal('notFound')
    await requireBearer(environment, agentId, bearer)
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
    }
  }

  async function answer(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const file = await find(request)
    reply.headers({
      etag: file.etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=7200',
      'content-disposition': `inline; ${fileNameParameters(file.fileName)}`,
      'x-content-type-options': 'nosniff',
      // Whatever is inside, it runs nothing. The browser's own PDF viewer needs its styles.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    })
    if (namesTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
    const condition = request.headers['if-range']
    const isSame = condition === undefined || condition === file.etag
    const range = isSame ? readRange(request.headers.range, file.size) : undefined
    if (range === 'none') {
      return reply.code(416).header('content-range', `bytes */${file.size}`).send()
    }
    reply.type(file.mediaType).header('content-length', range ? range.end - range.start + 1 : file.size)
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    if (request.method === 'HEAD') return reply.send()
    const stored = await services.storage.read(file.key, range)
    if (!stored) throw new Refusal('notFound')
    return reply.send(stored.body)
  }

  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: answer })
}

const namesTag = (header: string | undefined, etag: string) =>
  header?.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') === true

/** Old clients get letters every one of them reads, new ones the name itself (RFC 5987). */
function fileNameParameters(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
