import type { Page } from '@playwright/test'
import { memberLivePath } from '#contract/live-paths'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { NoticeModal } from '../pages/notice-modal'
import { SiteHeader } from '../pages/site-header'

const countCall = '**/api/message/count*'
const infoCall = '**/api/user/info*'
/** The one call that a guest's page makes loudly: the login form asks for it. */
const captchaCall = '**/api/index/captcha*'

test.describe('what counts as success', () => {
  // The line tells the true count as soon as it is open: here it stays silent.
  test.beforeEach(({ page }) =>
    page.route(`**${memberLivePath}*`, route =>
      route.fulfill({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' }),
    ),
  )

  const answers = [
    { name: 'code 1', json: { code: 1, msg: '', data: 7 } },
    { name: 'code 100', json: { code: 100, msg: '', data: 7 } },
    { name: 'a plain string', json: '7' },
  ]
  for (const { name, json } of answers) {
    test(`${name} is success and the body is used`, async ({ page, member, login }) => {
      await login(await member())
      await page.route(countCall, route => route.fulfill({ json }))
      await page.goto('/work-publish/entry')
      await expect(new SiteHeader(page).bell).toHaveText('7')
    })
  }

  test('a plain string that is not JSON is success as well', async ({ page, member, login }) => {
    await login(await member())
    await page.route(countCall, route => route.fulfill({ contentType: 'text/plain', body: '7' }))
    await page.goto('/work-publish/entry')
    await expect(new SiteHeader(page).bell).toHaveText('7')
  })
})

test('code 1000 resets the session and leads to the guest home', async ({
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
  await page.route(countCall, route => route.fulfill({ json: { code: 1000, msg: 'over', data: null } }))
  await page.goto('/work-publish/entry')
  await expect(page).toHaveURL('/guest/index')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
  await expect(
    page.getByRole('status').filter({ hasText: words.shell['problem.sessionEnded'] }),
  ).toBeVisible()
  const header = new SiteHeader(page)
  await expect(header.logIn, 'the page is the guest’s, not the member’s').toBeVisible()
  await expect(header.user.button).toHaveCount(0)
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

  test('opens a modal that says "System error" when there is no message', async ({ page }) => {
    await refuseCaptcha(page, '')
    await expect(new NoticeModal(page).root).toContainText('System error')
  })

  test('is obeyed whatever the HTTP status', async ({ page, problems }) => {
    problems.allow(/503/)
    await refuseCaptcha(page, 'Closed for the night.', 503)
    await expect(new NoticeModal(page).root).toContainText('Closed for the night.')
  })
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' })
  test('a refusal without a message says 系统错误', async ({ page }) => {
    await refuseCaptcha(page, '', 200, 'zh-CN')
    await expect(new NoticeModal(page, 'zh-CN').root).toContainText('系统错误')
  })
})

test.describe('a transport failure', () => {
  test('opens the error notice with its text and the error', async ({ page, problems }) => {
    problems.allow(/captcha/)
    await page.route(captchaCall, route => route.abort('connectionreset'))
    await tryToLogIn(page)
    const modal = new NoticeModal(page).titled('Error notice')
    await expect(modal).toContainText('Something went wrong, try again later')
    await expect(modal).toContainText('Failed to fetch')
  })

  test('is also an answer without an envelope', async ({ page, problems }) => {
    problems.allow(/502/)
    await page.route(captchaCall, route =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await tryToLogIn(page)
    await expect(new NoticeModal(page).titled('Error notice')).toContainText('502')
  })
})

test.describe('user info that cannot be loaded', () => {
  const failures = [
    { name: 'the connection fails', stub: (page: Page) => page.route(infoCall, route => route.abort()) },
    {
      name: 'the server refuses',
      stub: (page: Page) =>
        page.route(infoCall, route => route.fulfill({ json: { code: 0, msg: 'no', data: null } })),
    },
  ]
  for (const { name, stub } of failures) {
    test(`is only logged when ${name}`, async ({ page, member, login, problems }) => {
      problems.allow(/user\/info|Failed to fetch|console: \w+: no\n/)
      await login(await member())
      await stub(page)
      await page.goto('/work-publish/entry')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => problems.seen().length).toBeGreaterThan(0)
      await expect(new NoticeModal(page).root).toHaveCount(0)
      await expect(new SiteHeader(page).user.button).toBeVisible()
    })
  }
})

test('every GET call carries t, the time in whole seconds', async ({ page, member, login, problems }) => {
  problems.allow(/user\/login/)
  const asked: URL[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/') && request.method() === 'GET') asked.push(url)
  })
  await tryToLogIn(page)
  await expect.poll(() => asked.map(({ pathname }) => pathname)).toContain('/api/index/captcha')
  await login(await member())
  await page.goto('/work-publish/entry')
  await expect
    .poll(() => asked.map(({ pathname }) => pathname))
    .toEqual(expect.arrayContaining(['/api/user/info', '/api/message/count']))
  for (const { pathname, searchParams } of asked) {
    const time = searchParams.get('t') ?? ''
    expect.soft(time, pathname).toMatch(/^\d{10}$/)
    expect.soft(Math.abs(Number(time) - Date.now() / 1000), pathname).toBeLessThan(60)
  }
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
