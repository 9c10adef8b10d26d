// What a page must not do is refused by its policy, and a browser reports each try. None of the product's pages tries.
import { expect, test } from '../fixtures'

for (const path of ['/guest/index', '/login', '/operator']) {
  test(`${path} does nothing that its content policy forbids`, async ({ page }) => {
    await page.addInitScript(() => {
      const found: string[] = []
      Object.assign(window, { violations: found })
      document.addEventListener('securitypolicyviolation', event =>
        found.push(`${event.effectiveDirective} ${event.sourceFile}:${event.lineNumber}`),
      )
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
  })
}
