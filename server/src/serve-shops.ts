// What channels that the sandbox plays have in their shops. Other channels have theirs elsewhere: here they are not found.
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInChina } from '#contract/identity/age'
import { everyChannel, isPlayedBySandbox } from './modules/distribution/distribution.public'
import { findInShop, listShop, shopPage, shopReleasePage, shopStyle } from './modules/sandbox/sandbox.public'
import type { CallEnvironment } from './platform/http/bind-calls'
import { languageOf } from './platform/http/request-facts'
import { Refusal } from './platform/refusal'

/** Where the release of a played channel stands; its code follows. */
export const shopAddress = (channel: string) => `/shop/${channel}`

const policy = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

interface ShopParams {
  channel: string
  code: string
}

export function registerShops(app: FastifyInstance, environment: CallEnvironment) {
  app.get('/shop/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(shopStyle),
  )
  app.get<{ Params: Pick<ShopParams, 'channel'> }>('/shop/:channel', async (request, reply) => {
    const { agentId, shop, reader } = await openShop(environment, request)
    const releases = await environment.database.read(agentId, tx => listShop(tx, shop))
    return sendPage(reply, shopPage(releases, reader))
  })
  app.get<{ Params: ShopParams }>('/shop/:channel/:code', async (request, reply) => {
    const { reader, release } = await openRelease(environment, request)
    return sendPage(reply, shopReleasePage(release, reader))
  })
  app.get<{ Params: ShopParams }>('/shop/:channel/:code/cover', async (request, reply) => {
    const { release } = await openRelease(environment, request)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=300')
      .send(createReadStream(release.cover))
  })
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .send(html)

type ShopRequest = FastifyRequest<{ Params: Pick<ShopParams, 'channel'> }>

async function openShop({ sites, database, services, clock }: CallEnvironment, request: ShopRequest) {
  const site = await sites.byHost(request.host)
  if (!site) throw new Refusal('unknownSite')
  const { agentId } = site
  const channels = await database.read(agentId, everyChannel)
  const channel = channels.find(({ code }) => code === request.params.channel)
  if (!channel || !isPlayedBySandbox(channel, services)) throw new Refusal('notFound')
  const language = languageOf(request)
  const folder = path.join(services.channelsFolder, String(agentId), channel.code)
  return {
    agentId,
    shop: { channel: channel.code, folder, today: todayInChina(clock.now()) },
    reader: { language, shop: channel.name[language], address: shopAddress(channel.code) },
  }
}

async function openRelease(environment: CallEnvironment, request: FastifyRequest<{ Params: ShopParams }>) {
  const { agentId, shop, reader } = await openShop(environment, request)
  const release = await environment.database.read(agentId, tx => findInShop(tx, shop, request.params.code))
  if (!release) throw new Refusal('notFound')
  return { reader, release }
}
