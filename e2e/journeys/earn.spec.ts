// The whole way of the money: a test channel's month, read, matched, posted by somebody else, paid for and agreed with. What the
// report says times the member's rate is what ledger, bill, chart and export show.
import type { Page } from '@playwright/test'
import { monthInChina } from '#contract/china-months'
import { billsExportPath } from '#contract/income/bill-calls'
import { paths } from '#contract/paths'
import { buildRelease, isrcOf } from '../../server/src/testing/build-release'
import { asOwnerOf } from '../builders/as-owner'
import { newStaff } from '../builders/staff'
import { verifiedMember } from '../builders/verified'
import { expectAccessible } from '../checks/accessible'
import { chartFigures } from '../checks/chart-figures'
import { expect, test } from '../fixtures'
import { giveCode } from '../pages/code-dialog'
import type { wordsOf } from '../words'

test.use({ isSiteOwn: true })

type Words = ReturnType<typeof wordsOf>
type Clerk = Parameters<typeof giveCode>[2]

test('what a channel reports reaches its member to the cent, through many hands', async ({
  page,
  context,
  backend,
  site,
  login,
  words,
}) => {
  const { 'income-desk': desk, 'report-check': check, bills, income, ledger } = words
  const owner = asOwnerOf(backend)
  const member = await verifiedMember(backend, site)
  const isrcs = [isrcOf(), isrcOf()]
  await buildRelease(owner, site.agentId, member.memberId, { title: 'Harbour lights', isrcs, rate: 0.85 })
  const [channel] = await owner.asOwner<{ code: string }>(
    'select code from channels where agent_id = $1 and is_sandbox order by id limit 1',
    [site.agentId],
  )
  const deals = [{ models: ['SubscriptionModel'], uses: ['OnDemandStream'], except: [], from: '2026-01-01' }]
  const named = (isrc: string | undefined, title: string) => ({
    isrc,
    title,
    artists: 'Lin',
    kind: 'audio',
    deals,
  })
  await owner.asOwner(
    `insert into sandbox_releases (agent_id, channel, upc, title, artists, type, label, tracks, deals, cover_path, state, live_on, message_id,
       message_at, link_code)
     values ($1, $2, '123456789012', 'Harbour lights', 'Lin', 'Album', '', $3, '[]', '', 'live', '2026-01-01', 'm', now(), 'c')`,
    [
      site.agentId,
      channel?.code,
      // The channel has written the second one's code wrongly.
      JSON.stringify([named(isrcs[0], 'Harbour lights'), named('TWA532600417', 'Harbour lights')]),
    ],
  )
  const importer = await newStaff(backend, site, { roles: ['finance'] })
  const poster = await newStaff(backend, site, { roles: ['finance'] })

  await test.step('one fetches the month and says which recording the odd title is', async () => {
    await importer.logIn(context)
    await page.goto('/operator/income')
    await page.getByRole('button', { name: desk['fetch.open'] }).click()
    await page.getByRole('dialog').getByRole('button', { name: desk['fetch.submit'] }).click()
    await page.locator('a[data-row]').click({ timeout: 30_000 })
    await expect(page.getByText(check['obstacle.imported-by-you'])).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: new RegExp(`^${check['suspense.match'].split(' ')[0]} `) }).click()
    await expect(page.getByText(check['suspense.done'])).toBeVisible()
    await expect(page.getByRole('button', { name: check['bar.post'] })).toBeDisabled()
    await expectAccessible(page)
  })

  const report = await reportOf(page)
  await test.step('another posts it and records the money', async () => {
    await poster.logIn(context)
    await page.reload()
    await page.getByRole('button', { name: check['bar.post'] }).click()
    await page.getByRole('dialog').getByRole('button', { name: check['post.submit'], exact: true }).click()
    const record = page.getByRole('button', { name: check['money.record'] })
    await expect(record).toBeVisible({ timeout: 30_000 })
    const { open } = await reportOf(page)
    await recordMoney(page, words, { amount: open, by: poster })
    await expect(page.getByText(check['money.covered'])).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a wrong receipt is reversed with a reason by two of them, and the money is recorded anew', async () => {
    const reason = 'Booked on the wrong day'
    const { owed } = await reportOf(page)
    await page
      .getByRole('button', { name: new RegExp(`^${check['money.reverseOf'].split(' {')[0]}`) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(check['reverseReceipt.reason']).fill(reason)
    await dialog.getByRole('button', { name: check['reverseReceipt.submit'] }).click()
    await giveCode(page, words, poster)
    const asked = page.getByRole('region', { name: check['requests.title'] })
    await expect(asked.getByText(reason)).toBeVisible()
    await expect(asked.getByText(check['requests.own'])).toBeVisible()
    await expect(asked.getByRole('button', { name: check['requests.confirm'] })).toHaveCount(0)
    await importer.logIn(context)
    await page.reload()
    await expect(asked.getByText(reason)).toBeVisible()
    await expectAccessible(page)
    await asked.getByRole('button', { name: check['requests.confirm'] }).click()
    await giveCode(page, words, importer)
    await expect(asked).toHaveCount(0)
    await expect(page.getByText(new RegExp(check['money.reversed'].replace('{amount}', '.+')))).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect.poll(async () => (await reportOf(page)).open).toBe(owed)
    await recordMoney(page, words, { amount: owed, by: importer })
    await expect(page.getByText(check['money.covered'])).toBeVisible()
  })

  const share = shown(cents(report.total, 85n))
  // Zero is everywhere: nothing would be found of it.
  expect(cents(report.total, 85n)).toBeGreaterThan(99n)
  await test.step('the member agrees, and finds the same sum in the bill, the chart and the export', async () => {
    await login(member)
    await page.goto('/person-center/income-bill/list')
    const row = page.getByRole('listitem').filter({ hasText: share })
    const channelName = await row.getByRole('heading').innerText()
    await row.getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: bills.confirm, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: bills.confirm, exact: true }).click()
    await expect(page.getByText(income['status.1']).first()).toBeVisible()
    await page.goto('/person-center/income-bill/figures')
    const months = bills['figures.months']
    await expect
      .poll(() => chartFigures(page, months))
      .toEqual([[monthInChina(new Date()), channelName, share]])
    const sheet = await fetched(page, billsExportPath)
    expect(sheet.split('\n').filter(line => line.includes(share.replaceAll(',', '')))).toHaveLength(1)
  })

  await test.step('the ledger holds it for the member, and all of it comes to zero', async () => {
    await importer.logIn(context)
    await page.goto('/operator/income/ledger?kind=member_available')
    await expect(page.getByRole('row').filter({ hasText: share })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: ledger['kind.member_available'] })).toBeVisible()
    const { data } = JSON.parse(await fetched(page, paths.readLedger)) as {
      data: { groups: { kind: string; currency: string; balance: string }[]; zero: { sum: string }[] }
    }
    const balanceOf = (kind: string) => Number(data.groups.find(group => group.kind === kind)?.balance)
    expect(balanceOf('member_available')).toBe(-Number(share.replaceAll(',', '')))
    expect(balanceOf('bank')).toBeGreaterThan(0)
    expect(balanceOf('operator_share')).toBeLessThan(0)
    expect(data.zero.map(({ sum }) => Number(sum))).toEqual(data.zero.map(() => 0))
    await expectAccessible(page)
  })
})

/** All that is owed, as it came. */
async function recordMoney(page: Page, words: Words, { amount, by }: { amount: string; by: Clerk }) {
  const check = words['report-check']
  await page.getByRole('button', { name: check['money.record'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(check['pay.banked']).fill(amount)
  await expect(page.getByText(check['pay.afterNone'])).toBeVisible()
  await dialog.getByRole('button', { name: check['pay.submit'], exact: true }).click()
  await giveCode(page, words, by)
}

/** What is read of the report in all, what its payer still owes for it, and what it was when the money was recorded. */
async function reportOf(page: Page): Promise<{ total: string; open: string; owed: string }> {
  const id = new URL(page.url()).searchParams.get('id')
  const { data } = JSON.parse(await fetched(page, `${paths.readIncomeReport}?id=${id}`)) as {
    data: { totals: { read: string }[]; open: { amount: string }[]; receipts: { settled: string }[] }
  }
  return {
    ...{ total: data.totals[0]?.read ?? '', open: data.open[0]?.amount ?? '' },
    owed: data.receipts[0]?.settled ?? '',
  }
}

const fetched = (page: Page, address: string) =>
  page.evaluate(async wanted => {
    const asked = new URL(wanted, location.href)
    asked.searchParams.set('t', String(Math.floor(Date.now() / 1000)))
    return (await fetch(asked)).text()
  }, address)

/** So many per cent of an amount of six decimals at most, in cents, half away from zero. */
function cents(amount: string, percent: bigint): bigint {
  const [whole = '', decimals = ''] = amount.split('.')
  const millionths = BigInt(whole + decimals.padEnd(6, '0'))
  return (millionths * percent + 500_000n) / 1_000_000n
}

const shown = (minor: bigint) =>
  `${(minor / 100n).toLocaleString('en')}.${String(minor % 100n).padStart(2, '0')}`
