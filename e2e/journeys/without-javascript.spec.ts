import { screens } from '../../web/src/lib/screens'
import { expect, test } from '../fixtures'
import { PhoneMenu } from '../pages/phone-menu'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

test.use({ javaScriptEnabled: false })

/** A release's page has a face of its own, and a code. */
const guestPages = screens
  .filter(({ layout, path }) => layout === 'guest' && !path.includes(':'))
  .map(({ path }) => path)

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

test('home and the introduction say everything: path, channels, a worked sum, a rejection, files, rights', async ({
  page,
  words,
}) => {
  const main = page.getByRole('main')
  await page.goto('/guest/index')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Two people listen' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Spotify' })).toBeVisible()
  await expect(main.getByText('1,187.60')).toBeVisible()
  await expect(main.getByText(words.guest['rejection.note'])).toBeVisible()
  const question = main.locator('details').first()
  await question.locator('summary').click()
  await expect(question.locator('.prose')).toBeVisible()

  await page.goto('/guest/publish')
  await expect(main.getByText('WAV, FLAC, AIFF').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Cover version' })).toBeVisible()
  await expect(main.getByText('Needs the licence, its number and its dates.').first()).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Spotify' })).toBeVisible()
})

test('menu, footer, search, language and the menu of a phone lead on', async ({ page, words }) => {
  await page.goto('/guest/index')
  await new SiteHeader(page).menuLink('Download').click()
  await expect(page).toHaveURL('/download/index')
  await new SiteFooter(page).link('About us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')

  await page.goto('/advisory/index')
  await page.getByRole('searchbox').fill('withdraw')
  await page.getByRole('button', { name: words.guest['search.go'], exact: true }).click()
  await expect(page.locator('mark').first()).toHaveText(/withdraw/i)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/guest/index')
  const menu = new PhoneMenu(page)
  await menu.button.click()
  await menu.links.nth(2).click()
  await expect(page).toHaveURL('/advisory/index')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/guest/index')
  await new SiteHeader(page).languageSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})
