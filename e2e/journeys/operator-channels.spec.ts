// A channel from its name to the moment releases go there, and its place among the others.
import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('an admin adds a channel that takes sheets, tests it, switches it on and moves it up', async ({
  page,
  context,
  backend,
  site,
  words,
}) => {
  test.slow()
  const t = words.channels
  const nameIn = (language: 'zh-CN' | 'en') =>
    page.getByRole('textbox', { name: `${t['field.name']} · ${words.site[`language.${language}`]}` })
  const admin = await newStaff(backend, site, { roles: ['admin'] })
  await admin.logIn(context)
  await page.goto('/operator/channels')
  await page.getByRole('button', { name: t['add.open'] }).click()
  await nameIn('zh-CN').fill('河流音乐')
  await nameIn('en').fill('River Music')
  await page.getByRole('textbox', { name: t['field.code'] }).fill('river-music')
  await page.getByRole('combobox', { name: t['field.format'] }).click()
  await page.getByRole('option', { name: t['format.sheet'] }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t['add.submit'], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'River Music' })).toBeVisible()

  const switchOn = page.getByRole('button', { name: t['switch.on'], exact: true })
  await expect(switchOn).toBeDisabled()
  await page.getByRole('link', { name: t['obstacle.columns-missing'] }).click()
  const fill = page.getByRole('button', { name: t['columns.fill'] })
  await expect(fill).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText(t.allSaved)).toBeVisible()
  await expect(page.getByRole('link', { name: t['obstacle.columns-missing'] })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: t['test.run'] }).click()
  await expect(page.getByRole('list', { name: t['test.steps'] })).toBeVisible()
  await switchOn.click()
  await expect(page.getByRole('button', { name: t['switch.off'] })).toBeVisible()

  await page.getByRole('link', { name: t.back }).click()
  const rows = page.getByRole('list', { name: t['list.label'] }).locator(':scope > li')
  await expect(rows.last()).toContainText('River Music')
  await expect(rows.last()).toContainText(t['state.on'])
  const up = page.getByRole('button', { name: words.operator['order.up'].replace('{name}', 'River Music') })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(rows.last()).not.toContainText('River Music')
  await expect(up).toBeFocused()
  await page.reload()
  await expect(page.getByRole('link', { name: 'River Music' })).toBeVisible()
  await expect(rows.last()).not.toContainText('River Music')
})

test('the screens of channels fit a phone and a desk, for whoever may only read them too', {
  tag: '@drill',
}, async ({ page, context, backend, site }) => {
  const admin = await newStaff(backend, site, { roles: ['admin'] })
  const rights = await newStaff(backend, site, { roles: ['rights'] })
  const widths = [360, 768, 1440]
  await admin.logIn(context)
  for (const address of ['/operator/channels', '/operator/channels/schemas']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expectAccessible(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysOverflow(page), `${address} fits into ${width} px`).toBe(0)
    }
  }
  await rights.logIn(context)
  await page.goto('/operator/channels')
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page), `a channel fits into ${width} px`).toBe(0)
  }
})
