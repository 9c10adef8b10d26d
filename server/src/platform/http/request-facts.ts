// Small facts read off a request in one place.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { pickLanguage } from '../texts/language'

export function languageOf(request: FastifyRequest) {
  const query = request.query as Record<string, unknown> | undefined
  const asked = typeof query?.lang === 'string' ? query.lang : undefined
  return pickLanguage([asked, request.cookies?.lang], request.headers['accept-language'])
}

/**
 * What links to this site start with: its primary name, whichever of its names was asked for. A computer that is reached
 * by an address or as localhost keeps that, or nobody could follow the link.
 */
export function originOf(request: FastifyRequest, site: { facts: { domain: string } }): string {
  const { protocol, host, hostname } = request
  const isBare = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}://${isBare ? host : site.facts.domain + port}`
}

export function clientOf(request: FastifyRequest) {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
  return { address: request.ip, userAgent, isEncrypted: request.protocol === 'https' }
}

export function isApiPath(url: string) {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
}
