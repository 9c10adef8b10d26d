// The codes that the server would have sent: its outbox holds one line of JSON for each.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { BackendFacts } from '../server/backend'

interface SentCode {
  at: string
  mobile: string
  /** Other messages have none. */
  code?: string
}

/** The one that was read last, by number: whoever asks again has mostly had another one sent. */
const readBefore = new Map<string, string>()

/** The newest code sent to this number. Waits for it: text messages leave by a job. */
export async function lastCode({ dataDir }: Pick<BackendFacts, 'dataDir'>, mobile: string): Promise<string> {
  let newest: SentCode | undefined
  const find = async () => {
    newest = (await sentCodes(dataDir)).findLast(sent => sent.mobile === mobile && sent.code)
    return newest?.at
  }
  const before = readBefore.get(mobile)
  if (before) {
    await expect
      .poll(find, { timeout: 5_000 })
      .not.toBe(before)
      .catch(() => {})
  } else {
    await expect.poll(find, { message: `a code is sent to ${mobile}`, timeout: 60_000 }).toBeDefined()
  }
  readBefore.set(mobile, newest?.at ?? '')
  return newest?.code ?? ''
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
