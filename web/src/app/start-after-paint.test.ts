import { describe, expect, it } from 'vitest'
import { startAfterPaint } from './start-after-paint'

const page = (scripts: string) => `<html><head></head><body><h1>$1</h1>${scripts}</body></html>`

describe('scripts of a guest page', () => {
  const html = startAfterPaint(
    page(
      '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" crossorigin="" href="/assets/b.js"/>' +
        '<script nonce="m" type="module" async="">import "/assets/a.js";$&</script>',
    ),
    'm',
  )

  it('are not asked for while the page is read', () => {
    expect(html).not.toMatch(/<link rel="modulepreload"/)
    expect(html).not.toMatch(/<script[^>]*type="module"/)
  })

  it('keep their words, so that their hash is still allowed', () => {
    expect(html).toContain('<script nonce="m" type="text/plain" id="start">import "/assets/a.js";$&</script>')
    expect(html).toContain('["/assets/a.js","/assets/b.js"]')
    expect(html).toContain('<h1>$1</h1>')
    expect(html).toContain('<script nonce="m">(function')
  })

  it('stay as they are where they are written in another way', () => {
    const other = page('<script type="module">import "/assets/a.js"</script>')
    expect(startAfterPaint(other, 'm')).toBe(other)
  })
})
