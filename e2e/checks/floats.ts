// What floats over a page lets through to whatever can be used below it, wherever the page is scrolled to.
import type { Page } from '@playwright/test'

const usable =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]'
/** So little of a control may lie under the edge of a float. */
const leastPixels = 6
const scrolledTo = [0, 0.5, 1]

/** The controls that a float takes the pointer from. */
export async function coveredControls(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (const share of scrolledTo) {
    await page.evaluate(async share => {
      const root = document.documentElement
      scrollTo({ top: (root.scrollHeight - innerHeight) * share, behavior: 'instant' })
      // The scroll is told in the next frame, what gives way is drawn in the one after.
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    }, share)
    covered.push(...(await page.evaluate(look, { usable, leastPixels, share })))
  }
  return covered
}

function look({ usable, leastPixels, share }: { usable: string; leastPixels: number; share: number }) {
  const named: string[] = []
  for (const float of document.querySelectorAll('[data-float]')) {
    const over = float.getBoundingClientRect()
    // A bar along the edge is scrolled past; the page ends above it.
    if (over.width === innerWidth && share < 1) continue
    for (const control of document.querySelectorAll(usable)) {
      if (control.closest('[data-float]')) continue
      const under = control.getBoundingClientRect()
      const [left, right] = [Math.max(over.left, under.left), Math.min(over.right, under.right)]
      const [top, bottom] = [Math.max(over.top, under.top), Math.min(over.bottom, under.bottom)]
      if (right - left < leastPixels || bottom - top < leastPixels) continue
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (hit && float.contains(hit))
        named.push(`${float.textContent} over ${control.textContent || control.tagName} at ${share}`)
    }
  }
  return named
}
