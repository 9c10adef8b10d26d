import type { Page } from '@playwright/test'
import { lastCode, wrongCode } from '../builders/last-code'
import { newMobile } from '../builders/new-person'
import { expect, test } from '../fixtures'
import { DemoPhone } from '../pages/demo-phone'
import { LoginPage } from '../pages/login-page'
import { NoticeModal } from '../pages/notice-modal'
import { RegisterPage } from '../pages/register-page'

const password = 'three rivers meet here'
const registerCall = '**/api/user/register'

test('a number, its code and a password open an account and lead to publishing', async ({
  page,
  backend,
}) => {
  const mobile = newMobile()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await expect(form.code.input).toBeFocused()
  await expect(form.code.input).toHaveAccessibleDescription(/Sent to 137\*+\d{4}/)
  await form.code.input.fill(await lastCode(backend, mobile))
  await form.password.fill(password)
  await form.agreement.check()
  await form.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
  await expect(page.getByRole('main')).toContainText(mobile.slice(-4))
})

test('a wrong code is told at its field; everything stays, and the right one goes through', async ({
  page,
  backend,
  problems,
}) => {
  problems.allow(/user\/register/)
  const mobile = newMobile()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  const code = await lastCode(backend, mobile)
  await fillIn(form, wrongCode(code))
  await form.submit.click()
  await expect(form.code.input).toHaveAccessibleDescription(/The code is not right/)
  await expect(form.code.input).toBeFocused()
  await expect(form.mobile).toHaveValue(mobile)
  await expect(form.password).toHaveValue(password)
  await expect(form.agreement).toBeChecked()
  await expect(new NoticeModal(page).root).toHaveCount(0)
  await form.code.input.fill(code)
  await form.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
})

test('a number that has an account leads to login, where it stands already', async ({
  page,
  member,
  backend,
  problems,
  words,
}) => {
  problems.allow(/user\/register/)
  const { mobile } = await member()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await fillIn(form, await lastCode(backend, mobile))
  await form.submit.click()
  const turn = page.getByRole('alert')
  await expect(turn).toContainText(mobile)
  await turn.getByRole('link', { name: words.passport['register.taken.action'] }).click()
  await expect(page).toHaveURL('/login')
  await expect(new LoginPage(page).mobile).toHaveValue(mobile)
})

test('a common password is refused at its field, and a short one before it is sent', async ({
  page,
  backend,
  problems,
  words,
}) => {
  problems.allow(/user\/register/)
  const mobile = newMobile()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await fillIn(form, await lastCode(backend, mobile))
  await form.password.fill('too short')
  await form.agreement.focus()
  await expect(form.password).toHaveAccessibleDescription(words.passport['password.length'])
  await form.password.fill('1234567890')
  await expect(form.password).toHaveAccessibleDescription(words.passport['password.enough'])
  await form.submit.click()
  await expect(form.password).toHaveAttribute('aria-invalid', 'true')
  await expect(form.password).toHaveAccessibleDescription(/guess/)
  await form.password.fill(password)
  await form.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
})

test('an empty form is corrected in place, and nothing is sent', async ({ page, words }) => {
  const sent = countRequests(page, /api\/(index\/captcha|user\/register|sms)/)
  const form = new RegisterPage(page)
  await form.open()
  await form.submit.click()
  await expect(form.mobile).toBeFocused()
  await expect(form.mobile).toHaveAccessibleDescription(words.passport['mobile.wrong'])
  await expect(form.code.input).toHaveAccessibleDescription(words.shell['code.missing'])
  await expect(form.password).toHaveAccessibleDescription(words.passport['password.length'])
  await expect(form.agreement).toHaveAccessibleDescription(words.passport['agree.missing'])
  await form.code.send.click()
  await expect(form.mobile).toBeFocused()
  expect(sent()).toBe(0)
})

test('pasted numbers and codes are tidied', async ({ page }) => {
  const form = new RegisterPage(page)
  await form.open()
  await form.mobile.fill('+86 137-0000-1234')
  await expect(form.mobile).toHaveValue('13700001234')
  await form.code.input.fill('12 34 56')
  await expect(form.code.input).toHaveValue('123456')
})

test('a reload keeps the number and the agreement, never the code or the password', async ({ page }) => {
  const form = new RegisterPage(page)
  await form.open()
  await form.mobile.fill('13700001234')
  await fillIn(form, '123456')
  await form.open()
  await expect(form.mobile).toHaveValue('13700001234')
  await expect(form.agreement).toBeChecked()
  await expect(form.code.input).toHaveValue('')
  await expect(form.password).toHaveValue('')
})

test('a broken connection is told, loses nothing, and the next try goes through', async ({
  page,
  backend,
  problems,
}) => {
  problems.allow(/user\/register/)
  const mobile = newMobile()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await fillIn(form, await lastCode(backend, mobile))
  await page.route(registerCall, route => route.abort())
  await form.submit.click()
  await new NoticeModal(page).close.click()
  await expect(form.mobile).toHaveValue(mobile)
  await expect(form.password).toHaveValue(password)
  await page.unroute(registerCall)
  await form.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
})

test('clicking twice registers once', async ({ page, backend }) => {
  const sent = countRequests(page, /api\/user\/register$/)
  const mobile = newMobile()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await fillIn(form, await lastCode(backend, mobile))
  await form.submit.dblclick()
  await expect(page).toHaveURL('/work-publish/entry')
  expect(sent()).toBe(1)
})

test('the next code can be asked for after the countdown; another number at once', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/sms/send', route =>
    route.fulfill({
      json: { code: 1, msg: '', data: { wait_seconds: 60, mobile_masked: '137****1234' } },
    }),
  )
  const form = new RegisterPage(page)
  await form.open()
  const main = page.getByRole('main')
  await form.askForCode('13700001234')
  await expect(main.getByRole('button', { name: /^Again in \d+ s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await form.mobile.fill('13700001235')
  await expect(form.code.send).toBeVisible()
  await form.mobile.fill('13700001234')
  await page.clock.fastForward(61_000)
  await expect(form.code.again).toBeVisible()
})

test('a code asked for too soon is refused beside its field', async ({ page, backend, problems }) => {
  problems.allow(/sms\/send/)
  const mobile = newMobile()
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await lastCode(backend, mobile)
  await form.open()
  await form.code.send.click()
  await expect(form.code.input).toHaveAccessibleDescription(/try again in \d+ s/)
  await expect(new NoticeModal(page).root).toHaveCount(0)
})

test('the agreements open beside the form', async ({ page, context, words }) => {
  const form = new RegisterPage(page)
  await form.open()
  await form.mobile.fill('13700001234')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: words.passport['agree.agreement'] }).click()
  await expect(await opened).toHaveURL(/\/help-center\/index\/detail\?id=5/)
  await expect(form.mobile).toHaveValue('13700001234')
  await expect(form.agreement).not.toBeChecked()
})

test('the demo phone rings with the code and fills it in', async ({ page }) => {
  const form = new RegisterPage(page)
  const phone = new DemoPhone(page)
  await form.open()
  await expect(phone.toggle).toHaveAttribute('aria-expanded', 'false')
  const mobile = newMobile()
  await form.askForCode(mobile)
  await expect(phone.toggle).toHaveAttribute('aria-expanded', 'true')
  const message = phone.messages.filter({ hasText: mobile })
  await message.getByRole('button', { name: 'Fill in' }).click()
  await expect(form.code.input).toHaveValue(/^\d{6}$/)
  await form.password.fill(password)
  await form.agreement.check()
  await form.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
})

async function fillIn(form: RegisterPage, code: string) {
  await form.code.input.fill(code)
  await form.password.fill(password)
  await form.agreement.check()
}

function countRequests(page: Page, pattern: RegExp): () => number {
  let count = 0
  page.on('request', request => {
    if (pattern.test(request.url())) count += 1
  })
  return () => count
}
