// The services of a test: a real outbox and real files, in a folder that nobody else uses.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailOutbox } from '../platform/mail/outbox'
import { secretsFrom } from '../platform/secrets'
import type { Services } from '../platform/services'
import { siteOrigins } from '../platform/site-origin'
import { smsOutbox } from '../platform/sms/outbox'
import { diskStorage } from '../platform/storage/disk-storage'
import { openGate } from './open-gate'
import { testSecret } from './test-login'

export async function testServices(): Promise<
  Services & { sms: ReturnType<typeof smsOutbox>; mail: ReturnType<typeof mailOutbox>; folder: string }
> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-test-'))
  return {
    folder,
    secrets: secretsFrom(testSecret),
    storage: diskStorage(join(folder, 'files')),
    sms: smsOutbox(join(folder, 'sms.jsonl')),
    mail: mailOutbox(join(folder, 'mail.jsonl')),
    outbound: openGate(),
    channelsFolder: join(folder, 'channels'),
    // With a port, so that a link that forgets it is found.
    originOf: siteOrigins('http://{domain}:3000', 0),
  }
}
