import { readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { confirmHostKey, saveChannel, switchChannel, testChannel } from '#contract/distribution/channel-calls'
import { createLog } from '../../../platform/log'
import { readAllowList } from '../../../platform/outbound/allow-list'
import { outboundGate } from '../../../platform/outbound/outbound-gate'
import { loggedInStaff } from '../../../testing/build-staff'
import { channelDesk, sftpTo } from '../../../testing/channel-desk'
import { freePort } from '../../../testing/free-port'
import { missingForS3, startS3Server } from '../../../testing/s3-server'
import { missingForSftp, startSftpServer } from '../../../testing/sftp-server'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof channelDesk>
/** Everything the application has logged. */
const logged: string[] = []

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => logged.push(line) })
  server = await testServer({ log })
  admin = await loggedInStaff(server)
  desk = channelDesk(server, admin)
})
afterAll(() => server.close())

async function test(id: number) {
  const answered = await server.call(testChannel, { id }, admin)
  return { ...answered, data: answered.data as OutputOf<typeof testChannel> }
}

describe('a channel that takes packages from a folder of this machine', () => {
  it('passes, gets its folder, and nothing is left in it', async () => {
    const id = await desk.add()
    expect((await test(id)).data).toMatchObject({ passed: true, step: null, unknown_key: null })
    const { code, test_passed, tested_at } = await desk.read(id)
    expect({ test_passed, isDated: tested_at !== null }).toEqual({ test_passed: true, isDated: true })
    expect(await readdir(`${server.services.channelsFolder}/${server.agentId}/${code}`)).toEqual([])
    expect((await server.call(switchChannel, { id, is_on: true }, admin)).code).toBe(1)
  })
})

describe('a channel that cannot be reached', () => {
  it('says that nobody listens, and has not passed', async () => {
    const id = await desk.add({
      connection: sftpTo({ host: '127.0.0.1', port: await freePort(), username: 'us' }),
    })
    const { data } = await test(id)
    expect(data).toMatchObject({ passed: false, step: 'connect' })
    expect(data.said).toContain('Can’t reach the server')
    expect((await desk.read(id)).obstacles).toContain('not-tested')
  })

  it('is not looked for on this machine, unless the server’s administrator allows it', async () => {
    const strict = readAllowList('')
    if (typeof strict === 'string') throw new Error(strict)
    const services = { ...server.services, outbound: outboundGate(strict) }
    const guarded = await testServer({ services })
    try {
      const boss = await loggedInStaff(guarded)
      const connection = sftpTo({ host: '127.0.0.1', port: 2022, username: 'us' })
      const id = await channelDesk(guarded, boss).add({ connection })
      const { data } = await guarded.call(testChannel, { id }, boss)
      expect(data).toMatchObject({ passed: false, step: 'connect' })
      expect((data as { said: string }).said).toContain('OUTBOUND_ALLOW')
    } finally {
      await guarded.close()
    }
  })

  it('holds the request no longer than half a minute when the server never says a word', {
    tags: ['slow'],
    timeout: 40_000,
  }, async () => {
    const silent = createServer(() => {})
    const port = await listening(silent)
    try {
      const id = await desk.add({ connection: sftpTo({ host: '127.0.0.1', port, username: 'us' }) })
      const start = performance.now()
      const { data } = await test(id)
      expect(performance.now() - start).toBeLessThan(30_000)
      expect(data).toMatchObject({ passed: false, step: 'connect' })
    } finally {
      silent.close()
    }
  })

  it('is not judged by a test that began before somebody saved it', async () => {
    const slow = createServer()
    const port = await listening(slow)
    const reached = new Promise(resolve => slow.once('connection', resolve))
    try {
      const id = await desk.add({ connection: sftpTo({ host: '127.0.0.1', port, username: 'us' }) })
      const testing = test(id)
      const socket = (await reached) as { destroy(): void }
      expect((await desk.save(id, { lead_days: 1 })).code).toBe(1)
      socket.destroy()
      expect((await testing).status).toBe(409)
      expect((await desk.read(id)).tested_at).toBeNull()
    } finally {
      slow.close()
    }
  })
})

function listening(one: Server): Promise<number> {
  return new Promise(resolve =>
    one.listen(0, '127.0.0.1', () => resolve((one.address() as { port: number }).port)),
  )
}

const missing = missingForSftp()
describe.skipIf(missing.length > 0)(
  `an SFTP channel (skipped without ${missing.join(', ') || 'its server'})`,
  () => {
    let sftp: Awaited<ReturnType<typeof startSftpServer>>
    beforeAll(async () => {
      sftp = await startSftpServer()
    })
    afterAll(() => sftp?.stop())

    const add = (password = sftp.password) => desk.add({ connection: sftpTo(sftp.account) }, { password })

    it('shows its key first and is sent nothing; once somebody has confirmed the key it passes', async () => {
      const id = await add()
      const { fingerprint } = sftp.account.hostKey
      const first = await test(id)
      expect(first.data).toMatchObject({
        passed: false,
        step: 'connect',
        unknown_key: { shown: sftp.account.hostKey, confirmed: null },
      })
      expect(first.data.said).toContain(fingerprint)
      const other = await server.call(confirmHostKey, { id, fingerprint: 'SHA256:somebodyelse' }, admin)
      expect(other.status).toBe(409)
      expect(other.msg).toContain(fingerprint)
      for (const _ of ['once', 'again']) {
        expect((await server.call(confirmHostKey, { id, fingerprint }, admin)).code).toBe(1)
      }
      expect((await desk.read(id)).host_key).toEqual(sftp.account.hostKey)
      expect((await test(id)).data).toMatchObject({ passed: true })
      expect(await readdir(sftp.home)).toEqual([])
    })

    it('that shows another key than the confirmed one is refused with both, and may be confirmed anew', async () => {
      const id = await add()
      const before = { type: 'ssh-ed25519', fingerprint: 'SHA256:theKeyOfBefore' }
      await server.asOwner('update channels set host_key = $2, test_passed = true where id = $1', [
        id,
        JSON.stringify(before),
      ])
      const { data } = await test(id)
      expect(data.unknown_key).toEqual({ shown: sftp.account.hostKey, confirmed: before })
      expect(data.said).toContain(before.fingerprint)
      expect(data.said).toContain(sftp.account.hostKey.fingerprint)
      const { fingerprint } = sftp.account.hostKey
      expect((await server.call(confirmHostKey, { id, fingerprint }, admin)).code).toBe(1)
      expect(await desk.read(id)).toMatchObject({ host_key: sftp.account.hostKey, test_passed: false })
    })

    it('says that the login was refused, without the password in any answer or log', async () => {
      const id = await add('wrong-Qy77-password')
      await server.call(confirmHostKey, { id, fingerprint: sftp.account.hostKey.fingerprint }, admin)
      const { data, response } = await test(id)
      expect(data).toMatchObject({ passed: false, step: 'connect' })
      expect(data.said).toContain('refused the login')
      expect(response.body).not.toContain('Qy77')
      const wrong = await server.send(saveChannel, { id, credentials: { password: 'Qy77' } }, admin)
      expect(wrong.status).toBe(422)
      expect(logged.length).toBeGreaterThan(0)
      expect(logged.join('')).not.toContain('Qy77')
    })
  },
)

const missingS3 = missingForS3()
describe.skipIf(missingS3.length > 0)(
  `an S3 channel (skipped without ${missingS3.join(', ') || 'its server'})`,
  () => {
    let s3: Awaited<ReturnType<typeof startS3Server>>
    beforeAll(async () => {
      s3 = await startS3Server()
    }, 240_000)
    afterAll(() => s3?.stop())

    it('passes with the right secret and says that the login was refused with a wrong one', async () => {
      const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
      const connection = {
        kind: 's3' as const,
        endpoint,
        region,
        bucket,
        access_key_id: accessKeyId,
        folder: 'in',
        is_path_style: true,
      }
      const id = await desk.add({ connection }, { secret_access_key: secretAccessKey })
      expect((await test(id)).data).toMatchObject({ passed: true })
      await desk.save(id, {}, { secret_access_key: 'wrong-Qy78-secret' })
      const { data, response } = await test(id)
      expect(data).toMatchObject({ passed: false })
      expect(response.body + logged.join('')).not.toContain('Qy78')
    })
  },
)
