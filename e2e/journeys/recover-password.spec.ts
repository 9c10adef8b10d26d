import { lastCode, wrongCode } from '../builders/last-code'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { RegisterPage } from '../pages/register-page'

const newPassword = 'the river knows the way'

test('a code sets a new password, and login says so with the number in place', async ({
  page,
  member,
  backend,
  problems,
  words,
}) => {
  problems.allow(/user\/resetpwd/)
  const { mobile } = await member()
  const login = new LoginPage(page)
  await login.open()
  await login.mobile.fill(mobile)
  await page.getByRole('link', { name: words.passport['login.forgot'] }).click()
  const form = new RegisterPage(page, '/register/findpwd')
  await expect(form.mobile).toHaveValue(mobile)
  await form.code.send.click()
  const code = await lastCode(backend, mobile)
  await form.code.input.fill(wrongCode(code))
  await form.password.fill(newPassword)
  await form.submit.click()
  await expect(form.code.input).toHaveAccessibleDescription(/The code isn’t right/)
  await expect(form.password).toHaveValue(newPassword)
  await form.code.input.fill(code)
  await form.submit.click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status')).toHaveText(words.passport['recover.done'])
  await expect(login.mobile).toHaveValue(mobile)
  await login.password.fill(newPassword)
  await login.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
})
