// The codes that the server would have sent: its outbox holds one line of JSON for each.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { BackendFacts } from '../server/backend'

interface SentCode {
  at: string
  mobile: string
  code: string
}

/** The newest code sent to this number. Waits for it: text messages leave by a job. */
export async function lastCode({ dataDir }: Pick<BackendFacts, 'dataDir'>, mobile: string): Promise<string> {
  let codes: string[] = []
  await expect
    .poll(
      async () => {
        codes = (await sentCodes(dataDir)).filter(sent => sent.mobile === mobile).map(({ code }) => code)
        return codes.length
      },
      { message: `a code is sent to ${mobile}`, timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  return codes.at(-1) ?? ''
}

/** Looks like a code, and is not the one that was sent. */
export function wrongCode(right: string): string {
  return right.startsWith('1') ? `2${right.slice(1)}` : `1${right.slice(1)}`
}

async function sentCodes(dataDir: string): Promise<SentCode[]> {
  const text = await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8').catch(() => '')
  // The last line may still be in the middle of being written.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return lines.filter(Boolean).map(line => JSON.parse(line) as SentCode)
}
