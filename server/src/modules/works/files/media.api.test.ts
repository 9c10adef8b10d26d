import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAgent } from '../../../testing/builders'
import { testServer } from '../../../testing/test-server'
import { derivedKey, derivedLink, mediaLink } from './media-link'
import { putStoredFile } from './stored-files.queries'

let server: Awaited<ReturnType<typeof testServer>>
let elsewhere: number
beforeAll(async () => {
  server = await testServer()
  elsewhere = await buildAgent(server.ownerUrl, { domain: 'elsewhere.test' })
})
afterAll(() => server.close())

const bytes = randomBytes(1000)
const sha256 = createHash('sha256').update(bytes).digest()

async function store(agentId = server.agentId) {
  const storageKey = `originals/${agentId}/one`
  await server.services.storage.write(storageKey, bytes)
  await server.database.change(agentId, tx =>
    putStoredFile(tx, { sha256, storageKey, size: bytes.length, mediaType: 'audio/flac', now: new Date() }),
  )
}

function link(wanted: { agentId?: number; fileName?: string; mediaType?: string } = {}, now = new Date()) {
  const { secrets } = server.services
  return mediaLink(secrets, now, { agentId: server.agentId, fileName: 'a.flac', sha256, ...wanted })
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers: { host: server.domain, ...headers } })

describe('a link to a file of a work', () => {
  beforeAll(() => store())

  it('gives the whole file, which runs nothing and stays private', async () => {
    const { statusCode, rawPayload, headers } = await get(link())
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(bytes)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'audio/flac',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      etag: `"${sha256.toString('hex')}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=7200',
      'content-disposition': `inline; filename="a.flac"; filename*=UTF-8''a.flac`,
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  it('gives a part, as players ask for it', async () => {
    const part = await get(link(), { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 100-199/1000', 'content-length': '100' })
    expect((await get(link(), { range: 'bytes=-10' })).rawPayload.equals(bytes.subarray(990))).toBe(true)
    const beyond = await get(link(), { range: 'bytes=1000-' })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe('bytes */1000')
  })

  it('goes on only with the same content, and sends nothing that the browser has', async () => {
    const etag = `"${sha256.toString('hex')}"`
    expect((await get(link(), { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
    expect((await get(link(), { range: 'bytes=0-9', 'if-range': '"other"' })).rawPayload).toHaveLength(1000)
    const known = await get(link(), { 'if-none-match': `"other", ${etag}` })
    expect({ status: known.statusCode, length: known.rawPayload.length }).toEqual({ status: 304, length: 0 })
  })

  it('tells how large it is without sending it', async () => {
    const head = await get(link(), {}, 'HEAD')
    expect({ status: head.statusCode, length: head.rawPayload.length }).toEqual({ status: 200, length: 0 })
    expect(head.headers['content-length']).toBe('1000')
  })

  it('carries any name safely', async () => {
    const name = `夜航 "(1)" 100%\\';.${'🎵'.repeat(180)}.flac`
    const { headers, statusCode } = await get(link({ fileName: name }))
    expect(statusCode).toBe(200)
    const disposition = String(headers['content-disposition'])
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? []
    expect(decodeURIComponent(encoded)).toBe(name)
    expect(disposition).toMatch(/^inline; filename="[^"\\%]*"; filename\*=UTF-8''[\w%.!~-]+$/)
  })

  it('may name another type, such as a text with its encoding', async () => {
    const { headers } = await get(link({ mediaType: 'text/plain; charset=utf-8' }))
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('ends after hours, and cannot be changed', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
    expect((await get(link({}, hours(1.9)))).statusCode).toBe(200)
    expect((await get(link({}, hours(2.3)))).statusCode).toBe(410)
    const other = createHash('sha256').update('another').digest('hex')
    expect((await get(link().replace(sha256.toString('hex'), other))).statusCode).toBe(410)
    expect((await get('/media/')).statusCode).toBe(410)
  })

  it("never opens another agent's file", async () => {
    expect((await get(link(), { host: 'elsewhere.test' })).statusCode).toBe(404)
    const forged = link({ agentId: elsewhere })
    expect((await get(forged)).statusCode).toBe(404)
    // The same hash, signed for the other agent, who has no such file.
    expect((await get(forged, { host: 'elsewhere.test' })).statusCode).toBe(404)
    expect((await get(link(), { host: 'nobody.test' })).statusCode).toBe(421)
  })
})

describe('what was made from a file', () => {
  it('has links of its own', async () => {
    const { services, agentId } = server
    await services.storage.write(derivedKey(agentId, sha256, 'thumbnail.webp'), Buffer.from('small'))
    const of = (name: string) =>
      derivedLink(services.secrets, new Date(), { agentId, sha256, name, mediaType: 'image/webp' })
    const found = await get(of('thumbnail.webp'))
    expect({ type: found.headers['content-type'], body: found.body }).toEqual({
      type: 'image/webp',
      body: 'small',
    })
    expect((await get(of('absent.webp'))).statusCode).toBe(404)
    expect((await get(of('thumbnail.webp'), { host: 'elsewhere.test' })).statusCode).toBe(404)
  })
})
