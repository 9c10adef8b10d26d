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
