// Whoever asks the server, and at which address. Specification, section 7: "Every GET request gets an added query parameter t (current time
// in whole seconds) to avoid caching. Requests go to a base address from environment configuration."
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serverAddress } from './server-address'

const root = join(import.meta.dirname, '..')
const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.server\.ts$|^testing\/|^messages\//.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Every file that sends a request by itself, and why its GET has a `t` or needs none. */
const senders: Record<string, string> = {
  'lib/api-client.ts': 'calls: t is added here',
  'features/live/live-line.ts': 'live lines: t is added here',
  'lib/post-form.ts': 'sends a form by POST',
  'lib/statistics.ts': 'the counter of another service, by POST',
  'areas/guest/agreement/hash-file.ts': 'sends a file by POST',
  'features/uploads/resumable/sending.ts': 'the tus protocol: POST, HEAD, PATCH and DELETE',
  'features/uploads/resumable/put-part.ts': 'parts of a file to the bucket, by PUT',
  'features/covers/browser-fonts.ts': 'font files, which a browser shall keep',
  'areas/member/covers/editor/checks/worker-pictures.ts': 'picture files, which a browser shall keep',
  'areas/member/covers/editor/state/pictures.ts': 'picture files, which a browser shall keep',
  'areas/member/covers/smart/use-photo.ts': 'picture files, which a browser shall keep',
}
const sends =
  /(?<![.\w]|async )fetch\(|\bsendBeacon\(|\bnew (?:EventSource|XMLHttpRequest|WebSocket|WebTransport|Request|FontFace|Upload)\b/

describe('a request of the web', () => {
  it('is sent by these files, each of which says about its t', () => {
    expect(files.length).toBeGreaterThan(1000)
    const found = files.filter(({ text }) => sends.test(text)).map(({ file }) => file)
    expect(found.toSorted()).toEqual(Object.keys(senders).toSorted())
  })

  it('goes behind the base address wherever its path is written', () => {
    const behindBase = /serverAddress\(|\b(?:path=\{|path: |openLine\(|reporterFor\()/
    const literal =
      /['"`]\/(?:api\/|uploads\b|files\/|media\/|agreements\/|cover-fonts\/|[\w-]+\.(?:csv|pdf|zip)\b)/
    const bare = files.flatMap(({ file, text }) => {
      const imported = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#contract\/[^']*'/g)]
      const paths = imported.flatMap(([, names = '']) => names.match(/\b\w+(?:Path|ListPath)\b/g) ?? [])
      const pattern = new RegExp(`\\b(?:${paths.join('|')})\\b`)
      const code = text
        .replace(/^(?:import|export) [\s\S]*? from '[^']*'$/gm, '')
        .replace(/\/\*\*[^\n]*\*\/|\/\/[^\n]*/g, '')
      return code
        .split('\n')
        .filter(line => (paths.length > 0 && pattern.test(line)) || literal.test(line))
        .filter(line => !behindBase.test(line))
        .map(line => `${file}: ${line.trim()}`)
    })
    expect(bare).toEqual([])
  })
})

describe('the base address', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('stands before each path, and before no whole address', () => {
    expect(serverAddress('/api/user/info')).toBe('/api/user/info')
    vi.stubEnv('VITE_API_BASE', '/gateway')
    expect(['/api/user/info', 'https://bucket.example/a', 'blob:x'].map(serverAddress)).toEqual([
      ...['/gateway/api/user/info', 'https://bucket.example/a', 'blob:x'],
    ])
  })
})
