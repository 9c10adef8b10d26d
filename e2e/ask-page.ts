// Asks for a page as a browser's first request would, without following where it leads. Not through fetch: Node does
// not know *.localhost, and fetch does not let us name the host.
import { request } from 'node:http'
import type { Site } from './builders/site'

export interface PageAnswer {
  status: number
  location: string | undefined
  body: string
}

export function askPage(site: Site, path: string, cookies: Record<string, string> = {}): Promise<PageAnswer> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = { host: `${site.domain}:${site.port}`, 'accept-language': 'en', cookie: cookie.join('; ') }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: site.port, path, headers }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      )
    })
    asked.on('error', reject).end()
  })
}

/** Every address on the way, the one asked for first. */
export async function followPage(site: Site, path: string, cookies: Record<string, string> = {}) {
  const way = [path]
  for (let hop = 0; hop < 8; hop += 1) {
    const { status, location } = await askPage(site, way.at(-1) ?? path, cookies)
    if (status !== 302 || !location) return { way, status }
    way.push(location)
  }
  throw new Error(`the way never ends: ${way.join(' → ')}`)
}
