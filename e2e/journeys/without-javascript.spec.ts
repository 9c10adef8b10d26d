import { screens } from '../../web/src/lib/screens'
import { expect, test } from '../fixtures'
import { PhoneMenu } from '../pages/phone-menu'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

test.use({ javaScriptEnabled: false })

const guestPages = screens.filter(({ layout }) => layout === 'guest').map(({ path }) => path)

test('every guest page is readable: heading, menu and footer', async ({ page }) => {
  const header = new SiteHeader(page)
  const footer = new SiteFooter(page)
  for (const path of guestPages) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.soft(heading, path).toBeVisible()
    await expect.soft(heading, path).not.toBeEmpty()
    await expect.soft(header.menuLinks, path).toHaveCount(6)
    await expect.soft(footer.link('About us'), path).toBeVisible()
    await expect.soft(page.getByRole('alert'), `${path} shows no load error`).toHaveCount(0)
  }
})

test('menu and footer lead on', async ({ page }) => {
  await page.goto('/guest/index')
  await new SiteHeader(page).menuLink('Download').click()
  await expect(page).toHaveURL('/download/index')
  await new SiteFooter(page).link('About us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
})

test('the language can be switched', async ({ page }) => {
  await page.goto('/guest/index')
  await new SiteHeader(page).languageSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/guest/index')
    const menu = new PhoneMenu(page)
    await menu.button.click()
    await menu.links.nth(2).click()
    await expect(page).toHaveURL('/advisory/index')
  })
})
