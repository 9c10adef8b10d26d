// The typed client as a label's programmer uses it: a file from /docs/api, an API key, and nothing else.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '#contract/api-keys/calls'
import { scopes } from '#contract/api-keys/scopes'
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import { createClient, TributaryError } from '../../contract/client/tributary'
import { CoverStudio } from './demo/demo-cover'
import { jobs } from './jobs'
import { startWorker } from './platform/jobs/worker'
import { createLog } from './platform/log'
import { makeSound, withoutFfmpeg } from './testing/audio'
import { plantCode } from './testing/plant-code'
import { testServer } from './testing/test-server'

const run = promisify(execFile)
const clientFile = 'contract/client/tributary.ts'
let server: Awaited<ReturnType<typeof testServer>>
let base: string
let folder: string
beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'tributary-client-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function keyOf() {
  const owner = await server.loggedInMember()
  const sms_code = await plantCode(server, owner.mobile, 'api_key')
  const wanted = { name: 'Tool', scopes: [...scopes], days: 30 as const, sms_code }
  const { data } = await server.call(makeApiKey, wanted, owner)
  return { owner, key: (data as { key: string }).key }
}

describe('the typed client', () => {
  it('type-checks with its examples, in whatever way a program is built, and stands alone', async () => {
    const text = await readFile(clientFile, 'utf8')
    expect(text).not.toMatch(/^import|require\(/m)
    const usual = [
      '--strict',
      '--noEmit',
      '--erasableSyntaxOnly',
      '--allowImportingTsExtensions',
      '--target',
      'es2022',
    ]
    const places = ['--module', 'nodenext', '--lib', 'es2023', '--types', 'node']
    const sources = ['tributary', 'publish-single', 'receive-webhooks'].map(
      name => `contract/client/${name}.ts`,
    )
    await run(process.execPath, ['node_modules/typescript-native/bin/tsc', ...usual, ...places, ...sources])
  })

  it('lies ready on the site, and nothing beside it', async () => {
    const taken = await fetch(`${base}/docs/api/tributary.ts`)
    expect(await taken.text()).toBe(await readFile(clientFile, 'utf8'))
    expect(taken.headers.get('content-disposition')).toContain('tributary.ts')
    expect((await fetch(`${base}/docs/api/..%2F..%2Fpackage.json`)).status).toBe(404)
  })

  it('reads lists item by item, and says what is refused', async () => {
    const { key } = await keyOf()
    const client = createClient({ base, key })
    const made: number[] = []
    for (let times = 0; times < 5; times++) made.push((await client.createWork({ kind: 'single' })).id)
    const listed: number[] = []
    for await (const work of client.each.listWorks({ limit: 2 })) listed.push(work.id)
    expect(listed.sort((a, b) => a - b)).toEqual(made)
    const refused = await client.readWork({ id: 999_999 }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(TributaryError)
    expect(refused).toMatchObject({ code: 1404, status: 404, message: expect.stringMatching(/./) })
    const wrong = await client.createWork({ kind: 'nothing' as 'single' }).catch((error: unknown) => error)
    expect(wrong).toMatchObject({ fields: [{ field: 'kind', message: expect.any(String) }] })
    const ended = createClient({ base, key: 'trib_x' })
      .readOwnKey()
      .catch((error: unknown) => error)
    expect(await ended).toMatchObject({ status: 401 })
  })

  it('waits as long as it is told when it came too often, and not for ever', { tags: ['slow'] }, async () => {
    const times: number[] = []
    const busy = createServer((_request, response) => {
      times.push(Date.now())
      const isOver = times.length === 3
      response.writeHead(
        isOver ? 200 : 429,
        times.length === 1 ? { 'retry-after': '1' } : { 'ratelimit-reset': '2' },
      )
      response.end(
        JSON.stringify(isOver ? { code: 1, msg: '', data: [] } : { code: 1429, msg: 'later', data: null }),
      )
    })
    await new Promise<void>(resolve => busy.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
    try {
      expect(await createClient({ base: at, key: 'k' }).listChannels()).toEqual([])
      const [first = 0, second = 0, third = 0] = times
      expect(second - first).toBeGreaterThanOrEqual(990)
      expect(third - second).toBeGreaterThanOrEqual(1990)
      times.length = 0
      const given = createClient({ base: at, key: 'k', retries: 0 }).listChannels()
      expect(await given.catch((error: unknown) => error)).toMatchObject({ code: 1429, status: 429 })
    } finally {
      busy.close()
    }
  })
})

describe.skipIf(withoutFfmpeg())('a program with the typed client', () => {
  it('brings a single from its files up to the signature', { tags: ['slow'] }, async () => {
    const { key, owner } = await keyOf()
    const song = await makeSound(folder, 'Night ferry.wav', { seconds: 35 })
    const [cover, lyrics] = [join(folder, 'Cover.png'), join(folder, 'Night ferry.lrc')]
    await writeFile(cover, await new CoverStudio().draw('支流'))
    await writeFile(lyrics, '[00:01.00]One line\n[00:05.00]Another line\n')
    const { jobsUrl, databases, services } = server
    const worker = await startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })
    try {
      const date = addDays(todayInChina(new Date()), 21)
      const args = ['--import', 'tsx', 'contract/client/publish-single.ts', cover, song, lyrics, date]
      const env = { ...process.env, TRIBUTARY_BASE: base, TRIBUTARY_KEY: key }
      const { stdout, stderr } = await run(process.execPath, args, { env })
      expect(stderr).toBe('')
      expect(stdout).toMatch(/step-3\?id=\d+/)
    } finally {
      await worker.stop()
    }
    const works = await server.asOwner('select status from works where member_id = $1', [owner.memberId])
    expect(works).toEqual([{ status: '100' }])
  })

  it('goes on with an upload after a broken line', { tags: ['slow'] }, async () => {
    const { key } = await keyOf()
    const bytes = await readFile(
      await makeSound(folder, 'Long.wav', { seconds: 120, as: ['-c:a', 'pcm_s24le'] }),
    )
    expect(bytes.length).toBeGreaterThan(8 * 1024 * 1024)
    let patches = 0
    const flaky: typeof fetch = (url, init) => {
      if (init?.method !== 'PATCH') return fetch(url, init)
      patches += 1
      return patches === 2 ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)
    }
    const client = createClient({ base, key, fetch: flaky })
    const { id } = await client.createWork({ kind: 'single' })
    const { tracks } = await client.readWork({ id })
    const { jobsUrl, databases, services } = server
    const worker = await startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })
    try {
      const place = { work_id: id, track_id: tracks[0]?.id, type: 'music' as const }
      await client.upload(place, new Blob([bytes]), 'Long.wav')
    } finally {
      await worker.stop()
    }
    expect(patches).toBeGreaterThan(2)
    const kept =
      'select f.size::int from materials m join stored_files f on f.sha256 = m.sha256 where m.work_id = $1'
    expect(await server.asOwner(kept, [id])).toEqual([{ size: bytes.length }])
  })
})
