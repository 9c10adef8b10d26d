// What only opens on demand is as accessible and as well translated as the screens themselves.
import { sampled } from '../../server/src/testing/sampled'
import { expectAccessible } from '../checks/accessible'
import { expectNoUntranslated } from '../checks/untranslated'
import { expect, test } from '../fixtures'
import { LoginPage, whenStarted } from '../pages/login-page'
import { NoticeModal } from '../pages/notice-modal'
import { PhoneMenu } from '../pages/phone-menu'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

const readers = [
  { language: 'en', theme: 'dark' },
  { language: 'zh-CN', theme: 'light' },
] as const

for (const { language, theme } of sampled(readers, 1)) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme })

    test('what a visitor opens', async ({ page, site, problems }) => {
      problems.allow(/captcha/)
      const login = new LoginPage(page, language)
      await test.step('the login form with its corrections', async () => {
        await login.open()
        await login.submit.click()
        await expect(login.password).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page)
        await expectNoUntranslated(page, language, site.ownWords)
      })

      await test.step('the notice of a failed call', async () => {
        await page.route('**/api/index/captcha*', route => route.abort())
        await login.logIn('13900000000', 'any password')
        await expect(new NoticeModal(page, language).root).toBeVisible()
        await expectAccessible(page)
        // The error itself is the browser's and speaks the browser's language.
        await expectNoUntranslated(page, language, [...site.ownWords, 'TypeError: Failed to fetch'])
        await page.unrouteAll()
      })

      await test.step('a QR code of the footer', async () => {
        await page.goto('/guest/index')
        const footer = new SiteFooter(page, language)
        await footer.button('Android').click()
        await expect(footer.popover.getByRole('img')).toBeVisible()
        await expectAccessible(page)
      })

      await test.step('the menu of a phone', async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto('/download/index')
        await whenStarted(page)
        const menu = new PhoneMenu(page, language)
        await menu.button.click()
        await expect(menu.links).toHaveCount(6)
        await expectAccessible(page)
      })
    })

    test('what a member opens', async ({ page, site, member, login, problems }) => {
      problems.allow(/404/)
      const someone = await member()
      await login(someone)
      await test.step('the user menu', async () => {
        await page.goto('/person-center/information')
        await expect(page.getByText(someone.mobile)).toBeVisible()
        await new SiteHeader(page, language).user.open()
        // An open menu belongs to its button, wherever in the document it hangs: no landmark is needed around it.
        await expectAccessible(page, { without: ['region'] })
        await expectNoUntranslated(page, language, [...site.ownWords, ...someone.names])
      })

      await test.step('the page for an unknown address', async () => {
        await page.goto('/no-such-page')
        await expectAccessible(page)
        await expectNoUntranslated(page, language, [...site.ownWords, ...someone.names])
      })
    })
  })
}
