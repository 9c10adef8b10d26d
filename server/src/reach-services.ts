// The services as the settings name them.
import { join } from 'node:path'
import type { Config } from './platform/config'
import { openAiImages } from './platform/image-model/openai-images'
import { mailOutbox } from './platform/mail/outbox'
import { smtpMail } from './platform/mail/smtp'
import { outboundGate } from './platform/outbound/outbound-gate'
import { loadDemoPhoneKey, loadSecrets } from './platform/secrets'
import type { Services } from './platform/services'
import { aliyunSms } from './platform/sms/aliyun'
import { smsOutbox } from './platform/sms/outbox'
import { reachStorage } from './platform/storage/reach-storage'

export async function reachServices(config: Config): Promise<Services> {
  const outbound = outboundGate(config.outboundAllow)
  return {
    secrets: await loadSecrets(config.appSecret, config.dataDir),
    storage: await reachStorage(config),
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
    ownerEmail: config.ownerEmail,
    demo: config.isDemo
      ? { isPublic: config.isDemoPublic, phoneKey: await loadDemoPhoneKey(config.dataDir) }
      : undefined,
  }
}
