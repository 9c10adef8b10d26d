import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { SiteHeader } from '../pages/site-header'

const wrongCredentials = 'The mobile number or the password is not right. Please try again.'
const logoutCall = '**/api/user/logout*'

test.describe('logging in', () => {
  test('the right mobile and password lead to the entry page, the captcha is solved unasked', async ({
    page,
    member,
    context,
  }) => {
    const someone = await member()
    const login = new LoginPage(page)
    await login.open()
    await login.logIn(someone.mobile, someone.password)
    await expect(page).toHaveURL('/work-publish/entry')
    await expect(page.getByRole('main')).toContainText(someone.nickname)
    expect(await cookie(context, 'token')).toMatchObject({ httpOnly: false, sameSite: 'Lax' })
    expect(await cookie(context, 'sid')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test('a wrong password is told at its field and the mobile stays', async ({ page, member, problems }) => {
    problems.allow(/user\/login/)
    const someone = await member()
    const login = new LoginPage(page)
    await login.open()
    await login.logIn(someone.mobile, 'not the password')
    await expect(login.password).toHaveAccessibleDescription(wrongCredentials)
    await expect(login.password).toHaveAttribute('aria-invalid', 'true')
    await expect(login.mobile).toHaveValue(someone.mobile)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await login.logIn(someone.mobile, someone.password)
    await expect(page).toHaveURL('/work-publish/entry')
  })

  test('an unknown mobile gets the same sentence as a wrong password', async ({ page, problems }) => {
    problems.allow(/user\/login/)
    const login = new LoginPage(page)
    await login.open()
    await login.logIn('13900000000', 'whatever it is')
    await expect(login.password).toHaveAccessibleDescription(wrongCredentials)
  })

  test('an empty form is corrected in place without asking the server', async ({ page, words }) => {
    const calls: string[] = []
    page.on('request', request => {
      if (/api\/(index\/captcha|user\/login)/.test(request.url())) calls.push(request.url())
    })
    const login = new LoginPage(page)
    await login.open()
    await login.submit.click()
    await expect(login.mobile).toHaveAccessibleDescription(words.passport['mobile.wrong'])
    await expect(login.password).toHaveAccessibleDescription(words.passport['password.missing'])
    await expect(login.mobile).toBeFocused()
    expect(calls).toEqual([])
  })

  test('a mobile that is too short is corrected when the field is left', async ({ page, words }) => {
    const login = new LoginPage(page)
    await login.open()
    await login.mobile.fill('138')
    await login.password.focus()
    await expect(login.mobile).toHaveAccessibleDescription(words.passport['mobile.wrong'])
    await login.mobile.fill('13800000000')
    await expect(login.mobile).toHaveAccessibleDescription('')
  })

  test('who stays logged in keeps the session for 90 days', async ({ page, member, context }) => {
    const someone = await member()
    const login = new LoginPage(page)
    await login.open()
    await expect(login.remember).toBeChecked()
    await login.logIn(someone.mobile, someone.password)
    await expect(page).toHaveURL('/work-publish/entry')
    const days = ((await cookie(context, 'sid'))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
    expect(Math.round(days)).toBe(90)
  })

  test('who does not loses the session with the browser', async ({ page, member, context }) => {
    const someone = await member()
    const login = new LoginPage(page)
    await login.open()
    await login.remember.uncheck()
    await login.logIn(someone.mobile, someone.password)
    await expect(page).toHaveURL('/work-publish/entry')
    expect((await cookie(context, 'token'))?.expires).toBe(-1)
    expect((await cookie(context, 'sid'))?.expires).toBe(-1)
  })
})

test.describe('the user menu', () => {
  test('offers the four entries in the order of their ids, then logging out', async ({
    page,
    member,
    login,
  }) => {
    await login(await member())
    await page.goto('/work-publish/entry')
    const { user } = new SiteHeader(page)
    await user.open()
    await expect(user.entries).toHaveText([
      'Personal center',
      'Income bills',
      'Withdraw',
      'Account security',
      'Log out',
    ])
    const targets = await user.entries.evaluateAll(entries =>
      entries.map(entry => entry.getAttribute('href')),
    )
    expect(targets).toEqual([
      '/person-center/information',
      '/person-center/income-bill/list',
      '/person-center/withdraw',
      '/person-center/reset-pwd',
      null,
    ])
    await user.entries.nth(1).click()
    await expect(page).toHaveURL('/person-center/income-bill/list')
  })
})

test.describe('logging out', () => {
  test.beforeEach(async ({ page, member, login, context, site, problems }) => {
    // The entry page may still be asking for something when its session ends.
    problems.allow(/401 .*\/api\//)
    await login(await member())
    await context.addCookies([
      { name: 'lang', value: 'en', url: site.origin },
      { name: 'theme', value: 'dark', url: site.origin },
    ])
    await page.goto('/work-publish/entry')
    await page.evaluate(() => {
      sessionStorage.setItem('draft', 'a song')
      localStorage.setItem('columns', 'two')
    })
  })

  test("shows the server's message on the guest home and clears the session", async ({ page, context }) => {
    await new SiteHeader(page).user.chooseLogOut()
    await expect(page).toHaveURL('/guest/index')
    await expect(page.getByRole('status').getByText('You are logged out.')).toBeVisible()
    await expectNothingLeft(page, context)
    expect(await cookie(context, 'sid')).toBeUndefined()
  })

  test('clears the session even when the connection fails', async ({ page, context, problems }) => {
    problems.allow(/user\/logout|Failed to fetch/)
    await page.route(logoutCall, route => route.abort())
    await new SiteHeader(page).user.chooseLogOut()
    await expect(page).toHaveURL('/guest/index')
    await expectNothingLeft(page, context)
  })

  test('clears the session even when the server refuses', async ({ page, context, problems }) => {
    problems.allow(/console: \w+: busy\n/)
    await page.route(logoutCall, route => route.fulfill({ json: { code: 0, msg: 'busy', data: null } }))
    await new SiteHeader(page).user.chooseLogOut()
    await expect(page).toHaveURL('/guest/index')
    await expectNothingLeft(page, context)
  })

  test('leads back to the guest home for whoever then asks for a closed page', async ({ page }) => {
    await new SiteHeader(page).user.chooseLogOut()
    await expect(page).toHaveURL('/guest/index')
    await page.goto('/system-message')
    await expect(page).toHaveURL('/guest/index')
  })

  test('ends the session on the server', async ({ page, context, site }) => {
    const before = await context.cookies(site.origin)
    await new SiteHeader(page).user.chooseLogOut()
    await expect(page).toHaveURL('/guest/index')
    // The server may remember an ended session for less than a second.
    await page.waitForTimeout(1000)
    await context.addCookies(before)
    await page.goto('/system-message')
    await expect(page).toHaveURL('/guest/index')
  })
})

async function expectNothingLeft(page: Page, context: BrowserContext) {
  await expect(new SiteHeader(page).logIn).toBeVisible()
  expect(await cookie(context, 'token')).toBeUndefined()
  const left = await page.evaluate(() => [sessionStorage.getItem('draft'), localStorage.length])
  expect(left).toEqual([null, 0])
  expect((await cookie(context, 'lang'))?.value).toBe('en')
  expect((await cookie(context, 'theme'))?.value).toBe('dark')
}

async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find(kept => kept.name === name)
}
