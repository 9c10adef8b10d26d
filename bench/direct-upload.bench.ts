// A gigabyte that goes straight to the bucket, as our pages send it: how fast, how much of it the server sees, and its memory.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import { missingForS3, startS3Server } from '../server/src/testing/s3-server'
import { putPart } from '../server/src/testing/send-parts'
import type { Figure } from './figure'
import { call, memberWithDraft, type Uploader, untilAtRest, watchMemory } from './uploader'

const megabyte = 1024 * 1024
const size = 1024 * megabyte
const partBytes = 8 * megabyte
const lanes = 3
const signedTogether = 4
const block = randomBytes(partBytes)

export async function run(): Promise<Figure[]> {
  const missing = missingForS3()
  if (missing.length > 0) {
    console.warn(`Not measured: uploads straight to S3. Missing: ${missing.join(', ')}.`)
    return []
  }
  const s3 = await startS3Server()
  await s3.openTo(['*'])
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const settings = {
    ...{ DEMO: '0', STORAGE_PUBLIC_URL: endpoint },
    STORAGE_URL: `s3://${accessKeyId}:${secretAccessKey}@${new URL(endpoint).host}/${bucket}?tls=0`,
  }
  const server = await startServer({ settings })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    const member = await memberWithDraft(client, `http://127.0.0.1:${server.port}`)
    await upload(member, partBytes)
    await untilAtRest(client)
    const memory = await watchMemory(server.pid)
    const begin = performance.now()
    await upload(member, size)
    const rate = size / megabyte / ((performance.now() - begin) / 1000)
    const growth = memory.stop() / megabyte
    await untilAtRest(client)
    return [
      {
        name: 'upload straight to the bucket',
        value: Math.round(rate),
        unit: 'MB/s',
        target: '',
        pass: true,
      },
      {
        ...{ name: 'upload straight to the bucket: memory growth', value: Math.round(growth), unit: 'MB' },
        ...{ target: '<= 64', pass: growth <= 64 },
      },
    ]
  } finally {
    await client.end()
    await server.stop()
    await s3.stop()
  }
}

async function upload(member: Uploader, bytes: number): Promise<void> {
  const facts = `work_id=${member.workId}&track_id=${member.trackId}&type=music&file_name=a.wav&size=${bytes}`
  const { upload_id } = await call(member, `/api/aliyun/osssecret?${facts}`)
  const missing = Array.from({ length: bytes / partBytes }, (_, index) => index + 1)
  const lane = async () => {
    while (missing.length > 0) {
      const numbers = missing.splice(0, signedTogether)
      const { parts } = await call(member, '/api/materials/signparts', { upload_id, parts: numbers })
      for (const { url } of parts) {
        const status = await putPart(url, block)
        if (status !== 200) throw new Error(`the bucket answered ${status}`)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await call(member, '/api/materials/completeupload', { upload_id })
}
