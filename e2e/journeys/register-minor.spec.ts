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
  await form.agreement.check()
  await form.submit.click()
  await expect(page).toHaveURL('/realidcation')
})

test('the child’s own number needs a code of its own, and logs in from then on', async ({
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
  await form.agreement.check()
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

test('ID numbers are checked while they are typed', async ({ page, words }) => {
  const form = new RegisterMinorPage(page)
  await form.open()
  const right = idOfAge(12)
  const last = right.endsWith('1') ? '2' : '1'
  await form.childId.pressSequentially(right.slice(0, 17) + last)
  await expect(form.childId).toHaveAccessibleDescription(words.passport['id.wrong'])
  await form.childId.fill(right)
  await expect(form.childId).toHaveAccessibleDescription(/Born on \d{4}-\d{2}-\d{2}/)
  await form.guardianId.pressSequentially(idOfAge(17))
  await expect(form.guardianId).toHaveAccessibleDescription(words.passport['id.guardianMinor'])
  await form.childId.fill('')
  await form.childId.pressSequentially(idOfAge(18))
  await expect(form.childId).toHaveAccessibleDescription(/18 or older/)
  await page.getByRole('link', { name: words.passport['id.childAdultLink'], exact: true }).click()
  await expect(page).toHaveURL('/register/single')
})

test('the guardian’s number cannot be the child’s own at the same time', async ({ page, words }) => {
  const form = new RegisterMinorPage(page)
  await form.open()
  await form.guardianMobile.fill('13700001234')
  await form.ownNumber.click()
  await form.ownMobile.fill('13700001234')
  await form.password.focus()
  await expect(form.ownMobile).toHaveAccessibleDescription(words.passport['minor.sameMobile'])
})

test('a reload keeps names and numbers, never ID numbers, codes or the password', async ({ page }) => {
  const parent = guardian()
  const form = new RegisterMinorPage(page)
  await form.open()
  await form.fillPeople(child(), parent)
  await form.guardianCode.input.fill('123456')
  await form.password.fill(password)
  await form.open()
  await expect(form.childName).toHaveValue('小河')
  await expect(form.guardianName).toHaveValue('大江')
  await expect(form.guardianMobile).toHaveValue(parent.mobile)
  await expect(form.relations.nth(1)).toBeChecked()
  for (const secret of [form.childId, form.guardianId, form.guardianCode.input, form.password]) {
    await expect(secret).toHaveValue('')
  }
})

test('a guardian’s number that has an account leads to login, where it stands already', async ({
  page,
  backend,
  member,
  problems,
  words,
}) => {
  problems.allow(/user\/registerminor/)
  const { mobile } = await member()
  const form = new RegisterMinorPage(page)
  await form.open()
  await form.fillPeople(child(), { ...guardian(), mobile })
  await form.guardianCode.send.click()
  await form.guardianCode.input.fill(await lastCode(backend, mobile))
  await form.password.fill(password)
  await form.agreement.check()
  await form.submit.click()
  await page.getByRole('alert').getByRole('link', { name: words.passport['register.taken.action'] }).click()
  await expect(new LoginPage(page).mobile).toHaveValue(mobile)
})
