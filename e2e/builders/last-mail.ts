// The mails that the server would have sent: its outbox holds one line of JSON for each.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { BackendFacts } from '../server/backend'

interface SentMail {
  to: string
  subject: string
  text: string
  code?: string
}

/** The newest one to this address whose subject is like this. Waits for it: mail leaves by a job. */
export async function lastMail(
  { dataDir }: Pick<BackendFacts, 'dataDir'>,
  to: string,
  subject: RegExp,
): Promise<SentMail> {
  let found: SentMail | undefined
  const find = async () => {
    const text = await readFile(join(dataDir, 'outbox', 'mail.jsonl'), 'utf8').catch(() => '')
    // The last line may still be in the middle of being written.
    const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
    const sent = lines.filter(Boolean).map(line => JSON.parse(line) as SentMail)
    found = sent.findLast(mail => mail.to === to && subject.test(mail.subject))
    return found?.subject
  }
  await expect.poll(find, { message: `a mail is sent to ${to}`, timeout: 75_000 }).toBeDefined()
  return found as SentMail
}
