// A page that complains in its console is broken even when it looks right. So is one whose calls a cache on the way may answer.
import { type BrowserContext, expect, type Request } from '@playwright/test'

export interface ProblemWatch {
  /** For a test that provokes the complaint on purpose. */
  allow(pattern: RegExp): void
  seen(): string[]
  expectNone(): void
}

/**
 * Specification, section 7: "Every GET request gets an added query parameter t (current time in whole seconds) to avoid caching." It is about
 * calls and live lines; a link that the visitor follows, an export for example, is a document.
 */
function lacksTime(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url())
  const isAsked = ['fetch', 'xhr', 'eventsource'].includes(request.resourceType())
  if (request.method() !== 'GET' || !isAsked || !pathname.startsWith('/api/')) return false
  return !/^\d{10}$/.test(searchParams.get('t') ?? '')
}

export function watchProblems(context: BrowserContext): ProblemWatch {
  const problems: string[] = []
  // A session that ends under an open page: the browser itself reports the line that is refused, no page can prevent it.
  const allowed = [/status of 401 .*\/live\b/]
  context.on('console', message => {
    const { url } = message.location()
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${url})`)
  })
  context.on('request', request => {
    if (lacksTime(request)) problems.push(`no t: ${request.url()}`)
  })
  context.on('weberror', error => problems.push(`page: ${error.error().stack ?? error.error().message}`))
  return {
    allow: pattern => allowed.push(pattern),
    seen: () => [...problems],
    expectNone() {
      const unexpected = problems.filter(problem => !allowed.some(pattern => pattern.test(problem)))
      expect(unexpected, 'the console and the page stay free of errors').toEqual([])
    },
  }
}
