import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'

test.use({ isSiteOwn: true })

const category = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const items = (page: Page) => page.getByRole('main').locator('ol > li')

test('the list keeps its category and its place on the way to an item and back', async ({ page, words }) => {
  const t = words.guest
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/advisory/index')
  await whenStarted(page)
  const all = await items(page).count()
  expect(all).toBeGreaterThan(2)
  await category(page, t['news.category.product']).click()
  await expect(category(page, t['news.category.product'])).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => items(page).count()).toBeLessThan(all)

  await category(page, t['news.category.all']).click()
  await expect.poll(() => items(page).count()).toBe(all)
  const last = items(page).last().getByRole('link')
  const title = await last.innerText()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('navigation', { name: t['news.neighbours'] }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.getByRole('main').getByRole('link', { name: t['news.back'] }).click()
  await expect(page).toHaveURL('/advisory/index')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
