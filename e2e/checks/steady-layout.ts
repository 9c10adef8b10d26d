// Nothing jumps while loading, and nothing is wider than the window.
import type { Page } from '@playwright/test'

type Watched = Window & { layoutShift?: number }

export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.layoutShift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) watched.layoutShift = (watched.layoutShift ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as Watched).layoutShift ?? Number.NaN)
}

/** By how many pixels the page can be scrolled sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
