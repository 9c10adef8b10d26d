import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultyLine } from '../../../testing/faulty-line'
import { largeSource } from '../../../testing/large-source'
import { openGate } from '../../../testing/open-gate'
import { missingForS3, startS3Server } from '../../../testing/s3-server'
import { describeTransport, put } from '../../../testing/transport-behaviour'
import { readAllowList } from '../../outbound/allow-list'
import { outboundGate } from '../../outbound/outbound-gate'
import { s3Bucket } from '../../storage/s3-bucket'
import { testTransport } from '../test-transport'
import { type Transport, usualPatience } from '../transport'
import { s3Transport } from './s3-transport'
import type { S3TransportSettings } from './s3-transport-settings'

const missing = missingForS3()
if (missing.length > 0) console.warn(`Deliveries to S3 are not tested: ${missing.join(', ')} missing.`)
const megabyte = 1024 * 1024
const hurried = { connect: 1000, silence: 700, idle: 1000 }

describe.skipIf(missing.length > 0)('a transport to S3 (skipped without Ceph)', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>
  let line: Awaited<ReturnType<typeof faultyLine>>
  const opened: Transport[] = []
  beforeAll(async () => {
    server = await startS3Server()
    line = await faultyLine(Number(new URL(server.settings.endpoint).port))
  })
  afterAll(async () => {
    for (const transport of opened) await transport.close()
    await line?.stop()
    await server?.stop()
  })

  function transportTo(settings: Partial<S3TransportSettings> = {}, patience = usualPatience) {
    const transport = s3Transport(
      { ...server.settings, folder: 'from-us/2026', ...settings },
      openGate(),
      patience,
    )
    opened.push(transport)
    return transport
  }

  let shared: Transport | undefined
  describeTransport(() => {
    shared ??= transportTo()
    return shared
  })

  async function halfSent(folder: string) {
    const bucket = s3Bucket(server.settings)
    const listed = new ListMultipartUploadsCommand({
      Bucket: server.settings.bucket,
      Prefix: `from-us/2026/${folder}`,
    })
    const { Uploads = [] } = await bucket.client.send(listed)
    bucket.close()
    return Uploads.length
  }

  it('says what is wrong with a login or a bucket, at the step where it failed', async () => {
    const wrong: [Partial<S3TransportSettings>, string][] = [
      [{ secretAccessKey: 'wrong' }, 'loginRefused'],
      [{ accessKeyId: 'WRONG' }, 'loginRefused'],
      [{ bucket: 'no-such-bucket' }, 'missing'],
      [{ folder: '../x' }, 'badPath'],
      [{ endpoint: 'http://127.0.0.1:1024' }, 'unreachable'],
      [{ endpoint: 'ftp://127.0.0.1' }, 'addressRefused'],
    ]
    for (const [settings, reason] of wrong) {
      expect(await testTransport(transportTo(settings)), reason).toMatchObject({
        passed: false,
        step: 'connect',
        failure: { reason },
      })
    }
  })

  it('completes no key when the connection is cut, sends it whole again, and drops what was left over', async () => {
    const transport = transportTo({ endpoint: `http://127.0.0.1:${line.port}` })
    const content = randomBytes(12 * megabyte)
    await transport.connect()
    line.failAfter(9 * megabyte, 'cut')
    await expect(put(transport, 'cut/song.wav', content)).rejects.toMatchObject({ reason: 'cut' })
    line.heal()
    expect(await transport.list('cut')).toEqual([])
    expect(await halfSent('cut')).toBe(1)
    await put(transport, 'cut/song.wav', content)
    expect(await halfSent('cut')).toBe(0)
    expect((await transport.read('cut/song.wav', 13 * megabyte))?.equals(content)).toBe(true)
    expect(await transport.list('cut')).toHaveLength(1)
  })

  it('reads ahead no more than a few parts of what the server has not taken yet', {
    tags: ['slow'],
  }, async () => {
    const transport = transportTo({ endpoint: `http://127.0.0.1:${line.port}` }, hurried)
    await transport.connect()
    line.failAfter(megabyte, 'silent')
    const source = largeSource(80 * megabyte)
    const sent = transport.putFile('ahead/song.wav', source.stream, 80 * megabyte)
    await expect(sent).rejects.toMatchObject({ reason: 'timeout' })
    line.heal()
    expect(source.made()).toBeGreaterThan(megabyte)
    expect(source.made()).toBeLessThan(40 * megabyte)
  })

  it('throws the parts away of a source that ends too early', async () => {
    const transport = transportTo()
    const short = put(transport, 'short/song.wav', Buffer.alloc(9 * megabyte), 10 * megabyte)
    await expect(short).rejects.toMatchObject({ reason: 'wrongSize' })
    expect(await halfSent('short')).toBe(0)
  })

  it('says that the bucket is full', async () => {
    await server.limit(megabyte)
    try {
      const large = put(transportTo(), 'full/song.wav', Buffer.alloc(2 * megabyte))
      await expect(large).rejects.toMatchObject({ reason: 'full' })
    } finally {
      await server.unlimit()
    }
  })

  it('never has a secret in a failure', async () => {
    const { secretAccessKey } = server.settings
    const tested = [
      await testTransport(transportTo({ accessKeyId: 'WRONG' })),
      await testTransport(transportTo({ bucket: 'no-such-bucket' })),
      await testTransport(transportTo({ endpoint: 'http://127.0.0.1:1024' })),
      await testTransport(transportTo({ secretAccessKey: 'another secret' })),
    ]
    for (const result of tested) {
      const everything = inspect(result, { depth: 20, showHidden: true }) + JSON.stringify(result)
      expect(result.passed).toBe(false)
      expect(everything).not.toContain(secretAccessKey)
      expect(everything).not.toContain('another secret')
      expect(everything.toLowerCase()).not.toContain('authorization')
    }
  })
})

describe('a server that only looks like S3', () => {
  const settings = {
    bucket: 'tests',
    region: 'us-east-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
    hasBucketInPath: true,
    folder: '',
  }
  let elsewhere = 0
  const servers = [
    createServer((_, answer) => {
      elsewhere += 1
      answer.end()
    }),
    createServer((_, answer) => {
      const to = `http://127.0.0.1:${portOf(0)}/`
      answer.writeHead(307, { location: to }).end(`<Error><Code>TemporaryRedirect</Code></Error>`)
    }),
    createServer(() => {}),
    createServer((_, answer) => {
      answer.writeHead(200, { 'content-length': 10 }).write('riv')
    }),
    createServer((_, answer) => {
      const pour = () =>
        void (answer.write(Buffer.alloc(100_000)) ? setImmediate(pour) : answer.once('drain', pour))
      pour()
    }),
  ]
  const portOf = (index: number) => (servers[index]?.address() as AddressInfo | undefined)?.port
  const at = (index: number) => ({ ...settings, endpoint: `http://127.0.0.1:${portOf(index)}` })
  beforeAll(async () => {
    for (const server of servers) {
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    }
  })
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections()
  })

  it('is not followed to another address', async () => {
    const tested = await testTransport(s3Transport(at(1), openGate(), hurried))
    expect(tested).toMatchObject({ step: 'connect', failure: { reason: 'redirected' } })
    expect(elsewhere).toBe(0)
  })

  it('is given up when it says nothing', async () => {
    const tested = await testTransport(s3Transport(at(2), openGate(), hurried))
    expect(tested).toMatchObject({ step: 'connect', failure: { reason: 'timeout' } })
  })

  it('is given up when it stops in the middle of an answer', async () => {
    const transport = s3Transport(at(3), openGate(), hurried)
    await expect(transport.read('ack.xml', 100)).rejects.toMatchObject({ reason: 'timeout' })
    await transport.close()
  })

  it('is not read to the end when it has none', async () => {
    const transport = s3Transport(at(4), openGate(), hurried)
    await expect(transport.read('ack.xml', 1000)).rejects.toMatchObject({ reason: 'tooLarge' })
    await transport.close()
  })

  it('is not even asked where the gate does not let us through', async () => {
    const nothing = readAllowList('')
    if (typeof nothing === 'string') throw new Error(nothing)
    const tested = await testTransport(s3Transport(at(0), outboundGate(nothing)))
    expect(tested).toMatchObject({ failure: { reason: 'addressRefused', text: 'outbound.innerAddress' } })
    expect(elsewhere).toBe(0)
  })
})
