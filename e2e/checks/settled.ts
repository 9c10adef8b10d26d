import { expect, type Page } from '@playwright/test'
import { quiet } from './traffic'

/** The screen stands: its heading is there, nothing is loading, fonts have arrived. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await quiet(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
