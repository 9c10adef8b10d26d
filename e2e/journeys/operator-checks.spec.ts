// The queue of identities: comparing, refusing with reasons, approving by keyboard, one after the other.
import { newStaff } from '../builders/staff'
import { newSubmission } from '../builders/submission'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('an operator refuses one with a reason, approves the next by keyboard, and the queue is empty', async ({
  page,
  context,
  backend,
  site,
  words,
}) => {
  const t = words.operator
  const older = await newSubmission(backend, site, { name: '陈舟', hoursAgo: 60 })
  const newer = await newSubmission(backend, site, { name: '江晚', hoursAgo: 3 })
  const staff = await newStaff(backend, site, { roles: ['rights'] })
  await staff.logIn(context)
  await page.goto('/operator/checks')
  const names = page
    .getByRole('row')
    .getByRole('link')
    .filter({ hasText: /陈舟|江晚/ })
  await expect(names).toHaveText([older.name, newer.name])
  await expectAccessible(page)
  await names.first().click()

  await expect(page.getByRole('heading', { level: 1, name: older.name })).toBeVisible()
  const plain = older.number.replace(/^(\d{6})(\d{8})(\d{4})$/, '$1 $2 $3')
  await expect(page.getByText(plain)).toBeVisible()
  const scan = page.getByRole('img', { name: t['field.id_front'] })
  await expect.poll(() => scan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await page.keyboard.press('2')
  await expect(page.getByRole('img', { name: t['field.id_back'] })).toBeVisible()
  await expectAccessible(page)

  const refuse = page.getByRole('button', { name: t['decide.refuse'], exact: true })
  await expect(refuse).toBeDisabled()
  await page.getByRole('button', { name: t['check.mark'].replace('{field}', t['field.id_back']) }).click()
  await page.getByRole('button', { name: t['reason.blurred'] }).click()
  await refuse.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t['reason.blurred'])
  await expectAccessible(page)
  await question.getByRole('button', { name: t['decide.refuse'], exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: newer.name })).toBeVisible()
  expect(await older.outcome()).toEqual({
    state: 'refused',
    reasons: [{ field: 'id_back', text: t['reason.blurred'] }],
    told: ['identity.refused'],
  })
  await page.keyboard.press('a')
  await expect(question).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: t['empty.waiting.title'] })).toBeVisible()
  expect(await newer.outcome()).toMatchObject({ state: 'approved', told: ['identity.approved'] })
})

test('the desk fits into a phone and a tablet', { tag: '@drill' }, async ({
  page,
  context,
  backend,
  site,
}) => {
  await newSubmission(backend, site, { name: '陈舟' })
  const staff = await newStaff(backend, site)
  await staff.logIn(context)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/operator')
    await page.getByRole('link', { name: '陈舟' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '陈舟' })).toBeVisible()
    expect(await sidewaysOverflow(page)).toBe(0)
    await expectAccessible(page)
  }
})
