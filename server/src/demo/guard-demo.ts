// The demo's passwords are known to everybody. Unless DEMO_PUBLIC says otherwise it answers this machine alone, also when a proxy
// has brought it to the network; and its phone shows codes only to a browser that opened the link which `npm start` prints.
import { timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths'
import { neutralPage } from '../platform/http/neutral-page'
import { isApiPath, languageOf } from '../platform/http/request-facts'
import { Refusal } from '../platform/refusal'
import type { Services } from '../platform/services'
import { say } from '../platform/texts/texts'
import './demo.texts'

export type DemoMode = NonNullable<Services['demo']>

export const demoPhoneLink = (key: string) => `/demo-phone/${key}`

const cookieName = 'demo_phone'

export function guardDemo(app: FastifyInstance, { isPublic, phoneKey }: DemoMode) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic && isForwarded(request)) return refuseForwarded(request, reply)
    if (request.routeOptions.url === paths.demoPhone && !isSame(request.cookies[cookieName], phoneKey))
      throw new Refusal('forbidden', { text: 'demo.phoneLocked' })
  })
  app.get<{ Params: { key: string } }>(demoPhoneLink(':key'), async ({ params, protocol }, reply) => {
    if (!isSame(params.key, phoneKey)) throw new Refusal('notFound')
    return reply
      .setCookie(cookieName, phoneKey, {
        ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' },
        maxAge: 400 * 86_400,
      })
      .header('cache-control', 'no-store')
      .redirect('/login', 303)
  })
}

/** What proxies, content networks and tunnels add: browsers send none of these. */
const forwardingHeader =
  /forwarded|client-?ip|real-?ip|originating|rewrite|cdn|scheme|proxy|connection-ip|front-end|^via$|^x[-_](?:host|original)|^(?:x-)?(?:original|remote|cluster|envoy|arr|azure|appengine|amzn?|vercel|nf|sucuri|tailscale)-|^(?:true|cf|fastly|fly|do|akamai)-/

/** Proxies speak HTTP/1.0 to what is behind them unless told otherwise; browsers have not for decades. */
function isForwarded({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  return (
    raw.httpVersionMajor * 10 + raw.httpVersionMinor < 11 ||
    Object.keys(headers).some(name => forwardingHeader.test(name.replaceAll('_', '-'))) ||
    // To a proxy a browser names the whole address; to a server it never does.
    !raw.url?.startsWith('/') ||
    hostLines(raw.rawHeaders) !== 1 ||
    !isLocal(headers.host ?? '')
  )
}

/** Names and values take turns. */
const hostLines = (lines: readonly string[]) =>
  lines.filter((line, index) => index % 2 === 0 && line.toLowerCase() === 'host').length

function isLocal(host: string): boolean {
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost') || name === '[::1]') return true
  return isIPv4(name) && name.startsWith('127.')
}

function refuseForwarded(request: FastifyRequest, reply: FastifyReply) {
  if (isApiPath(request.url)) throw new Refusal('forbidden', { text: 'demo.forwarded' })
  const language = languageOf(request)
  return reply
    .code(403)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(neutralPage(say('demo.forwarded', language), language))
}

function isSame(offered: string | undefined, key: string): boolean {
  const [a, b] = [Buffer.from(offered ?? ''), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}
