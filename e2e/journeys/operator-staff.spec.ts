// Who works here: inviting somebody by a link that is shown once, giving other roles, suspending.
import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('an admin invites somebody, changes roles, and suspends: their browser is at the door', async ({
  page,
  context,
  browser,
  baseURL,
  backend,
  site,
  words,
}) => {
  test.slow()
  const t = words.staff
  const admin = await newStaff(backend, site, { name: '江一帆' })
  const support = await newStaff(backend, site, { name: 'Fang', roles: ['support'] })
  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB' })
  await support.logIn(elsewhere)
  await admin.logIn(context)
  await page.goto('/operator/staff')
  await expect(page.getByRole('heading', { name: 'Fang' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t.invite }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t['invite.make'] }).click()
  await expect(dialog.getByText(t['change.rolesMissing'])).toBeVisible()
  await dialog.getByRole('textbox', { name: t['invite.note'] }).fill('Lin')
  await dialog.getByRole('checkbox', { name: new RegExp(words.operator['role.editor']) }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t['invite.make'] }).click()
  const link = dialog.getByRole('textbox', { name: t['made.title'] })
  await expect(link).toHaveValue(/\/operator\/join\?invitation=[\w-]{43}$/)
  await expectAccessible(page)
  const address = await link.inputValue()
  await dialog.getByRole('button', { name: t['made.done'] }).click()
  await expect(page.getByText('Lin', { exact: true })).toBeVisible()

  const invited = await browser.newContext({ baseURL, locale: 'en-GB' })
  const joinPage = await invited.newPage()
  await joinPage.goto(address)
  await expect(joinPage.getByText('Content review')).toBeVisible()
  await page.getByRole('button', { name: t['open.withdrawNamed'].replace('{note}', 'Lin') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['open.withdraw'] }).click()
  await expect(page.getByText(t['open.title'])).toBeHidden()

  const fang = page
    .getByRole('list', { name: t['list.label'] })
    .getByRole('listitem')
    .filter({ hasText: 'Fang' })
  const menu = page.getByRole('button', { name: t['menu.open'].replace('{name}', 'Fang') })
  await menu.click()
  await page.getByRole('menuitem', { name: t['menu.change'] }).click()
  await dialog.getByRole('checkbox', { name: new RegExp(words.operator['role.finance']) }).check()
  await dialog.getByRole('button', { name: t['change.save'] }).click()
  await expect(fang).toContainText(words.operator['role.finance'])

  const theirPage = await elsewhere.newPage()
  await theirPage.goto('/operator/desk')
  await expect(theirPage.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: t['menu.suspend'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['menu.suspend'] }).click()
  await expect(fang).toContainText(t.suspended)
  await theirPage.reload()
  await expect(theirPage.locator('input[type=password]')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectAccessible(page)
  await elsewhere.close()
  await invited.close()
})
