import { loadDemoPhoneKey } from '../../server/src/platform/secrets'
import { lastCode } from '../builders/last-code'
import { newMobile } from '../builders/new-person'
import { expect, test } from '../fixtures'
import { DemoPhone } from '../pages/demo-phone'
import { RegisterPage } from '../pages/register-page'

const password = 'three rivers meet here'

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

test('the demo phone opens by its link, rings with the code and fills it in', async ({
  page,
  context,
  backend,
  problems,
}) => {
  const form = new RegisterPage(page)
  const phone = new DemoPhone(page)
  problems.allow(/403 \(Forbidden\)/)
  await context.clearCookies({ name: 'demo_phone' })
  await form.open()
  await phone.toggle.click()
  await expect(phone.root).toContainText('Open the link to the demo phone')
  await phone.toggle.click()
  await page.goto(`/demo-phone/${await loadDemoPhoneKey(backend.dataDir)}`)
  await expect(page).toHaveURL('/login')
  await page.evaluate(() => localStorage.clear())
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
