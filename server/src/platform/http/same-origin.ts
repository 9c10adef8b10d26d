// A changing call must come from a page of the same site, or carry a header token that no other site can send.
import type { FastifyRequest } from 'fastify'

export function isSameOrigin(request: FastifyRequest): boolean {
  const { headers } = request
  // Browsers send Basic and the like by themselves, for any site that asks.
  if (/^Bearer /i.test(headers.authorization ?? '')) return true
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  if (headers.origin !== undefined) return hostOf(headers.origin) === request.host
  // Neither header: not a current browser. Harmless as long as no cookie speaks for somebody.
  return headers.cookie === undefined
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
