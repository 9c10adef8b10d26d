// E-mail for demo and tests: lines of JSON in a file instead of a mailbox.
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTail } from '../read-tail'
import { type KeptMail, type Mail, requireOneLine } from './mail'

/** The file only grows; this much of its end is read. */
const tail = 512 * 1024
const shown = 20

export function mailOutbox(path: string): Required<Mail> {
  return {
    async send(message) {
      requireOneLine(message)
      await mkdir(dirname(path), { recursive: true })
      const { to, fromName, subject, text, id, leaveAddress, code, pictures } = message
      // Pictures travel with a mail; here they stand in the page itself.
      const html = pictures.reduce(
        (page, { name, png }) =>
          page.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString('base64')}`),
        message.html,
      )
      const kept = { at: new Date().toISOString(), to, fromName, subject, text, html, id, leaveAddress, code }
      await appendFile(path, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
    },

    async recent(): Promise<KeptMail[]> {
      const lines = (await readTail(path, tail)).split('\n').filter(line => line.startsWith('{"at"'))
      return lines
        .slice(-shown)
        .reverse()
        .map(line => JSON.parse(line))
    },
  }
}
