// A page as it is sent: policy, tag and body, compressed once.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { allowMarkedScripts, documentHeaders, type PolicyFacts } from './content-security'

export interface Page {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { br: Uint8Array; identity: Uint8Array; gzip?: Uint8Array }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export async function drawnPage(response: Response, mark: string, about: PolicyFacts): Promise<Page> {
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') headers[name] = value
  })
  if (!headers['content-type']?.startsWith('text/html')) {
    return preparePage(response.status, headers, Buffer.from(await response.arrayBuffer()))
  }
  const { html, hashes } = allowMarkedScripts(await response.text(), mark)
  Object.assign(headers, documentHeaders(hashes, about))
  return preparePage(response.status, headers, Buffer.from(html))
}

export async function preparePage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Page> {
  const br = await compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { br, identity: body } }
}

/** Few ask for it: made when the first does. */
export async function gzipOf({ bodies }: Page): Promise<Uint8Array> {
  bodies.gzip ??= await compress.gzip(bodies.identity)
  return bodies.gzip
}
