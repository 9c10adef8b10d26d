import { lastCode, wrongCode } from '../builders/last-code'
import { newMobile } from '../builders/new-person'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { RegisterPage } from '../pages/register-page'

test('the code sent to the number logs in; a wrong one is told at its field', async ({
  page,
  member,
  backend,
  problems,
}) => {
  problems.allow(/user\/login/)
  const someone = await member()
  const login = new LoginPage(page)
  await login.open()
  await login.mobile.fill(someone.mobile)
  await login.byCode.click()
  await expect(login.mobile).toHaveValue(someone.mobile)
  await login.code.send.click()
  const code = await lastCode(backend, someone.mobile)
  await login.code.input.fill(wrongCode(code))
  await login.submit.click()
  await expect(login.code.input).toHaveAccessibleDescription(/The code is not right/)
  await login.code.input.fill(code)
  await login.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
  await expect(page.getByRole('main')).toContainText(someone.nickname)
})

test('an unknown number is offered registration once its code was right, and is kept', async ({
  page,
  backend,
  problems,
  words,
}) => {
  problems.allow(/user\/login/)
  const mobile = newMobile()
  const login = new LoginPage(page)
  await login.open()
  await login.byCode.click()
  await login.mobile.fill(mobile)
  await login.code.send.click()
  await login.code.input.fill(await lastCode(backend, mobile))
  await login.submit.click()
  const turn = page.getByRole('alert')
  await expect(turn).toContainText(mobile)
  await turn.getByRole('link', { name: words.passport['login.unknown.action'] }).click()
  await expect(page).toHaveURL('/register/single')
  await expect(new RegisterPage(page).mobile).toHaveValue(mobile)
})

test('what a password manager looks for is there', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await expect(login.mobile).toHaveAttribute('autocomplete', 'username')
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password')
  await login.byCode.click()
  await expect(login.code.input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(login.code.input).toHaveAttribute('inputmode', 'numeric')
})
