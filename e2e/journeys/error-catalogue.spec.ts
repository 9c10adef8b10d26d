import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { NoticeModal } from '../pages/notice-modal'

const countCall = '**/api/message/count*'
const accountCall = '**/api/user/info*'
/** The one call that a guest's page makes loudly: the login form asks for it. */
const captchaCall = '**/api/index/captcha*'

test('code 1000 resets the session and leads to the login, which leads back', async ({
  page,
  member,
  login,
  context,
  words,
  problems,
}) => {
  // Other calls of the page may be sent after the session was forgotten.
  problems.allow(/401 .*\/api\//)
  await login(await member())
  for (const call of [countCall, accountCall]) {
    await page.route(call, route => route.fulfill({ json: { code: 1000, msg: 'over', data: null } }))
  }
  await page.goto('/work-management/list?page=2')
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/work-management/list?page=2')}`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
  await expect(
    page.getByRole('status').filter({ hasText: words.shell['problem.sessionEnded'] }),
  ).toBeVisible()
  await expect(new LoginPage(page).submit).toBeEnabled()
})

test.describe('a refused call', () => {
  test("opens a modal with the server's message", async ({ page }) => {
    await refuseCaptcha(page, 'The river is closed today.')
    const modal = new NoticeModal(page)
    await expect(modal.root).toContainText('The river is closed today.')
    await modal.close.click()
    await expect(modal.root).toHaveCount(0)
    await expect(new LoginPage(page).submit).toBeEnabled()
  })
})

async function refuseCaptcha(page: Page, msg: string, status = 200, language: 'en' | 'zh-CN' = 'en') {
  await page.route(captchaCall, route => route.fulfill({ status, json: { code: 0, msg, data: null } }))
  await tryToLogIn(page, language)
}

async function tryToLogIn(page: Page, language: 'en' | 'zh-CN' = 'en') {
  const login = new LoginPage(page, language)
  await login.open()
  await login.logIn('13900000000', 'any password')
}
