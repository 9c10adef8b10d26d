// Pictures in news and articles: public, drawn anew when they come in.
import type { FastifyInstance } from 'fastify'
import type { uploadContentPicture } from '#contract/content/editing-calls'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { sharp } from '../../../platform/picture'
import { Refusal } from '../../../platform/refusal'
import { insertUpload, type WrittenFile, writeFile } from '../../files/files.public'
import { contentPicture, pictureFolder, pictureKey } from './content-picture'

type Upload = typeof uploadContentPicture

export const uploadThePicture = {
  async prepare(context: PrepareContext<Upload>) {
    const file = await writeFile(context, 'content')
    const { width, height } = await sharp(file.body).metadata()
    return { file, width, height }
  },

  async run(context: PreparedContext<Upload, { file: WrittenFile; width: number; height: number }>) {
    const { tx, actor, now, prepared } = context
    const { file, width, height } = prepared
    await insertUpload(tx, { ...file, owner: { staffId: actor.staffId }, now })
    return { url: `${pictureFolder}${file.storageKey.split('/').at(-1)}`, width, height }
  },
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
