// What the server would have sent to a phone beside codes: a sentence with an address.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { BackendFacts } from '../server/backend'

/**
 * The address in the newest notice to this number. Waits for it: text messages leave by a job, behind whatever a server that
 * has just started has to do.
 */
export async function lastNotice({ dataDir }: Pick<BackendFacts, 'dataDir'>, mobile: string): Promise<URL> {
  let address = ''
  await expect
    .poll(
      async () => {
        const text = await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8').catch(() => '')
        // The last line may still be in the middle of being written.
        const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
        const sent = lines.filter(Boolean).map(line => JSON.parse(line))
        address = sent.findLast(message => message.mobile === mobile && message.notice)?.notice.address ?? ''
        return address
      },
      { message: `a notice is sent to ${mobile}`, timeout: 75_000 },
    )
    .not.toBe('')
  return new URL(address)
}
