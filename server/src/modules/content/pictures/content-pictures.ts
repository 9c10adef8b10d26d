// Pictures in news and articles: public, drawn anew when they come in.
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { uploadContentPicture } from '#contract/content/editing-calls'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { keepFile } from '../../files/files.public'
import { contentPicture, pictureFolder, pictureKey } from './content-picture'

export async function uploadThePicture(context: CallContext<typeof uploadContentPicture>) {
  const { storageKey, body } = await keepFile(context, { staffId: context.actor.staffId }, 'content')
  const { width, height } = await sharp(body).metadata()
  return { url: `${pictureFolder}${storageKey.split('/').at(-1)}`, width, height }
}

export function registerContentPictures(app: FastifyInstance, { sites, services }: CallEnvironment) {
  app.get<{ Params: { name: string } }>(`${pictureFolder}:name`, async (request, reply) => {
    const site = await sites.byHost(request.host)
    const { name } = request.params
    const isPicture = contentPicture.test(pictureFolder + name)
    const stored = site && isPicture && (await services.storage.read(pictureKey(site.agentId, name)))
    if (!stored) throw new Refusal('notFound')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', stored.size)
      .send(stored.body)
  })
}
