// What only opens on demand is as accessible and as well translated as the screens themselves.
import { expectAccessible } from '../checks/accessible'
import { expectNoUntranslated } from '../checks/untranslated'
import { expect, test } from '../fixtures'
import { LoginPage, whenStarted } from '../pages/login-page'
import { NoticeModal } from '../pages/notice-modal'
import { PhoneMenu } from '../pages/phone-menu'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

for (const { language, theme } of [
  { language: 'en', theme: 'dark' },
  { language: 'zh-CN', theme: 'light' },
] as const) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme })

    test('the user menu', async ({ page, site, member, login }) => {
      const someone = await member()
      await login(someone)
      await page.goto('/person-center/information')
      await expect(page.getByText(someone.mobile)).toBeVisible()
      await new SiteHeader(page, language).user.open()
      // An open menu belongs to its button, wherever in the document it hangs: no landmark is needed around it.
      await expectAccessible(page, { without: ['region'] })
      await expectNoUntranslated(page, language, [...site.ownWords, ...someone.names])
    })

    test('the login form with its corrections', async ({ page, site }) => {
      const login = new LoginPage(page, language)
      await login.open()
      await login.submit.click()
      await expect(login.password).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await expectNoUntranslated(page, language, site.ownWords)
    })

    test('the notice of a failed call', async ({ page, site, problems }) => {
      problems.allow(/captcha/)
      await page.route('**/api/index/captcha*', route => route.abort())
      const login = new LoginPage(page, language)
      await login.open()
      await login.logIn('13900000000', 'any password')
      await expect(new NoticeModal(page, language).root).toBeVisible()
      await expectAccessible(page)
      // The error itself is the browser's and speaks the browser's language.
      await expectNoUntranslated(page, language, [...site.ownWords, 'TypeError: Failed to fetch'])
    })

    test('the page for an unknown address', async ({ page, site, member, login, problems }) => {
      problems.allow(/404/)
      const someone = await member()
      await login(someone)
      await page.goto('/no-such-page')
      await expectAccessible(page)
      await expectNoUntranslated(page, language, [...site.ownWords, ...someone.names])
    })

    test('a QR code of the footer', async ({ page }) => {
      await page.goto('/guest/index')
      const footer = new SiteFooter(page, language)
      await footer.button('Android').click()
      await expect(footer.popover.getByRole('img')).toBeVisible()
      await expectAccessible(page)
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } })
      test('the menu', async ({ page }) => {
        await page.goto('/download/index')
        await whenStarted(page)
        const menu = new PhoneMenu(page, language)
        await menu.button.click()
        await expect(menu.links).toHaveCount(6)
        await expectAccessible(page)
      })
    })
  })
}
