import { picture } from '../../server/src/testing/pictures'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { UpdateInfoPage } from '../pages/update-info-page'

const creditCode = '91350100M000100Y43'

test('a personal account hands in its company and waits', async ({ page, member, login, words }) => {
  await login(await member())
  const form = new UpdateInfoPage(page)
  await form.open()
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

test('what is typed survives a reload, and leaving without saving asks', async ({
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
