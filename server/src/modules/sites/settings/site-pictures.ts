// The logo and the QR images of a site: public, and named after their content, so that they can be kept for ever.
import type { FastifyInstance } from 'fastify'
import type { uploadSitePicture } from '#contract/sites/settings-calls'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { insertUpload, sitePictureKey, type WrittenFile, writeFile } from '../../files/files.public'

const folder = '/site-pictures/'
const pictureName = /^[0-9a-f]{64}\.png$/

export const uploadPicture = {
  prepare: (context: PrepareContext<typeof uploadSitePicture>) => writeFile(context, 'site'),

  async run({ tx, actor, now, prepared: file }: PreparedContext<typeof uploadSitePicture, WrittenFile>) {
    await insertUpload(tx, { ...file, owner: { staffId: actor.staffId }, now })
    return { url: `${folder}${file.storageKey.split('/').at(-1)}` }
  },
}

/** Where a picture of that address is kept; undefined for any other address. */
export function pictureKeyOf(agentId: number, address: string): string | undefined {
  const name = address.startsWith(folder) ? address.slice(folder.length) : ''
  return pictureName.test(name) ? sitePictureKey(agentId, name) : undefined
}

export function registerSitePictures(app: FastifyInstance, { sites, services }: CallEnvironment) {
  app.get<{ Params: { name: string } }>(`${folder}:name`, async (request, reply) => {
    const site = await sites.byHost(request.host)
    const key = site && pictureKeyOf(site.agentId, `${folder}${request.params.name}`)
    const stored = key && (await services.storage.read(key))
    if (!stored) throw new Refusal('notFound')
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', stored.size)
      .send(stored.body)
  })
}
