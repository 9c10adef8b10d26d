import type { FastifyInstance } from 'fastify'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { requireBearer } from '../../platform/http/link-bearer'
import { Refusal } from '../../platform/refusal'
import { agreementOfLink } from './agreement-link'
import { findAgreement } from './agreements.queries'

export function registerAgreements(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, services, database, clock } = environment
  app.get<{ Params: { note: string } }>('/agreements/:note', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const linked = agreementOfLink(services.secrets, clock.now(), site.agentId, request.params.note)
    if (!linked) throw new Refusal('linkExpired')
    await requireBearer(environment, request, site, linked.bearer)
    const agreement = await database.read(site.agentId, tx => findAgreement(tx, linked.id))
    const stored = agreement && (await services.storage.read(agreement.storage_key))
    if (!agreement || !stored) throw new Refusal('notFound')
    return reply
      .type('application/pdf')
      .header('content-length', stored.size)
      .header('content-disposition', `inline; filename="${agreement.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .send(stored.body)
  })
}
