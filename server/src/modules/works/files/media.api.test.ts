import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import type { Linking } from '../../../platform/http/link-bearer'
import { buildColleague } from '../../../testing/build-colleague'
import { buildStaff, loggedInStaff } from '../../../testing/build-staff'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { derivedKey, derivedLink, mediaLink } from './media-link'
import { putStoredFile } from './stored-files.queries'

let server: Awaited<ReturnType<typeof testServer>>
let elsewhere: number
let reviewer: Linking['actor']
let reviewing: Record<string, string>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  const { staffId, token, cookies } = await loggedInStaff(server)
  reviewer = { kind: 'staff', staffId, token }
  reviewing = cookies
  elsewhere = await server.anotherSite('elsewhere.test')
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

const linkingFor = (actor: Linking['actor'], now = new Date()): Linking => ({
  secrets: server.services.secrets,
  now,
  actor,
})

function link(wanted: { agentId?: number; fileName?: string; mediaType?: string } = {}, now = new Date()) {
  const media = { agentId: server.agentId, fileName: 'a.flac', sha256, ...wanted }
  return mediaLink(linkingFor(reviewer, now), media)
}

const get = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
  cookies = reviewing,
) => server.follow(url, { cookies, headers }, method)

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
      'cache-control': 'private, no-cache',
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
    // Nobody over there has the number of ours.
    expect((await get(forged, { host: 'elsewhere.test' })).statusCode).toBe(410)
    // The same hash, signed for the other agent and one of its people; it has no such file.
    const { staffId, openSession } = await buildStaff({ ...server, agentId: elsewhere })
    const { token, cookies } = await openSession()
    const theirs = mediaLink(linkingFor({ kind: 'staff', staffId, token }), {
      ...{ agentId: elsewhere, sha256, fileName: 'a.flac' },
    })
    expect((await get(theirs, { host: 'elsewhere.test' }, 'GET', cookies)).statusCode).toBe(404)
    expect((await get(link(), { host: 'nobody.test' })).statusCode).toBe(421)
  })
})

describe('what was made from a file', () => {
  it('has links of its own', async () => {
    const { services, agentId } = server
    await services.storage.write(derivedKey(agentId, sha256, 'thumbnail.webp'), Buffer.from('small'))
    const of = (name: string) =>
      derivedLink(linkingFor(reviewer), { agentId, sha256, name, mediaType: 'image/webp' })
    const found = await get(of('thumbnail.webp'))
    expect({ type: found.headers['content-type'], body: found.body }).toEqual({
      type: 'image/webp',
      body: 'small',
    })
    expect((await get(of('absent.webp'))).statusCode).toBe(404)
    expect((await get(of('thumbnail.webp'), { host: 'elsewhere.test' })).statusCode).toBe(404)
  })
})

describe('a link made for a member', () => {
  const put = (memberId: number, state: string) =>
    server.asOwner('update members set state = $1 where id = $2', [state, memberId])
  const linked = (token: string, memberId: number, personId = memberId) =>
    mediaLink(linkingFor({ kind: 'member', memberId, personId, token }), {
      ...{ agentId: server.agentId, fileName: 'a.flac', sha256 },
    })

  it('ends immediately with their account, and is good again with it', async () => {
    const { memberId, cookies } = await server.loggedInMember()
    const url = linked(cookies.token, memberId)
    const ask = (headers = {}, method?: 'HEAD') => get(url, headers, method, cookies)
    expect((await ask()).statusCode).toBe(200)
    await put(memberId, 'frozen')
    expect((await ask({ range: 'bytes=0-9' })).statusCode).toBe(410)
    expect((await ask({}, 'HEAD')).statusCode).toBe(410)
    // The reviewer of the work listens on.
    expect((await get(link())).statusCode).toBe(200)
    await put(memberId, 'active')
    expect((await ask()).statusCode).toBe(200)
    await put(memberId, 'closed')
    expect((await ask()).statusCode).toBe(410)
  })

  it('ends with the company they act for, and with their own account', async () => {
    const company = await server.loggedInMember()
    const person = await buildColleague(server, company.memberId, 'publisher')
    const url = linked(person.cookies.token, company.memberId, person.memberId)
    const ask = async () => (await get(url, {}, 'GET', person.cookies)).statusCode
    expect(await ask()).toBe(200)
    await put(person.memberId, 'frozen')
    expect(await ask()).toBe(410)
    await put(person.memberId, 'active')
    await put(company.memberId, 'frozen')
    expect(await ask()).toBe(410)
  })

  it('to a document ends likewise', async () => {
    const member = await server.loggedInMember()
    const { data } = await upload(
      server,
      uploadFile,
      { purpose: 'document' },
      await picture('png', 20),
      member,
    )
    expect((await get(data.url, {}, 'GET', member.cookies)).statusCode).toBe(200)
    await put(member.memberId, 'frozen')
    expect((await get(data.url, {}, 'GET', member.cookies)).statusCode).toBe(410)
  })

  it('opens in the session that was given it, and nowhere else', async () => {
    const member = await server.loggedInMember()
    const other = await server.loggedInMember()
    const { cookies: phone } = await member.openSession()
    const url = linked(member.cookies.token, member.memberId)
    const status = async (cookies: Record<string, string>) => (await get(url, {}, 'GET', cookies)).statusCode
    expect(await status(member.cookies)).toBe(200)
    for (const cookies of [{}, phone, other.cookies, reviewing]) expect(await status(cookies)).toBe(410)
    // The public half of the session, which a script may read, is not the session.
    expect(await status({ token: member.cookies.token })).toBe(410)
    await server.asOwner('delete from member_sessions where token = $1', [member.cookies.token])
    await vi.waitFor(async () => expect(await status(member.cookies)).toBe(410))
  })
})

describe('a link made for staff', () => {
  it('ends when they are suspended', async () => {
    const { staffId, token, cookies } = await loggedInStaff(server, { username: 'leaving' })
    const media = { agentId: server.agentId, fileName: 'a.flac', sha256 }
    const url = mediaLink(linkingFor({ kind: 'staff', staffId, token }), media)
    expect((await get(url, {}, 'GET', cookies)).statusCode).toBe(200)
    await server.asOwner("update staff set state = 'suspended' where id = $1", [staffId])
    expect((await get(url, {}, 'GET', cookies)).statusCode).toBe(410)
  })

  it('ends with the session in which they followed it', async () => {
    const { staffId, token, cookies, openSession } = await loggedInStaff(server, { username: 'logged-out' })
    const url = mediaLink(linkingFor({ kind: 'staff', staffId, token }), {
      ...{ agentId: server.agentId, fileName: 'a.flac', sha256 },
    })
    expect((await get(url, {}, 'GET', cookies)).statusCode).toBe(200)
    await server.asOwner('delete from staff_sessions where token = $1', [token])
    expect((await get(url, {}, 'GET', cookies)).statusCode).toBe(410)
    const again = await openSession()
    expect((await get(url, {}, 'GET', again.cookies)).statusCode).toBe(410)
  })
})
