import { lastCode, wrongCode } from '../builders/last-code'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'

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
  await expect(login.code.input).toHaveAccessibleDescription(/The code isn’t right/)
  await login.code.input.fill(code)
  await login.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
  await expect(page.getByRole('main')).toContainText(someone.nickname)
})
