// Where a mail's own way out leads. Reading the page changes nothing, since programs that check links read it too; a POST does, also one
// that a mail client makes by itself (RFC 8058). The signed note is the permission: no session is looked at.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/language'
import { escapeHtml } from '../../../platform/escape-html'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { languageOf } from '../../../platform/http/request-facts'
import type { Site } from '../../../platform/http/site-directory'
import { maskMailAddress } from '../../../platform/mail/mail-address'
import { Refusal } from '../../../platform/refusal'
import { ownColors } from '../../../platform/site-mark'
import { say } from '../../../platform/texts/texts'
import { findLeaving, leaveById } from '../addresses/mail-addresses.queries'
import { leavePath, readLeaving } from './leave-link'
import './leaving.texts'

const smallBody = 16 * 1024

export function registerLeaving(app: FastifyInstance, environment: CallEnvironment) {
  void app.register(async scope => {
    // Mail clients send a form; what is in it does not matter. Nobody else takes forms, so only these routes do.
    const ignored = { parseAs: 'string', bodyLimit: smallBody } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', ignored, (_request, _body, done) =>
      done(null, {}),
    )
    scope.get(leavePath, async (request, reply) => {
      const { site, note, address } = await addressOf(environment, request)
      const language = address?.language ?? languageOf(request)
      if (!address) return sendPage(reply.code(410), site, language, say('leaving.expired', language))
      const email = maskMailAddress(address.address)
      if (address.left_at) return sendPage(reply, site, language, say('leaving.done', language, { email }))
      return sendPage(reply, site, language, say('leaving.ask', language, { email }), note)
    })
    scope.post(leavePath, async (request, reply) => {
      const { site, id, address } = await addressOf(environment, request)
      const language = address?.language ?? languageOf(request)
      if (!address) return sendPage(reply.code(410), site, language, say('leaving.expired', language))
      await environment.database.change(site.agentId, tx => leaveById(tx, id, environment.clock.now()))
      const email = maskMailAddress(address.address)
      return sendPage(reply, site, language, say('leaving.done', language, { email }))
    })
  })
}

async function addressOf({ sites, database, services, clock }: CallEnvironment, request: FastifyRequest) {
  const site = await sites.byHost(request.host)
  if (!site) throw new Refusal('unknownSite')
  const { note: given } = request.query as { note?: unknown }
  const note = typeof given === 'string' ? given : ''
  const id = readLeaving(services.secrets, site.agentId, note, clock.now()) ?? 0
  const found = id ? await database.read(site.agentId, tx => findLeaving(tx, id)) : undefined
  return { site, note, id, address: found && { ...found, language: found.language as Language } }
}

/** `note`: there is something to confirm. */
function sendPage(reply: FastifyReply, site: Site, language: Language, text: string, note?: string) {
  const { site_title, colors } = site.facts
  const accent = colors.accent ?? ownColors.accent
  const title = say('leaving.title', language)
  const form = note
    ? `<form method="post" action="${leavePath}?note=${encodeURIComponent(note)}"><button>${say('leaving.button', language)}</button></form>`
    : ''
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box;font:16px/1.65 system-ui,'PingFang SC','Microsoft YaHei',sans-serif;background:light-dark(#fbfaf6,#101214);color:light-dark(#15171a,#f2efe8)}main{max-width:28rem;width:100%;box-sizing:border-box;padding:2rem;border-radius:12px;border-top:4px solid ${accent};background:light-dark(#fff,#181b1e);overflow-wrap:anywhere}h1{font-size:1.4rem;margin:0 0 .75rem}p{margin:0 0 1.25rem}button{font:inherit;font-weight:700;padding:.75rem 1.5rem;border:0;border-radius:8px;background:light-dark(#15171a,#f2efe8);color:light-dark(#fff,#15171a);cursor:pointer}small{color:light-dark(#4f4d47,#b9b5ab)}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)}</p>${form}<small>${escapeHtml(site_title[language])}</small></main></body></html>`)
}
