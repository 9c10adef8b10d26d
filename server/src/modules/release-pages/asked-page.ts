import type { FastifyRequest } from 'fastify'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { Refusal } from '../../platform/refusal'
import { openPage } from './open-page'

export type Asked = FastifyRequest<{ Params: { code: string } }>

/** The page that a request below its address is about, if the public may see it. */
export async function askedPage(
  { sites, database }: Pick<CallEnvironment, 'sites' | 'database'>,
  request: Asked,
) {
  const site = await sites.byHost(request.host)
  if (!site) throw new Refusal('unknownSite')
  const page = await database.read(site.agentId, tx => openPage(tx, request.params.code))
  return { site, page, agentId: site.agentId }
}
