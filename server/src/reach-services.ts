// The services as the settings name them.
import { join } from 'node:path'
import { BadSettings, type Config } from './platform/config'
import { openAiImages } from './platform/image-model/openai-images'
import { mailOutbox } from './platform/mail/outbox'
import { smtpMail } from './platform/mail/smtp'
import { outboundGate } from './platform/outbound/outbound-gate'
import { loadSecrets } from './platform/secrets'
import type { Services } from './platform/services'
import { aliyunSms } from './platform/sms/aliyun'
import { smsOutbox } from './platform/sms/outbox'
import { diskStorage } from './platform/storage/disk-storage'
import type { S3Settings } from './platform/storage/s3-settings'
import type { Storage } from './platform/storage/storage'

export async function reachServices(config: Config): Promise<Services> {
  const outbound = outboundGate(config.outboundAllow)
  return {
    secrets: await loadSecrets(config.appSecret, config.dataDir),
    storage: config.bucket ? await reachBucket(config.bucket) : diskStorage(join(config.dataDir, 'files')),
    sms: config.aliyunSms
      ? aliyunSms(config.aliyunSms)
      : smsOutbox(join(config.dataDir, 'outbox', 'sms.jsonl')),
    mail: config.smtp
      ? smtpMail(config.smtp, outbound)
      : mailOutbox(join(config.dataDir, 'outbox', 'mail.jsonl')),
    outbound,
    imageModel: config.imageModel && openAiImages(config.imageModel, outbound),
    channelsFolder: join(config.dataDir, 'channels'),
    schemasFolder: config.ddexXsdDir,
    originOf: config.originOf,
    isDemo: config.isDemo,
  }
}

/** A wrong key or a missing bucket is said now, not when the first musician uploads. */
async function reachBucket(settings: S3Settings): Promise<Storage> {
  // Loaded only where it is used: it is large.
  const { s3Storage } = await import('./platform/storage/s3-storage')
  const storage = s3Storage(settings)
  await storage.bucket.isReachable().catch((error: Error) => {
    throw new BadSettings(
      `STORAGE_URL: the bucket ${settings.bucket} at ${settings.endpoint} cannot be used (${error.name}).`,
    )
  })
  return storage
}
