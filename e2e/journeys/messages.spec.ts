import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('an announcement reaches its members at once, is found by a word, read, and can be silenced', async ({
  page,
  browser,
  baseURL,
  backend,
  site,
  member,
  login,
  words,
}) => {
  test.slow()
  const someone = await member()
  await login(someone)
  await page.goto('/system-message')
  await expect(page.getByText(words.messages['empty.title'])).toBeVisible()
  await expectAccessible(page)

  const admin = await newStaff(backend, site, { roles: ['admin'] })
  const office = await browser.newContext({ baseURL, locale: 'en-GB' })
  await admin.logIn(office)
  const operator = await office.newPage()
  await operator.goto('/operator/announcements')
  await operator.getByRole('button', { name: words['support-desk']['announce.new'] }).click()
  const write = async (language: 'zh-CN' | 'en', title: string, text: string) => {
    const group = operator.getByRole('group', { name: words['support-desk'][`language.${language}`] })
    await group.getByLabel(words['support-desk']['announce.subject']).fill(title)
    await group.getByLabel(words['support-desk']['announce.text']).fill(text)
  }
  await write('zh-CN', '春节审核安排', '初一到初七照常。')
  await write('en', 'Reviews during the holidays', 'As usual, every day.')
  await operator.getByLabel(words['support-desk']['announce.link']).fill('https://elsewhere.example/')
  await expect(operator.getByText(words['support-desk']['announce.badLink'])).toBeVisible()
  await operator.getByLabel(words['support-desk']['announce.link']).fill('/help-center/q-a')
  await expect(operator.getByText(/Reaches 1 member/)).toBeVisible()
  await expectAccessible(operator)
  await operator.getByRole('button', { name: words['support-desk']['announce.send'] }).click()
  await operator
    .getByRole('alertdialog')
    .getByRole('button', { name: words['support-desk']['announce.send'] })
    .click()
  await expect(operator.getByRole('heading', { name: 'Reviews during the holidays' })).toBeVisible()

  const row = page.getByRole('listitem').filter({ hasText: 'Reviews during the holidays' }).first()
  // The worker delivers it, after whatever it is at just now.
  await expect(row).toBeVisible({ timeout: 60_000 })
  await page.getByRole('searchbox').fill('春节')
  await expect(row).toBeVisible()
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText(words.messages['none.title'])).toBeVisible()
  await page.getByRole('button', { name: words.messages['none.clear'] }).click()
  await page.getByRole('button', { name: words.messages.readAll }).click()
  await expect(page.getByRole('link', { name: words.shell['header.messages'], exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.messages.readAll })).toBeDisabled()
  await page.getByRole('heading', { name: 'Reviews during the holidays' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/help-center\/q-a/)

  await page.goto('/system-message')
  await page.getByRole('button', { name: words.messages.settings }).click()
  const bell = words.messages['settings.switch.site'].replace('{kind}', words.messages['kind.announcement'])
  await page.getByRole('switch', { name: bell }).click()
  await page.reload()
  await page.getByRole('button', { name: words.messages.settings }).click()
  await expect(page.getByRole('switch', { name: bell })).not.toBeChecked()
  await expect(
    page.getByRole('switch', {
      name: words.messages['settings.switch.site'].replace('{kind}', words.messages['kind.security']),
    }),
  ).toBeDisabled()
  await office.close()
})
