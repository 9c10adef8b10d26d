import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

test('help and news are found in both languages, with what was typed marked in them', async ({
  page,
  context,
  site,
}) => {
  for (const [language, typed] of [
    ['en', 'cover'],
    ['zh-CN', '封面'],
  ] as const) {
    const t = wordsOf(language).guest
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
    await page.goto('/help-center/index/detail')
    await whenStarted(page)
    await page.getByRole('searchbox', { name: t['search.label'] }).fill(typed)
    await page.getByRole('button', { name: t['search.go'], exact: true }).click()
    await expect(page).toHaveURL(/\/help-center\/search\?q=/)
    const found = page.getByRole('main').locator('ol > li')
    await expect.poll(() => found.count()).toBeGreaterThan(2)
    const marked = page.locator('mark')
    expect((await marked.first().innerText()).toLowerCase()).toBe(typed)
    await expect(page.getByRole('searchbox')).toHaveValue(typed)
    await expectAccessible(page)
    const title = await found.first().getByRole('link').innerText()
    await found.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('a member searches from their own pages', async ({ page, member, login, words }) => {
  await login(await member())
  await page.goto('/work-management/list')
  await page.getByRole('banner').getByRole('link', { name: words.shell['header.search'] }).click()
  await page.getByRole('searchbox').fill('withdraw')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('mark').first()).toHaveText(/withdraw/i)
})
