import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchemas } from './modules/delivery/formats/check-xsd'
import { hashPassword, spendPasswordTime, verifyPassword } from './modules/identity/passwords'
import { drawAgreement } from './modules/rights/agreement-pdf'
import { startLimited } from './modules/works/analysis/limited-program'
import { sharp } from './platform/picture'
import { s3Storage } from './platform/storage/s3-storage'
import { folderTransport } from './platform/transports/folder/folder-transport'
import { s3Transport } from './platform/transports/s3/s3-transport'
import { sftpTransport } from './platform/transports/sftp/sftp-transport'
import { buildAgent } from './testing/builders'
import { openGate } from './testing/open-gate'
import './testing/quiet-aws'
import { testDatabase } from './testing/test-database'
import { testServices } from './testing/test-services'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
let storage: Awaited<ReturnType<typeof testServices>>['storage']
const gate = openGate()
beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'site.test' })
  storage = (await testServices()).storage
})
afterAll(() => test.close())

const bucketSettings = {
  endpoint: 'http://127.0.0.1:1',
  region: 'none',
  bucket: 'none',
  accessKeyId: 'none',
  secretAccessKey: 'none',
  hasBucketInPath: true,
}
const bucket = s3Storage(bucketSettings)
const transports = {
  folder: folderTransport('/nowhere'),
  SFTP: sftpTransport({ host: '127.0.0.1', port: 1024, username: 'none', folder: '' }, gate),
  S3: s3Transport({ ...bucketSettings, folder: '' }, gate),
}
const begun = { key: 'a/b', facts: {}, size: 1 }

const slow: [string, () => unknown][] = [
  ['hashing a password', () => hashPassword('a password')],
  ['checking a password', () => verifyPassword('a hash', 'a password')],
  ['checking the password of nobody', () => spendPasswordTime('a password')],
  ['a picture', () => sharp(Buffer.alloc(1))],
  ['a document', () => drawAgreement({} as never, {} as never, 'site.test', 'en')],
  ['reading schemas', () => openSchemas('none')],
  ['a program', () => startLimited('ffmpeg', [], { cpuSeconds: 1, megabytes: 1, minutes: 1 })],
  ['writing a file', () => storage.write('a/b', Buffer.alloc(1))],
  ['reading a file', () => storage.read('a/b')],
  ['the size of a file', () => storage.size('a/b')],
  ['removing a file', () => storage.remove('a/b')],
  ['removing a folder', () => storage.removeFolder('a')],
  ['a file on the disk', () => storage.withLocalFile('a/b', async () => {})],
  ['beginning a file', () => storage.partial.begin('a/b')],
  ['adding to a file', () => storage.partial.offset(begun)],
  ['writing to a bucket', () => bucket.write('a/b', Buffer.alloc(1))],
  ['reading from a bucket', () => bucket.read('a/b')],
  ['the size of what lies in a bucket', () => bucket.size('a/b')],
  ['removing from a bucket', () => bucket.remove('a/b')],
  ['removing a folder from a bucket', () => bucket.removeFolder('a')],
  ['beginning a file in a bucket', () => bucket.partial.begin('a/b')],
  ['adding to a file in a bucket', () => bucket.partial.offset(begun)],
  ['going out', () => gate.admit('127.0.0.1', 1024)],
  ...Object.entries(transports).flatMap(([name, transport]): typeof slow => [
    [`reaching a ${name}`, () => transport.connect()],
    [`sending by ${name}`, () => transport.putFile('a/b', Readable.from([]), 0)],
    [`reading by ${name}`, () => transport.read('a/b', 1)],
    [`listing by ${name}`, () => transport.list('')],
    [`renaming by ${name}`, () => transport.rename('a/b', 'a/c')],
    [`removing by ${name}`, () => transport.remove('a/b')],
  ]),
]

describe('inside a transaction', () => {
  it.each(slow)('nothing slow is done: %s', async (_, work) => {
    const tried = test.database.change(agentId, async tx => {
      await tx.run('select 1', [])
      await work()
    })
    await expect(tried).rejects.toThrow(/inside a transaction: prepare it before/)
  })

  it('means also what it starts and does not wait for', async () => {
    let started: Promise<unknown> = Promise.resolve()
    await test.database.change(agentId, async () => {
      started = Promise.resolve().then(() => hashPassword('a password'))
      started.catch(() => {})
    })
    await expect(started).rejects.toThrow(/inside a transaction/)
  })
})

describe('outside a transaction', () => {
  it('everything is allowed, also after one and in a read', async () => {
    await test.database.change(agentId, tx => tx.run('select 1', []))
    expect(await hashPassword('a password')).toMatch(/^\$argon2id/)
    // What was refused once is not refused for ever.
    expect(await spendPasswordTime('a password')).toBe(false)
    await test.database.read(agentId, () => storage.write('a/b', Buffer.alloc(3)))
    expect(await storage.size('a/b')).toBe(3)
  })
})
