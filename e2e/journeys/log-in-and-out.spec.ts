import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { SiteHeader } from '../pages/site-header'

test('the right mobile and password lead in, the captcha is solved unasked; logging out leaves nothing and ends the session', async ({
  page,
  member,
  context,
  site,
  problems,
}) => {
  // The entry page may still be asking for something when its session ends.
  problems.allow(/401 .*\/api\//)
  const someone = await member()
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(someone.mobile, someone.password)
  await expect(page).toHaveURL('/work-publish/entry')
  await expect(page.getByRole('main')).toContainText(someone.nickname)
  expect(await cookie(context, 'token')).toMatchObject({ httpOnly: false, sameSite: 'Lax' })
  expect(await cookie(context, 'sid')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await context.addCookies([
    { name: 'lang', value: 'en', url: site.origin },
    { name: 'theme', value: 'dark', url: site.origin },
  ])
  await page.goto('/work-publish/entry')
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'a song')
    localStorage.setItem('columns', 'two')
  })
  const before = await context.cookies(site.origin)
  await new SiteHeader(page).user.chooseLogOut()
  await expect(page).toHaveURL('/guest/index')
  await expect(page.getByRole('status').getByText('You’re logged out.')).toBeVisible()
  await expectNothingLeft(page, context)
  expect(await cookie(context, 'sid')).toBeUndefined()

  // The server may remember an ended session for less than a second.
  await page.waitForTimeout(1000)
  await context.addCookies(before)
  await page.goto('/system-message')
  await expect(page).toHaveURL('/guest/index')
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
