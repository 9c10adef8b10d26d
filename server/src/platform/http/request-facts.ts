// Small facts read off a request in one place.
import type { FastifyRequest } from 'fastify'
import { pickLanguage } from '../texts/language'

export function languageOf(request: FastifyRequest) {
  const query = request.query as Record<string, unknown> | undefined
  const asked = typeof query?.lang === 'string' ? query.lang : undefined
  return pickLanguage([asked, request.cookies?.lang], request.headers['accept-language'])
}

export function clientOf(request: FastifyRequest) {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) }
}

export function isApiPath(url: string) {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
}
