import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultyLine } from '../../../testing/faulty-line'
import { largeSource } from '../../../testing/large-source'
import { openGate } from '../../../testing/open-gate'
import { missingForSftp, startSftpServer } from '../../../testing/sftp-server'
import { mountTinyDisk } from '../../../testing/tiny-disk'
import { describeTransport, put } from '../../../testing/transport-behaviour'
import { readAllowList } from '../../outbound/allow-list'
import { outboundGate } from '../../outbound/outbound-gate'
import { testTransport } from '../test-transport'
import { type Transport, usualPatience } from '../transport'
import { sftpTransport } from './sftp-transport'

const missing = missingForSftp()
if (missing.length > 0) console.warn(`Deliveries by SFTP are not tested: ${missing.join(', ')} missing.`)
const megabyte = 1024 * 1024
// Before the server starts, which sees what is mounted then.
const tiny = missing.length > 0 ? undefined : mountTinyDisk('2m')
afterAll(() => tiny?.unmount())

describe.skipIf(missing.length > 0)('a transport by SFTP (skipped without OpenSSH or root)', () => {
  let server: Awaited<ReturnType<typeof startSftpServer>>
  let line: Awaited<ReturnType<typeof faultyLine>>
  const opened: Transport[] = []
  beforeAll(async () => {
    server = await startSftpServer()
    line = await faultyLine(server.account.port)
  })
  afterAll(async () => {
    for (const transport of opened) await transport.close()
    await line?.stop()
    await server?.stop()
  })

  type Settings = Parameters<typeof sftpTransport>[0]
  function transportTo(settings: Partial<Settings> = {}, patience = usualPatience) {
    const login = { password: server.password }
    const transport = sftpTransport({ ...server.account, ...login, ...settings }, openGate(), patience)
    opened.push(transport)
    return transport
  }
  const failureOf = (settings: Partial<Settings>) =>
    transportTo(settings)
      .connect()
      .then(
        () => undefined,
        error => error,
      )

  let shared: Transport | undefined
  describeTransport(() => {
    shared ??= transportTo()
    return shared
  })

  it('logs in with a key, with or without a passphrase', async () => {
    const keys = [{ privateKey: server.privateKey }, server.lockedKey]
    for (const key of keys) {
      expect(await testTransport(transportTo({ password: undefined, ...key }))).toEqual({ passed: true })
    }
  })

  it('says what is wrong with a login, at the step where it failed', async () => {
    const { lockedKey, strangerKey } = server
    const wrong: [Partial<Settings>, string][] = [
      [{ password: 'wrong' }, 'loginRefused'],
      [{ username: 'somebody' }, 'loginRefused'],
      [{ password: undefined, privateKey: strangerKey }, 'loginRefused'],
      [{ password: undefined, privateKey: 'no key at all' }, 'badPrivateKey'],
      [{ password: undefined, ...lockedKey, passphrase: undefined }, 'badPrivateKey'],
      [{ password: undefined, ...lockedKey, passphrase: 'wrong' }, 'badPrivateKey'],
      [{ folder: 'no-such-folder' }, 'missing'],
      [{ folder: '../home' }, 'badPath'],
      [{ port: 1024 }, 'unreachable'],
    ]
    for (const [settings, reason] of wrong) {
      expect(await testTransport(transportTo(settings)), reason).toMatchObject({
        passed: false,
        step: 'connect',
        failure: { reason },
      })
    }
  })

  it('shows the key of a server it does not know, as OpenSSH writes it, and goes no further', async () => {
    const failure = await failureOf({ hostKey: undefined })
    expect(failure).toMatchObject({ reason: 'hostKeyUnknown', hostKey: server.account.hostKey })
    expect(failure.hostKey.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/)
    expect(failure.params).toEqual({ fingerprint: server.account.hostKey.fingerprint })
  })

  it('refuses a server whose key is another one than was confirmed', async () => {
    const other = await startSftpServer()
    try {
      const failure = await failureOf({ ...other.account, hostKey: server.account.hostKey })
      expect(failure).toMatchObject({ reason: 'hostKeyChanged', hostKey: other.account.hostKey })
    } finally {
      await other.stop()
    }
  })

  it('replaces a file on a server that cannot do so in one step', async () => {
    const other = await startSftpServer({ without: ['posix-rename', 'statvfs', 'fsync'] })
    try {
      const transport = transportTo(other.account)
      for (const content of ['first', 'second']) await put(transport, 'replaced.xml', content)
      expect((await transport.read('replaced.xml', 100))?.toString()).toBe('second')
      expect(await readdir(other.home)).toEqual(['replaced.xml'])
      await transport.close()
    } finally {
      await other.stop()
    }
  })

  it('goes nowhere that the gate does not let it', async () => {
    const nothing = readAllowList('')
    if (typeof nothing === 'string') throw new Error(nothing)
    const transport = sftpTransport({ ...server.account, password: server.password }, outboundGate(nothing))
    expect(await testTransport(transport)).toMatchObject({
      step: 'connect',
      failure: { reason: 'addressRefused', text: 'outbound.innerAddress' },
    })
  })

  it('says when the account may not write', async () => {
    const folder = join(server.home, 'read-only')
    await mkdir(folder)
    await chmod(folder, 0o555)
    const tested = await testTransport(transportTo({ folder: 'read-only' }))
    expect(tested).toMatchObject({ step: 'write', failure: { reason: 'denied' } })
    const below = put(transportTo({ folder: 'read-only' }), 'batch/1/song.wav', 'river')
    await expect(below).rejects.toMatchObject({ reason: 'denied' })
    const nowhere = put(transportTo({ folder: 'nowhere' }), 'batch/1/song.wav', 'river')
    await expect(nowhere).rejects.toMatchObject({ reason: 'missing' })
  })

  it('sends a whole file after the connection was cut in the middle of it', async () => {
    const transport = transportTo({ port: line.port })
    const content = randomBytes(4 * megabyte)
    await transport.connect()
    line.failAfter(megabyte, 'cut')
    await expect(put(transport, 'cut/song.wav', content)).rejects.toMatchObject({ reason: 'cut' })
    expect(await readdir(join(server.home, 'cut'))).toEqual(['song.wav.part'])
    line.heal()
    await put(transport, 'cut/song.wav', content)
    expect(await readdir(join(server.home, 'cut'))).toEqual(['song.wav'])
    expect((await transport.read('cut/song.wav', 5 * megabyte))?.equals(content)).toBe(true)
  })

  it.each([0, megabyte])('gives up a server that falls silent after %d bytes', async bytes => {
    const transport = transportTo({ port: line.port }, { ...usualPatience, connect: 600, silence: 600 })
    if (bytes > 0) await transport.connect()
    line.failAfter(bytes, 'silent')
    const begin = Date.now()
    await expect(put(transport, 'silent/song.wav', randomBytes(4 * megabyte))).rejects.toMatchObject({
      reason: 'timeout',
    })
    expect(Date.now() - begin).toBeLessThan(5000)
    line.heal()
    await put(transport, 'silent/song.wav', 'river')
    expect((await transport.read('silent/song.wav', 100))?.toString()).toBe('river')
  })

  it('reads ahead no more than a little of what the server has not taken yet', async () => {
    const transport = transportTo({ port: line.port }, { ...usualPatience, silence: 600 })
    await transport.connect()
    line.failAfter(megabyte, 'silent')
    const source = largeSource(64 * megabyte)
    const sent = transport.putFile('ahead/song.wav', source.stream, 64 * megabyte)
    await expect(sent).rejects.toMatchObject({ reason: 'timeout' })
    line.heal()
    expect(source.made()).toBeGreaterThan(megabyte)
    expect(source.made()).toBeLessThan(4 * megabyte)
  })

  it('ends a connection that nobody uses, and opens another one when it is needed', async () => {
    const watched = await faultyLine(server.account.port)
    const transport = transportTo({ port: watched.port }, { ...usualPatience, idle: 200 })
    await Promise.all([transport.list(''), transport.list('')])
    expect(watched.connections()).toBe(1)
    await expect.poll(watched.connections).toBe(0)
    expect(await testTransport(transport)).toEqual({ passed: true })
    await expect.poll(watched.connections).toBe(0)
    await watched.stop()
  })

  it.skipIf(!tiny)('says that the disk is full, and leaves it as it was', async () => {
    const folder = tiny?.folder ?? ''
    const transport = transportTo({ folder })
    await put(transport, 'small.txt', 'river')
    await expect(put(transport, 'large.wav', randomBytes(4 * megabyte))).rejects.toMatchObject({
      reason: 'full',
    })
    expect(await readdir(folder)).toEqual(['small.txt'])
    await put(transport, 'large.wav', randomBytes(megabyte))
    expect((await stat(join(folder, 'large.wav'))).size).toBe(megabyte)
  })

  it('never has a password or a key in a failure', async () => {
    const { password, privateKey, lockedKey } = server
    const secrets = [password, privateKey, lockedKey.privateKey, lockedKey.passphrase, 'a wrong one']
    const all = { password, ...lockedKey }
    const failures = await Promise.all([
      failureOf({ ...all, password: 'a wrong one', privateKey: undefined }),
      failureOf({ ...all, passphrase: 'a wrong one' }),
      failureOf({ ...all, hostKey: undefined }),
      failureOf({ ...all, port: 1024 }),
      failureOf({ ...all, host: 'no such host' }),
      failureOf({ ...all, folder: 'nowhere' }),
      put(transportTo(all), 'x/y', 'too short', 100).catch(error => error),
      transportTo(all)
        .rename('none', 'other')
        .catch(error => error),
      transportTo(all)
        .putFile('x/z', Readable.from([]), 5)
        .catch(error => error),
    ])
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error)
      const everything = inspect(failure, { depth: 20, showHidden: true }) + JSON.stringify(failure)
      expect(secrets.filter(secret => everything.includes(secret))).toEqual([])
      expect(everything).not.toContain('PRIVATE KEY')
    }
  })
})
