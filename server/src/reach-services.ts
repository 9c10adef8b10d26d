// The services as the settings name them.
import { join } from 'node:path'
import type { Config } from './platform/config'
import { loadSecrets } from './platform/secrets'
import type { Services } from './platform/services'
import { aliyunSms } from './platform/sms/aliyun'
import { smsOutbox } from './platform/sms/outbox'
import { diskStorage } from './platform/storage/disk-storage'

export async function reachServices(config: Config): Promise<Services> {
  return {
    secrets: await loadSecrets(config.appSecret, config.dataDir),
    storage: diskStorage(join(config.dataDir, 'files')),
    sms: config.aliyunSms
      ? aliyunSms(config.aliyunSms)
      : smsOutbox(join(config.dataDir, 'outbox', 'sms.jsonl')),
    isDemo: config.isDemo,
  }
}
