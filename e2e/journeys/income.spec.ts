// A member's money: from the list to the line of the report it came from, and on to the figures, which agree.
import { monthInChina } from '#contract/china-months'
import { postedIncome } from '../builders/income'
import { accessibilityProblems } from '../checks/accessible'
import { chartFigures } from '../checks/chart-figures'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test('a member follows a bill down to the line, confirms it and finds the same sum in the figures', async ({
  page,
  site,
  backend,
  member,
  login,
  words,
}) => {
  const someone = await member()
  const { bills, income } = words
  await postedIncome(backend, site, {
    mobile: someone.mobile,
    title: 'River lights',
    lines: [
      { amount: '1000.123456', quantity: 7426, country: 'JP', usage: 'Premium' },
      { amount: '0.5', quantity: 611, country: 'MY', usage: 'Download' },
    ],
  })
  await login(someone)

  await page.goto('/person-center/income-bill/list')
  const row = page.getByRole('listitem').filter({ hasText: '800.50' })
  await expect(row.getByText(income['status.0'])).toBeVisible()
  const channel = await row.getByRole('heading').innerText()
  await row.getByRole('heading').getByRole('link').click()

  await expect(page.getByText('800.4987648').first()).toBeVisible()
  await page.getByRole('button', { name: /River lights/ }).click()
  await page.getByRole('button', { name: /Japan|日本/ }).click()
  await page.getByRole('button', { name: /Premium/ }).click()
  const second = bills['lines.one'].replace('{line}', '2')
  await page.getByRole('button', { name: new RegExp(`^${second} `) }).click()
  const line = page.getByRole('dialog')
  await expect(line.getByText('800.0987648')).toBeVisible()
  await expect(line.getByText('80%', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(line).toBeHidden()

  await page.getByRole('button', { name: bills.confirm, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: bills.confirm, exact: true }).click()
  await expect(page.getByText(income['status.1']).first()).toBeVisible()

  await page.goto('/person-center/income-bill/figures')
  const months = bills['figures.months']
  await expect.poll(() => chartFigures(page, months)).toEqual([[monthInChina(new Date()), channel, '800.50']])
  const tracks = page.getByRole('region', { name: bills['figures.tracks'] })
  await expect(tracks.getByRole('listitem').filter({ hasText: 'River lights' })).toContainText('800.50')
  const countries = page.getByRole('list', { name: bills['parts.country'] })
  await expect(countries.getByText('800.10')).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0)
  }
  expect(await accessibilityProblems(page)).toEqual([])
})
