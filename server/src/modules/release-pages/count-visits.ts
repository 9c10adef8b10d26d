// Visits of release pages, and the ways from there to the channels. Neither a cookie nor an address is kept: only how many there were.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayInChina } from '#contract/identity/age'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { Refusal } from '../../platform/refusal'
import { askedPage } from './asked-page'
import { channelsOfPage } from './channels-of-page'
import { isMachine } from './is-machine'
import { VisitCounter } from './visit-counter'

export function registerVisits(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, database, clock } = environment
  const counter = new VisitCounter(database, app.log)
  app.addHook('onClose', () => counter.write())

  app.get('/release/:code/to/:channel', async (request, reply) => {
    const asked = request as FastifyRequest<{ Params: { code: string; channel: string } }>
    const { page, agentId } = await askedPage(environment, asked)
    const channels = await database.read(agentId, tx => channelsOfPage(tx, page.work_id))
    const channel = channels.find(({ code }) => code === asked.params.channel)
    if (!channel?.link) throw new Refusal('notFound')
    if (isPerson(request)) {
      counter.add(agentId, { code: page.code, day: todayInChina(clock.now()), channelId: channel.id })
    }
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .redirect(channel.link, 302)
  })

  // The page itself comes from the shelf of pages: whoever got it has visited it.
  app.addHook('onResponse', async (request, reply) => {
    const code = /^\/release\/([2-9a-km-np-z]{8})\/?(?:\?|$)/.exec(request.url)?.[1]
    if (code === undefined || !isPerson(request)) return
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return
    const site = await sites.byHost(request.host)
    if (site) counter.add(site.agentId, { code, day: todayInChina(clock.now()), channelId: 0 })
  })
}

/** No machine, and no browser that only looks ahead. */
function isPerson({ headers, method }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`
  return method === 'GET' && !isMachine(headers['user-agent']) && !/prefetch|prerender|preview/.test(purpose)
}
