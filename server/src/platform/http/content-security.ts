// Inline scripts are allowed by their hash, so that a cached page needs no nonce that would repeat.
import { createHash } from 'node:crypto'
import type { Agent } from '#contract/sites/agent'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

interface About {
  statistics: Agent['statistics']
  /** Staff read papers in the browser's own viewer; of this site only files may stand in a frame. */
  showsFiles: boolean
}

export function contentSecurityPolicy(html: string, { statistics, showsFiles }: About): string {
  const hashes = new Set<string>()
  for (const [, source = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  const outside = statistics.address ? new URL(statistics.address).origin : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')} ${outside}`,
    // Style attributes and the scroll lock of dialogs are inline by nature.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${outside}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${outside}`,
    "worker-src 'self' blob:",
    `frame-src ${showsFiles ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map(rule => rule.replace(/\s+/g, ' ').trim())
    .join('; ')
}
