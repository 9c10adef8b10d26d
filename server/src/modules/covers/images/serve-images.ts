import type { FastifyInstance } from 'fastify'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { requireBearer } from '../../../platform/http/link-bearer'
import { Refusal } from '../../../platform/refusal'
import { sendFile } from '../../works/works.public'
import { findImage } from './cover-images.queries'
import { imageFolder, imageOfLink } from './image-link'

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

export function registerCoverImages(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, services, database, clock } = environment

  app.route<{ Params: { note: string } }>({
    method: ['GET', 'HEAD'],
    url: `${imageFolder}:note`,
    async handler(request, reply) {
      const site = await sites.byHost(request.host)
      if (!site) throw new Refusal('unknownSite')
      const { agentId } = site
      const linked = imageOfLink(services.secrets, clock.now(), agentId, request.params.note)
      if (!linked) throw new Refusal('linkExpired')
      await requireBearer(environment, request, site, linked.bearer)
      const image = await database.read(agentId, tx => findImage(tx, linked.id))
      if (!image) throw new Refusal('notFound')
      return sendFile(request, reply, services.storage, {
        key: image.storage_key,
        size: image.size,
        mediaType: image.media_type,
        fileName: `cover.${endings[image.media_type] ?? 'bin'}`,
        // A picture never changes: another one has another id.
        etag: `"${image.id}"`,
      })
    },
  })
}
