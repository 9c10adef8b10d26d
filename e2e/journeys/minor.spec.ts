import { minorDocuments } from '#contract/identity/account'
import { picture } from '../../server/src/testing/pictures'
import { lastCode } from '../builders/last-code'
import { idOfAge, newMobile } from '../builders/new-person'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { MinorPage } from '../pages/minor-page'

test.use({ isSiteOwn: true })

const scan = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await picture('png'),
})

test('who turns out to be a minor gives child, guardian and documents, in two sittings', async ({
  page,
  backend,
  member,
  login,
  words,
}) => {
  const parent = newMobile()
  await login(await member())
  const form = new MinorPage(page)
  await form.open()
  await expect(form.side).toContainText('6 still missing')

  await form.childName.fill('小河')
  await form.childId.fill(idOfAge(13))
  await form.saveChild.click()
  await expect(form.side).toContainText('5 still missing')

  await form.guardianName.fill('大江')
  await form.guardianId.fill(idOfAge(41))
  await form.relations.nth(1).click()
  await form.guardianMobile.fill(parent)
  await form.guardianCode.send.click()
  await form.guardianCode.input.fill(await lastCode(backend, parent))
  await form.saveGuardian.click()
  await expect(form.side).toContainText('4 still missing')

  for (const kind of ['child_id', 'guardian_id'] as const) {
    await form.add(kind, await scan(kind))
    await expect(form.preview(kind)).toBeVisible()
  }

  // Another day: everything given is there, and the rest is asked for.
  await page.goto('/work-publish/entry')
  await page.getByRole('link', { name: words.member['task.complete_minor'] }).click()
  await expect(form.side).toContainText('2 still missing')
  await expect(page.locator('#part-child')).toContainText('小河')
  await expect(page.locator('#part-guardian')).toContainText('大江')
  await expect(form.preview('child_id')).toBeVisible()
  await expectAccessible(page)

  await form.submit.click()
  await expect(form.document('household_register')).toContainText(words.member['scan.missing'])
  for (const kind of ['household_register', 'consent'] as const) {
    await form.add(kind, await scan(kind))
    await expect(form.preview(kind)).toBeVisible()
  }
  await expect(form.side).toContainText(words.member['minor.complete'])
  await form.submit.click()
  await expect(page.getByRole('heading', { name: words.member['minor.waiting'] })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /new window/ })).toHaveCount(
    minorDocuments.length,
  )

  await page.goto('/person-center/information')
  await expect(page.getByRole('main')).toContainText(words.member['identity.state.waiting'])
})

test('a file that is no document is refused in its place', async ({
  page,
  member,
  login,
  words,
  problems,
}) => {
  problems.allow(/common\/upload/)
  await login(await member())
  const form = new MinorPage(page)
  await form.open()
  const broken = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await form.add('consent', broken)
  await expect(form.document('consent').getByRole('alert')).toContainText('does not open')
  await form.add('child_id', { name: 'scan.gif', mimeType: 'image/gif', buffer: await picture('gif') })
  await expect(form.document('child_id').getByRole('alert')).toHaveText(words.member['scan.wrongType'])
})

test('an ID of age is told while it is typed, with the way to the ordinary check', async ({
  page,
  member,
  login,
  words,
}) => {
  await login(await member())
  const form = new MinorPage(page)
  await form.open()
  await form.childId.fill(idOfAge(19))
  await expect(form.childId).toHaveAccessibleDescription(/18 or older/)
  await page.locator('#part-child').getByRole('link', { name: words.member['minor.toVerify'] }).click()
  await expect(page).toHaveURL('/person-center/information')
})
