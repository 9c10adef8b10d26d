import type { Page } from '@playwright/test'
import { expectAccessible } from '../checks/accessible'
import { jumps, sidewaysOverflow, watchLayoutShift } from '../checks/steady-layout'
import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'

test.use({ isSiteOwn: true })

const seconds = (page: Page, name: string) =>
  page.getByRole('slider', { name }).evaluate(slider => Number(slider.getAttribute('aria-valuenow')))

test('a visitor hears the tune, goes to any second of it by pointer and by key, and reckons what comes back', async ({
  page,
  words,
}) => {
  const t = words.guest
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/guest/index')
  await whenStarted(page)
  expect(asked, 'no sound is loaded before somebody wants it').not.toContain('/tune.mp3')

  const slider = page.getByRole('slider', { name: t['tune.position'] })
  await page.getByRole('button', { name: t['tune.play'], exact: true }).click()
  await expect(page.getByRole('button', { name: t['tune.pause'], exact: true })).toBeVisible()
  await expect.poll(() => seconds(page, t['tune.position'])).toBeGreaterThan(0)
  await page.getByRole('button', { name: t['tune.pause'], exact: true }).click()

  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(slider).toHaveAttribute('aria-valuenow', /^(9|10)$/)
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', /^(10|11)$/)
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await slider.press('Space')
  await expect(page.getByRole('button', { name: t['tune.pause'], exact: true })).toBeVisible()

  const paid = page.getByRole('textbox', { name: /CNY/ })
  const arrives = page.getByText(t['money.arrives'], { exact: true }).locator('xpath=following-sibling::dd')
  await expect(arrives).toHaveText('1,187.60')
  await paid.fill('12500')
  await expect(arrives, '10,000 are the member’s, 1,600 of them tax').toHaveText('8,400.00')
  await paid.fill('100')
  await expect(page.getByText(/Below the minimum of 100.00 CNY/)).toBeVisible()
  await paid.fill('much')
  await expect(page.getByText(t['money.wrong'])).toBeVisible()
})

test('nothing jumps, overflows or stands in the way at any width', { tag: '@drill' }, async ({ page }) => {
  await watchLayoutShift(page)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/guest/index', '/guest/publish', '/help-center/search?q=song']) {
      await page.goto(path)
      await whenStarted(page)
      expect.soft(await sidewaysOverflow(page), `${path} at ${width} px`).toBe(0)
      expect.soft(await jumps(page, 0.02), `${path} at ${width} px`).toEqual([])
      await expectAccessible(page)
    }
  }
})
