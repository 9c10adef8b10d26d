import { afterAll, beforeAll, describe } from 'vitest'
import { missingForS3, startS3Server } from '../../testing/s3-server'
import { describeStorage } from '../../testing/storage-behaviour'
import { s3Storage } from './s3-storage'

const missing = missingForS3()
if (missing.length > 0) console.warn(`Storage on S3 is not tested: ${missing.join(', ')} missing.`)

describe.skipIf(missing.length > 0)('storage on S3 (skipped without Ceph)', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>
  let storage: ReturnType<typeof s3Storage>
  beforeAll(async () => {
    server = await startS3Server()
    storage = s3Storage(server.settings)
  }, 120_000)
  afterAll(async () => {
    storage?.bucket.close()
    await server?.stop()
  })

  describeStorage(
    () => storage,
    (key, body) => storage.bucket.put(key, body),
  )
})
