// /openapi.json and /docs/api: what can be called, for machines and for people. Both are the same for everybody but for the
// site's own address, and take long to write: each is written once.
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal'
import { apiDocsPage } from './api-docs-page'
import { describeApi } from './openapi'
import { originOf } from './request-facts'
import type { SiteDirectory } from './site-directory'

const anywhere = 'https://site.invalid'

export function registerApiDescription(app: FastifyInstance, sites: SiteDirectory) {
  const written = { json: '', page: '' }

  app.get('/openapi.json', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    written.json ||= JSON.stringify(describeApi(anywhere))
    return reply
      .type('application/json; charset=utf-8')
      .send(written.json.replace(JSON.stringify(anywhere), JSON.stringify(originOf(request, site))))
  })

  app.get('/docs/api', async (request, reply) => {
    if (!(await sites.byHost(request.host))) throw new Refusal('unknownSite')
    written.page ||= apiDocsPage()
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(written.page)
  })
}
