// Text messages for demo and tests: lines of JSON in a file instead of a phone.
import { appendFile, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
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
      const lines = (await readTail(path)).split('\n').filter(line => line.startsWith('{"at"'))
      return lines
        .slice(-shown)
        .reverse()
        .map(line => JSON.parse(line))
    },
  }
}

async function readTail(path: string): Promise<string> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - tail)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    return buffer.subarray(0, bytesRead).toString('utf8')
  } finally {
    await file.close()
  }
}
