import { lastCode } from '../builders/last-code'
import { idOfAge, newMobile } from '../builders/new-person'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'
import { RegisterMinorPage } from '../pages/register-minor-page'

test.use({ isSiteOwn: true })

const password = 'three rivers meet here'
const child = () => ({ name: '小河', id: idOfAge(12) })
const guardian = () => ({ name: '大江', id: idOfAge(40), mobile: newMobile() })

test('child and guardian register together and go on to the documents', async ({ page, backend }) => {
  const parent = guardian()
  const form = new RegisterMinorPage(page)
  await form.open()
  await form.fillPeople(child(), parent)
  await form.guardianCode.send.click()
  await form.guardianCode.input.fill(await lastCode(backend, parent.mobile))
  await form.password.fill(password)
  await form.agree()
  await form.submit.click()
  await expect(page).toHaveURL('/realidcation')
})

test('the child’s own number needs a code of its own, and logs in from then on', { tag: '@drill' }, async ({
  page,
  backend,
  context,
}) => {
  const parent = guardian()
  const own = newMobile()
  const form = new RegisterMinorPage(page)
  await form.open()
  await form.fillPeople(child(), parent)
  await form.guardianCode.send.click()
  await form.guardianCode.input.fill(await lastCode(backend, parent.mobile))
  await form.ownNumber.click()
  await form.ownMobile.fill(own)
  await form.ownCode.send.click()
  await form.ownCode.input.fill(await lastCode(backend, own))
  await form.password.fill(password)
  await form.agree()
  await form.submit.click()
  await expect(page).toHaveURL('/realidcation')
  // The member's page is left first: its calls would miss their session.
  await page.goto('about:blank')
  await context.clearCookies()
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(own, password)
  await expect(page).toHaveURL('/work-publish/entry')
})
