// Files are never public: a link is good for a few minutes and for one file of one agent.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets'

const validMinutes = 10

interface LinkedFile {
  id: string
  agentId: number
}

export function fileLink(secrets: Secrets, now: Date, file: LinkedFile): string {
  const until = Math.floor(now.getTime() / 1000) + validMinutes * 60
  return `/files/${file.id}?until=${until}&key=${mark(secrets, file, until)}`
}

export function isGoodLink(
  secrets: Secrets,
  now: Date,
  file: LinkedFile,
  offered: { until: string; key: string },
): boolean {
  if (!/^\d{10}$/.test(offered.until) || Number(offered.until) * 1000 <= now.getTime()) return false
  const right = Buffer.from(mark(secrets, file, Number(offered.until)))
  const given = Buffer.from(offered.key)
  return given.length === right.length && timingSafeEqual(given, right)
}

function mark(secrets: Secrets, { id, agentId }: LinkedFile, until: number): string {
  return createHmac('sha256', secrets.derive('file link'))
    .update(`${agentId} ${id} ${until}`)
    .digest('base64url')
}
