// From nothing to a verified account, with the operator in a browser of their own: an adult, a company, a minor.
import type { Browser, Page } from '@playwright/test'
import { minorDocuments } from '#contract/identity/account'
import { picture } from '../../server/src/testing/pictures'
import { lastCode } from '../builders/last-code'
import { idOfAge, newMobile } from '../builders/new-person'
import type { Site } from '../builders/site'
import { newStaff } from '../builders/staff'
import { expect, test } from '../fixtures'
import { IdentityPage } from '../pages/identity-page'
import { LoginPage } from '../pages/login-page'
import { MinorPage } from '../pages/minor-page'
import { RegisterMinorPage } from '../pages/register-minor-page'
import { RegisterPage } from '../pages/register-page'
import { UpdateInfoPage } from '../pages/update-info-page'
import { UserMenu } from '../pages/user-menu'
import type { wordsOf } from '../words'

test.use({ isSiteOwn: true })

type Backend = Parameters<typeof newStaff>[0]
type Words = ReturnType<typeof wordsOf>

const password = 'three rivers meet here'
const scan = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await picture('png'),
})

test('an adult registers, verifies, and logs in again with the badge', async ({
  page,
  browser,
  backend,
  site,
  words,
}) => {
  const mobile = newMobile()
  await register(page, backend, mobile)
  await page.getByRole('link', { name: words.member['task.verify_identity'] }).click()
  await page.getByRole('button', { name: words.member['identity.verify'] }).click()
  const form = new IdentityPage(page)
  await form.name.fill('大江')
  await form.idNumber.fill(idOfAge(30))
  await form.add('id_front', await scan('front'))
  await form.add('id_back', await scan('back'))
  await form.consent.check()
  await form.submit.click()
  await expect(form.heading).toHaveText(words.passport['identity.waiting'])

  await approve(browser, backend, site, words, '大江')
  await page.goto('/person-center/information')
  await expect(page.getByRole('main')).toContainText(words.member['identity.state.approved'])
  await expect(page.getByRole('main')).toContainText(/110\*+\w{3}/)

  await new UserMenu(page).chooseLogOut()
  await expect(page).toHaveURL('/guest/index')
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(mobile, password)
  await expect(page).toHaveURL('/work-publish/entry')
  await expect(new UserMenu(page).verifiedPerson).toBeVisible()
})

test('a company is certified, and its badge follows', { tag: '@drill' }, async ({
  page,
  browser,
  backend,
  site,
  words,
}) => {
  await register(page, backend, newMobile())
  const form = new UpdateInfoPage(page)
  await form.openCompany()
  await form.openCertification.click()
  await form.companyName.fill('Tributary Records Ltd.')
  await form.creditCode.fill('91350100M000100Y43')
  await form.representative.fill('Zhao Yuan')
  await form.licence.setInputFiles(await scan('licence'))
  await expect(form.certification.getByRole('link', { name: /new window/ })).toBeVisible()
  await form.handIn.click()
  await expect(form.certification).toContainText(words.member['certify.lead.waiting'])

  await approve(browser, backend, site, words, 'Tributary Records Ltd.')
  await form.openCompany()
  await expect(form.certification).toContainText(words.member['certify.lead.approved'])
  await page.goto('/person-center/information')
  await expect(page.getByRole('main')).toContainText(words.member['center.enterprise'])
})

test('a minor registers with the guardian, hands the documents in, and is approved', {
  tag: '@drill',
}, async ({ page, browser, backend, site, words }) => {
  const guardian = { name: '大江', id: idOfAge(41), mobile: newMobile() }
  const form = new RegisterMinorPage(page)
  await form.open()
  await form.fillPeople({ name: '小河', id: idOfAge(13) }, guardian)
  await form.guardianCode.send.click()
  await form.guardianCode.input.fill(await lastCode(backend, guardian.mobile))
  await form.password.fill(password)
  await form.agree()
  await form.submit.click()
  await expect(page).toHaveURL('/realidcation')

  const documents = new MinorPage(page)
  for (const kind of minorDocuments) {
    await documents.add(kind, await scan(kind))
    await expect(documents.preview(kind)).toBeVisible()
  }
  await documents.submit.click()
  await expect(page.getByRole('heading', { name: words.member['minor.waiting'] })).toBeVisible()

  await approve(browser, backend, site, words, '小河')
  await page.goto('/person-center/information')
  await expect(page.getByRole('main')).toContainText(words.member['identity.state.approved'])
  await expect(page.getByRole('main')).toContainText(words.member['center.minor'])
})

async function register(page: Page, backend: Backend, mobile: string) {
  const form = new RegisterPage(page)
  await form.open()
  await form.askForCode(mobile)
  await form.code.input.fill(await lastCode(backend, mobile))
  await form.password.fill(password)
  await form.agreement.check()
  await form.submit.click()
  await expect(page).toHaveURL('/work-publish/entry')
}

async function approve(browser: Browser, backend: Backend, site: Site, words: Words, name: string) {
  const t = words.operator
  const staff = await newStaff(backend, site, { roles: ['rights'] })
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' })
  await staff.logIn(context)
  const page = await context.newPage()
  await page.goto('/operator/checks')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: t['decide.approve'], exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['decide.approve'], exact: true }).click()
  await expect(page.getByRole('heading', { name: t['empty.waiting.title'] })).toBeVisible()
  await context.close()
}
