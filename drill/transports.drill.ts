// A large file leaves in constant memory, and arrives whole.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { s3Bucket } from '../server/src/platform/storage/s3-bucket'
import { folderTransport } from '../server/src/platform/transports/folder/folder-transport'
import { s3Transport } from '../server/src/platform/transports/s3/s3-transport'
import { sftpTransport } from '../server/src/platform/transports/sftp/sftp-transport'
import type { Transport } from '../server/src/platform/transports/transport'
import { largeSource } from '../server/src/testing/large-source'
import { openGate } from '../server/src/testing/open-gate'
import { missingForS3, startS3Server } from '../server/src/testing/s3-server'
import { missingForSftp, startSftpServer } from '../server/src/testing/sftp-server'
import type { Finding } from './finding'

const megabyte = 1024 * 1024
const fileBytes = 200 * megabyte
const mostGrowth = 96 * megabyte
const path = 'batch/song.wav'

export async function run(): Promise<Finding[]> {
  return [await toFolder(), await bySftp(), await toS3()]
}

async function toFolder() {
  const root = await mkdtemp(join(tmpdir(), 'tributary-drill-'))
  return send('folder', folderTransport(root), async () => createReadStream(join(root, path)))
}

async function bySftp() {
  const missing = missingForSftp()
  if (missing.length > 0) return notTried('SFTP', missing)
  const server = await startSftpServer()
  try {
    const transport = sftpTransport({ ...server.account, password: server.password }, openGate())
    return await send('SFTP', transport, async () => createReadStream(join(server.home, path)))
  } finally {
    await server.stop()
  }
}

async function toS3() {
  const missing = missingForS3()
  if (missing.length > 0) return notTried('S3', missing)
  const server = await startS3Server()
  const bucket = s3Bucket(server.settings)
  try {
    return await send('S3', s3Transport({ ...server.settings, folder: '' }, openGate()), async () => {
      const found = await bucket.get(path)
      if (!(found?.Body instanceof Readable)) throw new Error('nothing arrived')
      return found.Body
    })
  } finally {
    bucket.close()
    await server.stop()
  }
}

async function send(name: string, transport: Transport, arrived: () => Promise<Readable>): Promise<Finding> {
  // What is loaded and warmed up once does not count.
  const first = largeSource(20 * megabyte)
  await transport.putFile('batch/first.wav', first.stream, 20 * megabyte)
  const source = largeSource(fileBytes)
  const watch = watchMemory()
  const begin = performance.now()
  await transport.putFile(path, source.stream, fileBytes)
  const seconds = (performance.now() - begin) / 1000
  const growth = watch.stop()
  await transport.close()
  const hash = createHash('sha256')
  await pipeline(await arrived(), hash)
  const isWhole = hash.digest('hex') === source.sha256()
  const speed = Math.round(fileBytes / megabyte / seconds)
  return {
    did: `200 MB by ${name}`,
    found: `${isWhole ? 'whole' : 'NOT WHOLE'} in ${seconds.toFixed(1)} s (${speed} MB/s), ${Math.round(growth / megabyte)} MB more memory at most`,
    pass: isWhole && growth < mostGrowth,
  }
}

function watchMemory() {
  const before = process.memoryUsage.rss()
  let most = before
  const clock = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return {
    stop() {
      clearInterval(clock)
      return most - before
    },
  }
}

const notTried = (name: string, missing: string[]): Finding => ({
  did: `200 MB by ${name}`,
  found: `not tried: ${missing.join(', ')} missing`,
  pass: false,
})
