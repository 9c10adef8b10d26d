// A workbook with two sheets, one of them hidden: both are listed with what they come to, a person marks them, and only then somebody else may post.

import { buildSheets, numberCell, textCell } from '../../server/src/testing/build-workbook'
import { asOwnerOf } from '../builders/as-owner'
import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('every sheet of a workbook is marked before it is posted', async ({
  page,
  context,
  backend,
  site,
  words,
}) => {
  const { 'income-desk': desk, 'report-check': check } = words
  const owner = asOwnerOf(backend)
  await owner.asOwner(
    "insert into payers (agent_id, name, currency, created_at) values ($1, 'Sheets & Co', 'CNY', now())",
    [site.agentId],
  )
  const header = ['Sale Month', 'Store', 'Artist', 'Title', 'ISRC', 'Currency', 'Net Revenue'].map(textCell)
  const row = (amount: string) => [
    ...['2026-08', 'Napster', 'Lin', 'Harbour lights', 'CNT012699999', 'CNY'].map(textCell),
    numberCell(amount),
  ]
  const buffer = buildSheets([
    { name: 'Streams', rows: [header, row('1.5')] },
    { name: 'Downloads', rows: [header, row('2.25'), row('0.25')], isHidden: true },
  ])
  const importer = await newStaff(backend, site, { roles: ['finance'] })
  const poster = await newStaff(backend, site, { roles: ['finance'] })

  await test.step('one brings it in and marks its sheets', async () => {
    await importer.logIn(context)
    await page.goto('/operator/income')
    await page.getByRole('button', { name: desk['upload.open'] }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Sheets & Co' }).click()
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'book.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    })
    await dialog.getByRole('button', { name: desk['upload.submit'] }).click()
    await page.locator('a[data-row]').click({ timeout: 30_000 })
    const tables = page.getByRole('region', { name: check['tables.title'] })
    await expect(tables.getByText(check['tables.hidden'], { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(tables.getByRole('listitem').filter({ hasText: 'Downloads' })).toContainText('2.50')
    await expect(page.getByText(check['obstacle.tables-unmarked'])).toBeVisible()
    await expectAccessible(page)
    await tables.getByRole('button', { name: check['tables.follow'] }).click()
    await tables.getByRole('button', { name: check['tables.save'] }).click()
    await expect(page.getByText(check['tables.done'])).toBeVisible()
    await expect(page.getByText(check['obstacle.tables-unmarked'])).toBeHidden()
  })

  await test.step('another one may post it', async () => {
    const address = page.url()
    await poster.logIn(context)
    await page.goto(address)
    await expect(page.getByRole('button', { name: check['bar.post'] })).toBeEnabled()
  })
})
