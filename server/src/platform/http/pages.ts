// Everything that is not a call or a file: pages, from the cache where possible.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call'
import type { PageContext } from '#contract/page-context'
import { Refusal } from '../refusal'
import type { CallEnvironment } from './bind-calls'
import type { Binding } from './call-handler'
import { contentSecurityPolicy } from './content-security'
import { invokeAsGuest } from './invoke'
import { neutralPage } from './neutral-page'
import { type Page, type PageCache, preparePage } from './page-cache'
import type { PageRenderer } from './page-renderer'
import { isApiPath, languageOf, originOf } from './request-facts'
import type { Site } from './site-directory'

interface PagesOptions {
  environment: CallEnvironment
  bindings: Binding[]
  renderer: PageRenderer
  cache: PageCache | undefined
}

export function registerPages(app: FastifyInstance, options: PagesOptions) {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    // A file that is not there is not a page: sending a script's place to the home page would only hide that.
    if (!isPage || isApiPath(request.url) || request.url.startsWith('/assets/')) throw new Refusal('notFound')
    return answerPage(options, request, reply)
  })
}

async function answerPage(options: PagesOptions, request: FastifyRequest, reply: FastifyReply) {
  const { environment, cache } = options
  const site = await environment.sites.byHost(request.host)
  const language = languageOf(request)
  if (!site) return reply.code(421).type('text/html; charset=utf-8').send(neutralPage(language))
  const url = pageUrl(request)
  // Only who brings a token is asked for a session: guests get cached pages without touching the database.
  const isSignedIn = request.cookies.token !== undefined && (await isMember(environment, request, site))
  const key = [
    site.agentId,
    site.version,
    request.host,
    language,
    isSignedIn ? 'member' : 'guest',
    url.pathname + url.search,
  ].join(' ')
  const cached = cache?.get(key)
  if (cached) return send(cached, request, reply)

  const page: PageContext = {
    site: site.facts,
    downloads: site.downloads,
    origin: originOf(request, site),
    language,
    isSignedIn,
    call: (call, input) => invokeAsGuest(environment, options.bindings, site, language, call as Call, input),
  }
  const response = await options.renderer.render(
    new Request(url, { headers: { 'user-agent': request.headers['user-agent'] ?? '' } }),
    page,
  )
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') headers[name] = value
  })
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString(), {
      statistics: site.facts.statistics,
      showsFiles: url.pathname.startsWith('/operator'),
    })
  }
  // Redirects follow the session, and an address without a page is the visitor's to choose: neither is kept.
  const prepared = await preparePage(response.status, headers, body)
  if (response.status === 200) cache?.set(key, prepared)
  return send(prepared, request, reply)
}

async function isMember(environment: CallEnvironment, request: FastifyRequest, site: Site) {
  return (await environment.authenticate(request, site, { access: 'member' })).kind === 'member'
}

function pageUrl(request: FastifyRequest): URL {
  const base = `${request.protocol}://${request.host}`
  // `//` and friends would be read as another host.
  if (request.url.startsWith('//') || !URL.canParse(request.url, base)) throw new Refusal('malformedRequest')
  try {
    decodeURIComponent(request.url)
  } catch {
    throw new Refusal('malformedRequest')
  }
  return new URL(request.url, base)
}

const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

function send(page: Page, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(documentHeaders)
  reply.headers(page.headers)
  reply.header('cache-control', 'private, no-cache')
  reply.header('vary', 'accept-encoding, accept-language, cookie')
  reply.header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
  if (encoding !== 'identity' && page.bodies.identity.length > 0) reply.header('content-encoding', encoding)
  const body = page.bodies[encoding]
  return reply.code(page.status).send(page.bodies.identity.length > 0 ? body : undefined)
}
