// Text messages for demo and tests: lines of JSON in a file instead of a phone.
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readLastLines } from '../read-last-lines'
import type { Sms } from './sms'

export function smsOutbox(path: string): Required<Sms> {
  return {
    reachesAbroad: true,
    carriesNoticesTo: () => true,

    async send(message, agentId) {
      await mkdir(dirname(path), { recursive: true })
      const line = JSON.stringify({ at: new Date().toISOString(), agentId, ...message })
      await appendFile(path, `${line}\n`, { mode: 0o600 })
    },

    recent: agentId => readLastLines(path, { bytes: 64 * 1024, lines: 20, agentId }),
  }
}
