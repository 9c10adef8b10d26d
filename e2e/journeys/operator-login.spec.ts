// Into the console and out again: two steps, the newcomer's set-up, the way back, and who sees what.
import { inviteFirstAdmin } from '../../server/src/modules/staff/staff.public'
import { codeOf, newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expectNoUntranslated } from '../checks/untranslated'
import { expect, test } from '../fixtures'
import { OperatorDoor } from '../pages/operator-door'

test.use({ isSiteOwn: true })

test('a newcomer sets up the second factor, keeps recovery codes, and one of them opens the door once', async ({
  page,
  backend,
  site,
  words,
  problems,
}) => {
  problems.allow(/status of 422/)
  const staff = await newStaff(backend, site, { isEnrolled: false, roles: ['rights'] })
  const door = new OperatorDoor(page)
  await door.open()
  await expectAccessible(page)
  await door.passFirstStep(staff.username, staff.password)
  await expect(door.qrCode).toBeVisible()
  await expectAccessible(page)
  const key = await door.key.innerText()
  await door.passSecondStep(codeOf(key))
  await expect(door.recoveryCodes).toHaveCount(10)
  await expectAccessible(page)
  const [first = ''] = await door.recoveryCodes.allInnerTexts()
  await expect(door.goIn).toBeDisabled()
  await door.saved.check()
  await door.goIn.click()
  const hello = page.getByRole('heading', {
    name: words.operator['home.title'].replace('{name}', staff.name),
  })
  await expect(hello).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(hello).toBeVisible()

  const account = page.getByRole('button', {
    name: words.operator['tools.label'].replace('{name}', staff.name),
  })
  const logOut = async () => {
    await account.click()
    await page.getByRole('menuitem', { name: words.operator.logOut }).click()
    await expect(door.username).toBeVisible()
  }
  await logOut()
  await page.reload()
  await door.passFirstStep(staff.username, staff.password)
  await page.getByRole('button', { name: words.operator['code.useRecovery'] }).click()
  await door.passSecondStep(first)
  await expect(hello).toBeVisible()
  await logOut()
  await door.passFirstStep(staff.username, staff.password)
  await page.getByRole('button', { name: words.operator['code.useRecovery'] }).click()
  await door.passSecondStep(first)
  await expect(page.getByText('was already used')).toBeVisible()
})

test('the first admin joins by the one-time link, which then is over', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  words,
  problems,
}) => {
  problems.allow(/status of 410/)
  const invitation = await inviteFirstAdmin(backend.database, site.agentId, new Date())
  const address = `/operator/join?invitation=${invitation}`
  const door = new OperatorDoor(page)
  await door.open(address)
  await page.locator('input[name="name"]').fill('江一帆')
  await door.username.fill('first.admin')
  await door.password.fill('a long enough one')
  await expectAccessible(page)
  await door.enter.click()
  await expect(door.qrCode).toBeVisible()
  await door.passSecondStep(codeOf(await door.key.innerText()))
  await door.saved.check()
  await door.goIn.click()
  await expect(page).toHaveURL('/operator')
  const menu = page.getByRole('navigation', { name: words.operator['menu.label'] })
  await expect(menu.getByRole('link', { name: words.operator['menu.checks'] })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: words.operator['join.over.title'] })).toBeVisible()
})

test.describe('in Chinese on a phone', () => {
  test.use({ language: 'zh-CN', theme: 'dark', viewport: { width: 360, height: 740 } })

  test('the first screens fit, are translated and stand in nobody’s way', async ({
    page,
    context,
    backend,
    site,
  }) => {
    const staff = await newStaff(backend, site)
    await staff.logIn(context)
    for (const path of ['/operator', '/operator/checks', '/operator/security']) {
      await page.goto(path)
      await expect(page.getByRole('navigation')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await sidewaysOverflow(page), path).toBe(0)
      await expectAccessible(page)
      await expectNoUntranslated(page, 'zh-CN', [...site.ownWords, ...staff.names])
    }
  })
})
