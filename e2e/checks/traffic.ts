// Which answers a page still waits for.
import type { BrowserContext, Page, Request } from '@playwright/test'

const waiting = new WeakMap<Page, Set<Request>>()
const quietMilliseconds = 100
const longestMilliseconds = 60_000

export function watchTraffic(context: BrowserContext) {
  context.on('page', page => {
    waiting.set(page, new Set())
    page.on('request', request => {
      // Whatever the page before it asked for is nobody's business any more.
      if (request.isNavigationRequest()) waiting.set(page, new Set())
      // A stream of events never ends, and nobody waits for a page view to be counted.
      else if (!['eventsource', 'ping'].includes(request.resourceType())) waiting.get(page)?.add(request)
    })
    const done = (request: Request) => waiting.get(page)?.delete(request)
    page.on('requestfinished', done)
    page.on('requestfailed', done)
  })
}

/** Nothing is on its way, and the page has had the time to ask for more. */
export async function quiet(page: Page) {
  const end = Date.now() + longestMilliseconds
  let since = Date.now()
  while (Date.now() - since < quietMilliseconds) {
    if (Date.now() > end) throw new Error('the page never comes to rest')
    await page.evaluate(wait => new Promise(after => setTimeout(after, wait)), quietMilliseconds / 4)
    if ((waiting.get(page)?.size ?? 0) > 0) since = Date.now()
  }
}
