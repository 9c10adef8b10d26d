// Nothing jumps while loading, and nothing is wider than the window.
import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** What moved. */
  what: string[]
}
type Watched = Window & { layoutShifts?: Shift[] }

interface Source {
  node?: Node
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(window as Watched).layoutShifts = shifts
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const way = `${previousRect.x},${previousRect.y} → ${currentRect.x},${currentRect.y}`
      return `${element?.tagName ?? '?'} ${(element?.textContent ?? '').trim().slice(0, 30)} (${way})`
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        shifts.push({ value: entry.value, what: entry.sources.map(describe) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What jumped, if it jumped too far altogether. */
export async function jumps(page: Page, atMost: number): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as Watched).layoutShifts)
  if (!shifts) throw new Error('the layout was not watched')
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total > atMost ? shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(' | ')}`) : []
}

/** By how many pixels the page can be scrolled sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
