// Every address that is no call of the contract (streams, files, exports, pictures) asked by every kind of session and key. The snapshot
// is a table that a reviewer reads: who is let in where. What opens without a session stands below, each with its reason.
import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import { scopes } from '#contract/api-keys/scopes'
import { uploadFile } from '#contract/files/calls'
import { memberLivePath } from '#contract/live-paths'
import { listMaterials } from '#contract/works/material-calls'
import { readWork } from '#contract/works/work-calls'
import { insertKey } from './modules/api-keys/api-keys.queries'
import { writeKey } from './modules/api-keys/offered-key'
import { hashSecret } from './modules/identity/identity.public'
import { projectFolder } from './platform/project-folder'
import { type FuzzWorld, fuzzWorld } from './testing/fuzz/fuzz-world'
import { picture } from './testing/pictures'
import { upload } from './testing/upload'

let world: FuzzWorld
let port: number
const addresses = new Set<string>()
beforeAll(async () => {
  const calls = new Set<string>(allCalls.map(({ path }) => path))
  world = await fuzzWorld({
    onRoute({ method, url }) {
      if ([method].flat().includes('GET') && !calls.has(url)) addresses.add(url)
    },
  })
  await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.server.app.server.address() as AddressInfo).port
})
afterAll(() => world.server.close())

type Headers = Record<string, string>

const asCookies = (cookies: Headers): Headers => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
})

/** The status alone: a stream never ends, and a file may be long. */
function statusOf(path: string, headers: Headers): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ port, host: '127.0.0.1', path, agent: false },
      headers: { host: world.domain, ...headers },
    })
    sent.once('error', reject)
    sent.once('response', response => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.end()
  })
}

async function keyOf(scope: (typeof scopes)[number]): Promise<Headers> {
  const { database, agentId } = world.server
  const offered = { token: randomUUID(), secret: randomBytes(32).toString('base64url') }
  const now = new Date()
  await database.change(agentId, tx =>
    insertKey(tx, {
      ...{ memberId: world.member.memberId, token: offered.token, secretHash: hashSecret(offered.secret) },
      ...{ name: scope, scopes: [scope], now, expiresAt: new Date(now.getTime() + 86_400_000) },
    }),
  )
  return { authorization: `Bearer ${writeKey(offered)}` }
}

async function everybody(): Promise<Record<string, Headers>> {
  const others = world.actors.map(({ name, cookies }) => [name, asCookies(cookies)])
  const stranger = await world.server.loggedInMember()
  return {
    ...Object.fromEntries(others),
    'another member': asCookies(stranger.cookies),
    ...Object.fromEntries(
      await Promise.all(scopes.map(async scope => [`key ${scope}`, await keyOf(scope)] as const)),
    ),
  }
}

const refused = [401, 403, 410]

async function letIn(path: string, all: Record<string, Headers>): Promise<string> {
  const open: string[] = []
  for (const [name, headers] of Object.entries(all)) {
    const status = await statusOf(path, headers)
    expect(status, `${path} asked by ${name}`).toBeLessThan(500)
    if (!refused.includes(status)) open.push(name)
  }
  return open.length === Object.keys(all).length ? 'everybody' : open.join(', ') || 'nobody'
}

describe('an address beside the calls', () => {
  it('lets in who is named here, and nobody else', { tags: ['slow'] }, async () => {
    const all = await everybody()
    const found: Record<string, string> = {}
    for (const address of [...addresses].sort()) {
      found[address] = await letIn(address.replace(/:\w+/g, 'abcdefgh').replace('*', 'abcdefgh'), all)
    }
    expect(found).toMatchSnapshot()
  })

  it('with a note is good in the session that was given it, and in no other', async () => {
    const { server, member, owned } = world
    const all = await everybody()
    const work = await server.call(readWork, { id: owned.workId }, member)
    const materials = await server.call(listMaterials, { work_id: owned.workId }, member)
    const file = await upload(server, uploadFile, { purpose: 'document' }, await picture('png', 20), member)
    const links = [
      file.data.url,
      ...(work.data as { agreements: { url: string }[] }).agreements.map(({ url }) => url),
      ...(materials.data as unknown as { url: string }[]).map(({ url }) => url),
    ]
    expect(new Set(links.map(link => link.split('/')[1]))).toEqual(new Set(['files', 'agreements', 'media']))
    for (const link of links) expect(await letIn(link, all), link).toBe('member')
  })

  it('for listening opens for no API key, whatever it is good for', async () => {
    for (const scope of scopes) expect(await statusOf(memberLivePath, await keyOf(scope)), scope).toBe(403)
  })
})

/** Notes that open something without a session, and why they have to. */
const withoutSession: Record<string, string> = {
  'identity ticket': 'the page of the identity provider is opened on a phone that is not logged in',
  'infringement case': 'a claimant has no account; the link ends with the case',
  'infringement address': 'a claimant has no account; it confirms an address and opens nothing',
  'question answer': 'a guest has no account; the answer goes to the phone that asked',
  'mail leave': 'an unsubscribe link works from the mail alone, as mail providers ask',
  'staff ticket': 'between the password and the second factor there is no session yet',
  'upload grant': 'the grant travels in the authorization header, never in an address',
}
/** Notes that only say what is opened; a session has to come with them. */
const withSession = [
  'file link',
  'media link',
  'agreement link',
  'cover image link',
  'account archive',
  'payout batch file',
]

describe('a signed note', () => {
  it('is listed as needing a session or with the reason why it does not', () => {
    const folder = projectFolder('server/src/modules')
    const purposes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map(path => readFileSync(join(folder, path), 'utf8'))
      .filter(text => /\bwriteNote\(/.test(text) && /^const purpose = /m.test(text))
      .map(text => /^const purpose = '([^']+)'/m.exec(text)?.[1] ?? text.slice(0, 80))
    expect(purposes.sort()).toEqual([...Object.keys(withoutSession), ...withSession].sort())
  })
})
