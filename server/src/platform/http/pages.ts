// Everything that is not a call or a file: pages, from the shelf where possible.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call'
import { refusals } from '#contract/errors'
import type { PageContext, PageQueries } from '#contract/page-context'
import { Refusal } from '../refusal'
import { say } from '../texts/texts'
import type { CallEnvironment } from './bind-calls'
import type { Binding } from './call-handler'
import { gzipOf, type Page } from './drawn-page'
import { invokeAsGuest } from './invoke'
import { neutralPage } from './neutral-page'
import type { PageRenderer } from './page-renderer'
import type { PageShelf } from './page-shelf'
import { toRefusal } from './refuse'
import { isApiPath, languageOf, originOf } from './request-facts'
import { offeredStaffSession } from './session-cookies'
import type { Site } from './site-directory'

interface PagesOptions {
  environment: CallEnvironment
  bindings: Binding[]
  renderer: PageRenderer
  shelf: PageShelf
  /** Of a page that changes more often than its site: another one whenever it would look otherwise. */
  ownVersion?(agentId: number, path: string): Promise<string | undefined>
}

export function registerPages(app: FastifyInstance, options: PagesOptions) {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    // A file that is not there is not a page: sending a script's place to the home page would only hide that.
    if (!isPage || isApiPath(request.url) || request.url.startsWith('/assets/')) throw new Refusal('notFound')
    try {
      return await answerPage(options, request, reply)
    } catch (error) {
      return sendTrouble(error, request, reply)
    }
  })
}

async function answerPage(options: PagesOptions, request: FastifyRequest, reply: FastifyReply) {
  const { environment, renderer, shelf } = options
  // Staff may have saved a setting a moment ago: they never see the site as it was before.
  const isStaff = offeredStaffSession(request) !== undefined
  const site = await environment.sites.byHost(request.host, { asOfNow: isStaff })
  const language = languageOf(request)
  if (!site) throw new Refusal('unknownSite')
  // Only who brings a token is asked for a session: guests get cached pages without touching the database.
  const isSignedIn = request.cookies.token !== undefined && (await isMember(environment, request, site))
  const url = declaredUrl(pageUrl(request), renderer, isSignedIn)
  const key = [site.agentId, request.host, language, isSignedIn ? 'member' : 'guest', url.href].join(' ')
  const own = await options.ownVersion?.(site.agentId, url.pathname)
  const draw = () =>
    renderer.render(
      {
        url: url.href,
        userAgent: request.headers['user-agent'] ?? '',
        policy: {
          statistics: factsAt(renderer.pageQueries, url.pathname)?.isCounted
            ? site.facts.statistics
            : { service: 'builtin' },
          showsFiles: url.pathname.startsWith('/operator'),
          uploads: environment.services.storage.direct?.origin,
        },
      },
      {
        site: site.facts,
        downloads: site.downloads,
        origin: originOf(request, site),
        language,
        version: site.version,
        mark: randomBytes(18).toString('base64url'),
        isSignedIn,
        call: onceEach((call, input) =>
          invokeAsGuest(environment, options.bindings, site, language, call as Call, input),
        ),
      },
    )
  const version = own ? `${site.version} ${own}` : site.version
  const page = await shelf.take(key, version, draw, { waits: isStaff })
  return send(page, request, reply)
}

/** A person looks at it: words on a page instead of an envelope. */
function sendTrouble(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error)
  const { status } = refusals[refusal.key]
  if (status < 500 && refusal.key !== 'unknownSite') throw error
  if (refusal.key === 'internal') request.log.error({ req: request, err: error }, 'a page failed')
  if (refusal.details.retryAfterSeconds) reply.header('retry-after', refusal.details.retryAfterSeconds)
  const language = languageOf(request)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(neutralPage(say(`refusal.${refusal.key}`, language), language))
}

/** The frame and the page in it may want to know the same. */
function onceEach(ask: PageContext['call']): PageContext['call'] {
  const asked = new Map<string, ReturnType<typeof ask>>()
  return (call, input) => {
    const question = `${call.name} ${JSON.stringify(input)}`
    const answer = asked.get(question) ?? ask(call, input)
    asked.set(question, answer)
    return answer as never
  }
}

/** A page's query is the visitor's to choose: what the page does not depend on neither reaches it nor makes it another one. */
function declaredUrl(url: URL, { pageQueries }: PageRenderer, isSignedIn: boolean): URL {
  const isData = url.pathname.endsWith('.data')
  const path = url.pathname.replace(/\.data$/, '').replace(/(.)\/+$/, '$1')
  const declared = factsAt(pageQueries, path)?.[isSignedIn ? 'member' : 'guest']
  if (!declared) return url
  const kept = new URLSearchParams()
  for (const name of isData ? [...declared, '_routes'] : declared) {
    const value = url.searchParams.get(name)
    if (value !== null) kept.set(name, value)
  }
  url.search = kept.toString()
  return url
}

/** Where the last part of an address is a code, the table has a name with a colon in its place. */
function factsAt(pageQueries: PageQueries, path: string): PageQueries[string] | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return pageQueries[path] ?? pageQueries[`${folder}:code`]
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

const headersOfPages = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

async function send(page: Page, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(headersOfPages)
  reply.headers(page.headers)
  reply.header('cache-control', 'private, no-cache')
  reply.header('vary', 'accept-encoding, accept-language, cookie')
  reply.header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
  if (encoding !== 'identity' && page.bodies.identity.length > 0) reply.header('content-encoding', encoding)
  const body = encoding === 'gzip' ? await gzipOf(page) : page.bodies[encoding]
  return reply.code(page.status).send(page.bodies.identity.length > 0 ? body : undefined)
}
