import { lastCode, wrongCode } from '../builders/last-code'
import { newMobile } from '../builders/new-person'
import { sessionCookies } from '../builders/session-cookies'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { SecurityPage } from '../pages/security-page'

const better = 'four quiet rivers at dawn'

test('logins are told, devices are ended one by one and all at once, and a new password ends the rest', async ({
  page,
  context,
  browser,
  site,
  member,
  words,
  problems,
}) => {
  problems.allow(/user\/(login|resetpwd)/)
  const someone = await member()
  const form = new LoginPage(page)
  const security = new SecurityPage(page)
  await test.step('failed tries stand in the login history, marked', async () => {
    await form.open()
    await form.logIn(someone.mobile, 'not the password')
    await expect(form.password).toHaveAttribute('aria-invalid', 'true')
    await form.logIn(someone.mobile, someone.password)
    await expect(page).toHaveURL('/work-publish/entry')
    await security.open()
    await expect(security.logins).toHaveCount(2)
    await expect(security.logins.nth(0)).not.toContainText(words.member['logins.failedTry'])
    await expect(security.logins.nth(1)).toContainText(words.member['logins.failedTry'])
  })

  await test.step('another device is ended from here, and has to log in again', async () => {
    const elsewhere = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' })
    await elsewhere.addCookies(await sessionCookies(someone, site.origin))
    const other = await elsewhere.newPage()
    await other.goto('/person-center/information')
    await expect(other.getByRole('main')).toContainText(someone.nickname)
    await security.open()
    await expect(security.devices).toHaveCount(2)
    await security.devices.nth(1).getByRole('button').click()
    await expect(page.getByText('That device is logged out.')).toBeVisible()
    await expect(security.devices).toHaveCount(1)
    // A looked-up session is kept for less than a second.
    await page.waitForTimeout(1000)
    await other.getByRole('link', { name: words.shell['user.security'] }).click()
    const again = other.getByRole('alertdialog', { name: words.shell['again.title'] })
    await again.locator('input[name="password"]').fill(someone.password)
    await again.getByRole('button', { name: words.passport['login.submit'] }).click()
    await expect(again).toHaveCount(0)
    await expect(other).toHaveURL('/person-center/reset-pwd')
    await expect(other.getByRole('main')).toContainText(words.member['devices.this'])
    await security.open()
    await security.devices.nth(1).getByRole('button').click()
    await expect(security.devices).toHaveCount(1)
    await elsewhere.close()
  })

  await test.step('all others are ended at once, this one stays', async () => {
    for (let count = 0; count < 3; count += 1) await someone.openSession()
    await security.open()
    await expect(security.devices).toHaveCount(4)
    await expect(security.devices.first()).toContainText(words.member['devices.this'])
    await security.endOthers.click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: words.member['devices.endOthers'] }).click()
    await expect(question).toHaveCount(0)
    await expect(security.devices).toHaveCount(1)
    await expect(page.getByText(words.member['devices.endedOthers'])).toBeVisible()
  })

  await test.step('a new password logs the others out and is the one that counts', async () => {
    await someone.openSession()
    await security.open()
    await expect(security.devices).toHaveCount(2)
    await security.oldPassword.fill('not the old one')
    await security.newPassword.fill(better)
    await security.changePassword.click()
    await expect(security.oldPassword).toHaveAccessibleDescription('The current password isn’t right.')
    await expect(security.newPassword).toHaveValue(better)
    await security.oldPassword.fill(someone.password)
    await security.changePassword.click()
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(security.oldPassword).toHaveValue('')
    await expect(security.devices).toHaveCount(1)
    await expect(security.devices).toContainText(words.member['devices.this'])
    await context.clearCookies()
    await form.open()
    await form.logIn(someone.mobile, better)
    await expect(page).toHaveURL('/work-publish/entry')
  })
})

test('a new number needs a code from the old one and one from the new', { tag: '@drill' }, async ({
  page,
  backend,
  context,
  member,
  login,
  words,
  problems,
}) => {
  problems.allow(/user\/changemobile/)
  const someone = await member()
  const number = newMobile()
  await login(someone)
  const security = new SecurityPage(page)
  await security.open()
  await security.changeMobile.click()

  await security.next.click()
  await expect(security.oldCode.input).toHaveAccessibleDescription(words.shell['code.missing'])
  await security.oldCode.send.click()
  const first = await lastCode(backend, someone.mobile)
  await security.oldCode.input.fill(wrongCode(first))
  await security.next.click()

  await security.newMobile.fill(number)
  await security.newCode.send.click()
  await security.newCode.input.fill(await lastCode(backend, number))
  await security.submitMobile.click()
  // The wrong code is the old number's: back to the first step, with what was typed.
  await expect(security.oldCode.input).toHaveAccessibleDescription(/isn’t right/)
  await security.oldCode.input.fill(first)
  await security.next.click()
  await expect(security.newMobile).toHaveValue(number)
  await security.submitMobile.click()
  await expect(security.mobileCard).toContainText(`You log in with ${number}.`)

  await context.clearCookies()
  const form = new LoginPage(page)
  await form.open()
  await form.logIn(number, someone.password)
  await expect(page).toHaveURL('/work-publish/entry')
})

test('deleting the account can be taken back, and is told on every screen until then', {
  tag: '@drill',
}, async ({ page, backend, member, login, words }) => {
  const someone = await member()
  await login(someone)
  const security = new SecurityPage(page)
  await security.open()
  const card = security.closeCard
  await card.getByRole('button', { name: words.member['close.open'], exact: true }).click()
  await expect(card).toContainText(words.member['close.fact1'])
  await card.getByRole('button', { name: words.shell['code.send'] }).click()
  await card.locator('input[name="sms_code"]').fill(await lastCode(backend, someone.mobile))
  await card.getByRole('button', { name: words.member['close.submit'] }).click()
  await expect(card.getByRole('button', { name: words.member['close.keep'] })).toBeVisible()

  await page.goto('/work-publish/entry')
  await page.getByRole('link', { name: words.member['standing.keep'] }).click()
  await card.getByRole('button', { name: words.member['close.keep'] }).click()
  await expect(card.getByRole('button', { name: words.member['close.open'], exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: words.member['standing.keep'] })).toHaveCount(0)
})
