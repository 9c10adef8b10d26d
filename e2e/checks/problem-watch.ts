// A page that complains in its console is broken even when it looks right.
import { type BrowserContext, expect } from '@playwright/test'

export interface ProblemWatch {
  /** For a test that provokes the complaint on purpose. */
  allow(pattern: RegExp): void
  seen(): string[]
  expectNone(): void
}

export function watchProblems(context: BrowserContext): ProblemWatch {
  const problems: string[] = []
  // A session that ends under an open page: the browser itself reports the line that is refused, no page can prevent it.
  const allowed = [/status of 401 .*\/live\b/]
  context.on('console', message => {
    const { url } = message.location()
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${url})`)
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
