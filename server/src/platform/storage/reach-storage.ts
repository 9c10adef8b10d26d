// Where the settings say that files are. Apart from the other services: a command that copies files starts without what sends messages.
import { join } from 'node:path'
import { BadSettings, type Config } from '../config'
import { diskStorage } from './disk-storage'
import type { S3Settings } from './s3-settings'
import type { Storage } from './storage'

export async function reachStorage({ bucket, dataDir }: Config): Promise<Storage> {
  return bucket ? await reachBucket(bucket) : diskStorage(join(dataDir, 'files'))
}

/** A wrong key or a missing bucket is said now, not when the first musician uploads. */
async function reachBucket(settings: S3Settings): Promise<Storage> {
  // Loaded only where it is used: it is large.
  const { s3Storage } = await import('./s3-storage')
  const storage = s3Storage(settings)
  await storage.bucket.isReachable().catch((error: Error) => {
    throw new BadSettings(
      `STORAGE_URL: the bucket ${settings.bucket} at ${settings.endpoint} cannot be used (${error.name}).`,
    )
  })
  return storage
}
