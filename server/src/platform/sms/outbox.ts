// Text messages for demo and tests: lines of JSON in a file instead of a phone.
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTail } from '../read-tail'
import type { Sms } from './sms'

/** The file only grows; this much of its end is read. */
const tail = 64 * 1024
const shown = 20

export function smsOutbox(path: string): Required<Sms> {
  return {
    reachesAbroad: true,
    carriesNoticesTo: () => true,

    async send(message) {
      await mkdir(dirname(path), { recursive: true })
      const line = JSON.stringify({ at: new Date().toISOString(), ...message })
      await appendFile(path, `${line}\n`, { mode: 0o600 })
    },

    async recent() {
      const lines = (await readTail(path, tail)).split('\n').filter(line => line.startsWith('{"at"'))
      return lines
        .slice(-shown)
        .reverse()
        .map(line => JSON.parse(line))
    },
  }
}
