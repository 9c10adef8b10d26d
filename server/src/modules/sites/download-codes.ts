// QR codes of the download links, as pictures: guest pages load no QR library.
import type { FastifyInstance } from 'fastify'
import { toString as drawCode } from 'qrcode'
import type { SiteDirectory } from '../../platform/http/site-directory'
import { Refusal } from '../../platform/refusal'

const code = { width: 150, margin: 5 }

export function registerDownloadCodes(app: FastifyInstance, sites: SiteDirectory) {
  for (const platform of ['ios', 'android'] as const) {
    app.get(`/qr/${platform}.svg`, async (request, reply) => {
      const site = await sites.byHost(request.host)
      const link = site?.downloads[platform]
      if (!link) throw new Refusal('notFound')
      const picture = await drawCode(link, { type: 'svg', ...code })
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=300').send(picture)
    })
  }
}
