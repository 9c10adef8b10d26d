import { accountGroups } from '#contract/identity/account'
import { picture } from '../../server/src/testing/pictures'
import { sessionCookies } from '../builders/session-cookies'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { UpdateInfoPage } from '../pages/update-info-page'

test.use({ isSiteOwn: true })

const creditCode = '91350100M000100Y43'

test('a personal account hands in its company and waits', async ({ page, member, login, words }) => {
  await login(await member())
  const form = new UpdateInfoPage(page)
  await form.openCompany()
  await form.openCertification.click()
  await form.companyName.fill('Tributary Records Ltd.')
  await form.creditCode.pressSequentially(`${creditCode.slice(0, 17)}4`)
  await expect(form.creditCode).toHaveAccessibleDescription(words.member['certify.creditCodeWrong'])
  await form.creditCode.fill(creditCode.toLowerCase())
  await expect(form.creditCode).toHaveValue(creditCode)
  await expect(form.creditCode).toHaveAccessibleDescription(/18 so far/)

  await form.handIn.click()
  await expect(form.representative).toHaveAccessibleDescription(words.member['certify.representativeMissing'])
  await expect(form.certification.getByRole('alert')).toHaveText(words.member['scan.missing'])

  await form.representative.fill('Zhao Yuan')
  await form.licence.setInputFiles({
    name: 'licence.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg'),
  })
  await expect(form.certification.getByRole('link', { name: /new window/ })).toBeVisible()
  await expectAccessible(page)
  await form.handIn.click()
  await expect(form.certification).toContainText(words.member['certify.lead.waiting'])
  await expect(form.certification).toContainText(creditCode)
  await expect(form.handIn).toHaveCount(0)
})

test('a colleague is invited, works for the company, and is back in their own account', async ({
  page,
  browser,
  site,
  member,
  login,
  words,
}) => {
  const company = await member({ groupId: accountGroups.enterprise, nickname: 'River Records' })
  const person = await member()
  await login(company)
  const form = new UpdateInfoPage(page)
  await form.openCompany()
  await form.inviteMobile.fill(person.mobile)
  await form.inviteRoles.nth(2).click()
  await form.invite.click()
  await expect(form.colleagues).toHaveCount(1)
  await expect(form.colleagues).toContainText(words.member['colleagues.invited'])

  const elsewhere = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' })
  await elsewhere.addCookies(await sessionCookies(person, site.origin))
  const other = await elsewhere.newPage()
  await other.goto('/work-publish/entry')
  await other.getByRole('link', { name: words.member['task.invitation'] }).click()
  await other.getByRole('button', { name: words.member['companies.accept'] }).click()
  await other.getByRole('button', { name: words.member['companies.act'] }).click()
  await expect(other).toHaveURL('/work-publish/entry')
  const line = other.getByText('Current company: River Records (Read only)')
  await expect(line).toBeVisible()

  await other.goto('/person-center/update-info')
  await expect(other.getByText(words.member['profile.ownersOnly'])).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: words.member['standing.back'] }).click()
  await expect(other).toHaveURL('/work-publish/entry')
  await expect(other.getByRole('main')).toContainText(person.nickname)
  await expect(line).toHaveCount(0)
  await elsewhere.close()
})

test('what is typed survives a reload, and leaving without saving asks', { tag: '@drill' }, async ({
  page,
  member,
  login,
  words,
}) => {
  await login(await member())
  const form = new UpdateInfoPage(page)
  await form.open()
  await form.biography.fill('Four tracks, one microphone.')
  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(form.biography).toHaveValue('Four tracks, one microphone.')

  await page.getByRole('link', { name: words.shell['user.security'] }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words.member['unsaved.stay'] }).click()
  await expect(page).toHaveURL('/person-center/update-info')
  await form.save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: words.shell['user.security'] }).click()
  await expect(page).toHaveURL('/person-center/reset-pwd')
})

test('a picture is cropped by keys alone and stands in the header at once', async ({
  page,
  member,
  login,
}) => {
  await login(await member())
  const form = new UpdateInfoPage(page)
  await form.open()
  await form.avatarFile.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture('png', 600),
  })
  await form.crop.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await form.usePicture.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('img', { name: /Nightsail/ })).toHaveAttribute(
    'src',
    /^\/avatars\//,
  )
})
