// E-mail for demo and tests: lines of JSON in a file instead of a mailbox.
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readLastLines } from '../read-last-lines'
import { type Mail, requireOneLine } from './mail'

export function mailOutbox(path: string): Required<Mail> {
  return {
    async send(message, agentId) {
      requireOneLine(message)
      await mkdir(dirname(path), { recursive: true })
      const { to, fromName, subject, text, id, leaveAddress, code, pictures } = message
      // Pictures travel with a mail; here they stand in the page itself.
      const html = pictures.reduce(
        (page, { name, png }) =>
          page.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString('base64')}`),
        message.html,
      )
      const at = new Date().toISOString()
      const kept = { at, agentId, to, fromName, subject, text, html, id, leaveAddress, code }
      await appendFile(path, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
    },

    recent: agentId => readLastLines(path, { bytes: 512 * 1024, lines: 20, agentId }),
  }
}
