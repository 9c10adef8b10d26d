// Aliyun's published scheme for signing a request, version 3 (ACS3-HMAC-SHA256).
import { createHash, createHmac } from 'node:crypto'

export interface AliyunRequest {
  host: string
  action: string
  version: string
  query: Record<string, string>
  /** Without fractions of a second, as the scheme wants it. */
  date: string
  nonce: string
}

export interface AliyunKey {
  id: string
  secret: string
}

const algorithm = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export function signedHeaders(request: AliyunRequest, key: AliyunKey): Record<string, string> {
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    'POST',
    '/',
    canonicalQuery(request.query),
    ...names.map(name => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-acs-content-sha256'],
  ].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${algorithm} Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, authorization }
}

export function canonicalQuery(query: Record<string, string>): string {
  return Object.keys(query)
    .sort()
    .map(name => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&')
}

/** RFC 3986: stricter than what a browser does. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
