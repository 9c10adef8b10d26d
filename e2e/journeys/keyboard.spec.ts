// Everything by keyboard alone, and the reader always sees where they are.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { LoginPage, whenStarted } from '../pages/login-page'
import { NoticeModal } from '../pages/notice-modal'
import { PhoneMenu } from '../pages/phone-menu'
import { SiteHeader } from '../pages/site-header'

test('a guest walks the page, its menu and the menu of a phone', async ({ page }) => {
  const header = new SiteHeader(page)
  await page.goto('/guest/index')
  await whenStarted(page)

  await test.step('the first stop is the skip link, which leads past the menu', async () => {
    await expect(header.skipLink).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(header.skipLink).toBeFocused()
    await expect(header.skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  await test.step('every stop shows that it has the focus', async () => {
    await page.goto('/guest/index')
    await whenStarted(page)
    const seen = new Set<string>()
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(describeFocus)
      if (!focused || seen.has(focused.where)) break
      seen.add(focused.where)
      expect.soft(focused.isVisible, `focus is seen at ${focused.where}`).toBe(true)
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  await test.step('the menu is walked with Tab and opened with Enter', async () => {
    await page.goto('/guest/index')
    await whenStarted(page)
    await tabTo(page, header.menuLinks.first())
    for (const link of (await header.menuLinks.all()).slice(1)) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/hot-plan/index')
  })

  await test.step('the menu of a phone opens with Enter, gives the focus back, and closes on a new page', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/guest/index')
    await whenStarted(page)
    const menu = new PhoneMenu(page)
    await tabTo(page, menu.button)
    await page.keyboard.press('Enter')
    await expect(menu.links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.panel.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.panel).toHaveCount(0)
    await expect(menu.button).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/guest/publish')
    await expect(menu.panel).toHaveCount(0)
  })
})

test('a form is near, and a modal takes the focus, keeps it, and gives it back on Escape', async ({
  page,
}) => {
  for (const path of ['/operator', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await stopsToMain(page), `stops on ${path} to its main part`).toBeLessThanOrEqual(5)
  }

  await page.route('**/api/index/captcha*', route =>
    route.fulfill({ json: { code: 0, msg: 'Not now.', data: null } }),
  )
  const login = new LoginPage(page)
  await login.open()
  await login.mobile.fill('13900000000')
  await login.password.fill('any password')
  await page.keyboard.press('Enter')
  const modal = new NoticeModal(page)
  await expect(modal.close).toBeFocused()
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab')
    // The browser's own bar may come in between; the page behind the modal may not.
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isBehind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(modal.root).toHaveCount(0)
  await expect(login.password).toBeFocused()
})

async function stopsToMain(page: Page): Promise<number> {
  for (let stop = 1; stop <= 40; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await page.getByRole('main').locator(':focus').count()) > 0) return stop
  }
  throw new Error('the main part was not reached')
}

async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`${target} cannot be reached with Tab`)
}

/** Runs in the page. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const style = getComputedStyle(element)
  const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  const { top, left, width, height } = element.getBoundingClientRect()
  const where = `${element.tagName} ${element.textContent?.trim() || element.getAttribute('aria-label')}`
  const y = Math.round(top + window.scrollY)
  return { where: `${where} at ${Math.round(left)},${y}`, isVisible: hasOutline && width > 0 && height > 0 }
}
