// Inline scripts are allowed by their hash, so that a cached page needs no nonce that would repeat. Only those that we wrote
// ourselves are: while a page is drawn they carry a mark that nobody else can know, and what slipped into the page does not.
import { createHash } from 'node:crypto'
import { policyReportPath } from '#contract/policy-report-path'
import type { Agent } from '#contract/sites/agent'

export interface PolicyFacts {
  statistics: Agent['statistics']
  /** Staff read papers in the browser's own viewer; of this site only files may stand in a frame. */
  showsFiles: boolean
  /** Where files are sent besides this site. */
  uploads?: string
}

/** The page without the marks, and the hashes of the scripts that had one. */
export function allowMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const marked = new RegExp(
    `<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const hashes = new Set<string>()
  for (const [, source = ''] of html.matchAll(marked)) {
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return { html: html.replaceAll(` nonce="${mark}"`, ''), hashes: [...hashes] }
}

/** Of a document: its policy, where breaches of it are told, and no power that our pages have no use for. */
export function documentHeaders(hashes: string[], about: PolicyFacts): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(hashes, about),
    'reporting-endpoints': `policy="${policyReportPath}"`,
    'permissions-policy': unusedPowers.map(power => `${power}=()`).join(', '),
    ...(mayIsolate(about) && { 'cross-origin-embedder-policy': 'require-corp' }),
  }
}

const unusedPowers = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  'xr-spatial-tracking',
]

/** Nothing of another host comes in without its consent; the scripts of statistics services and the viewer of papers know nothing of that. */
const mayIsolate = ({ statistics, showsFiles }: PolicyFacts) => !statistics.address && !showsFiles

export function contentSecurityPolicy(
  hashes: string[],
  { statistics, showsFiles, uploads = '' }: PolicyFacts,
): string {
  const outside = statistics.address ? new URL(statistics.address).origin : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')} ${outside}`,
    // Style attributes and the scroll lock of dialogs are inline by nature.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${outside}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${outside} ${uploads}`,
    "worker-src 'self' blob:",
    `frame-src ${showsFiles ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportPath}`,
    'report-to policy',
  ]
    .map(rule => rule.replace(/\s+/g, ' ').trim())
    .join('; ')
}
