// /openapi.json: what can be called, for machines. It is the same for everybody but for the site's own address, and takes long to
// write: it is written once. For people there is /docs/api.
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal'
import { describeApi } from './openapi'
import { originOf } from './request-facts'
import type { SiteDirectory } from './site-directory'

const anywhere = 'https://site.invalid'

export function registerApiDescription(app: FastifyInstance, sites: SiteDirectory) {
  let written = ''

  app.get('/openapi.json', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    written ||= JSON.stringify(describeApi(anywhere))
    return reply
      .type('application/json; charset=utf-8')
      .send(written.replace(JSON.stringify(anywhere), JSON.stringify(originOf(request, site))))
  })
}
