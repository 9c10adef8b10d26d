// From ticked bills to the bank and back: one approves, another pays with a file, the bank says what it did, and every figure is the same.
import type { Page } from '@playwright/test'
import { todayInChina } from '#contract/identity/age'
import { memberYearPath, withdrawalsExportPath } from '#contract/payouts/withdrawal-files'
import { askAsOwner } from '../builders/as-owner'
import { lastCode } from '../builders/last-code'
import { licencePaper } from '../builders/licence-paper'
import { payeeWith } from '../builders/payee'
import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { pdfText } from '../checks/pdf-text'
import { expect, test } from '../fixtures'
import { giveCode } from '../pages/code-dialog'
import { CodePart } from '../pages/code-part'

test.use({ isSiteOwn: true })

test('a member withdraws, one approves, another sends the file, the bank pays, returns, and a third pays again', async ({
  page,
  context,
  backend,
  site,
  login,
  words,
}) => {
  const { withdraw: t, 'payout-desk': desk } = words
  const ask = askAsOwner(backend)
  const member = await payeeWith(backend, site, [120_000n, 80_000n])
  const approver = await newStaff(backend, site, { roles: ['finance'], name: 'Wen' })
  const payer = await newStaff(backend, site, { roles: ['finance'], name: 'Lan' })
  const other = await newStaff(backend, site, { roles: ['finance'], name: 'Mei' })

  await test.step('the member ticks bills, sees tax and net, and submits with a code', async () => {
    await login(member)
    await page.goto('/person-center/withdraw')
    await page.getByRole('checkbox', { name: t['choose.all'] }).check()
    await expect(page.getByText('1,760.00').first()).toBeVisible()
    await expect(page.getByText('240.00').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t['submit.open'], exact: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t['form.net']).fill('1760.00')
    const code = new CodePart(dialog)
    await code.send.click()
    await code.input.fill(await lastCode(backend, member.mobile))
    await dialog.getByRole('button', { name: t['submit.confirm'], exact: true }).click()
    await expect(page.getByText(t['way.review'])).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one approves it, and cannot pay it', async () => {
    await approver.logIn(context)
    await page.goto('/operator/payouts')
    await expect(page.getByText(desk['unusual.first_payout']).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: desk['do.approve'] }).first().press('Enter')
    await expectAccessible(page)
    await giveCode(page, words, approver)
    await expect(page.getByText(desk['empty.submitted'])).toBeVisible()
    await expect(page.getByText(desk['bar.none'])).toBeVisible()
  })

  await test.step('another makes the batch; its file is for a second factor', async () => {
    await payer.logIn(context)
    await page.goto('/operator/payouts?state=approved')
    await page.getByRole('button', { name: desk['bar.make'] }).first().press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: desk['bar.make'] }).click()
    await giveCode(page, words, payer)
    await expect.poll(() => stateOf(ask, member.memberId)).toBe('in_batch')
    await page.goto('/operator/payouts/batches')
    await page.getByRole('link', { name: /0001/ }).first().click()
    const download = page.getByRole('button', { name: desk['file.download'] })
    await expect(download).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await download.press('Enter')
    const taken = page.waitForEvent('download')
    await giveCode(page, words, payer)
    const file = await text(await (await taken).createReadStream())
    expect(file).toContain('6217001210012345672')
    expect(file).toContain('1760.00')
  })

  await test.step('the bank says what it did, and that happens once', async () => {
    const [item] = await ask<{ reference: string }>(
      'select reference from payout_batch_items where agent_id = $1',
      [site.agentId],
    )
    const answer = `reference,amount,status,bank reference\n${item?.reference},1760.00,paid,CCB20261117001\nW0-1,5.00,paid,X\n`
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) })
    await expect(page.getByText(desk['result.problems']).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: desk['result.apply'] }).first().press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: desk['result.apply'] }).press('Enter')
    await giveCode(page, words, payer)
    await expect.poll(() => stateOf(ask, member.memberId)).toBe('paid')
  })

  await test.step('the member sees it paid, and the export says the same', async () => {
    await login(member)
    await page.goto('/person-center/withdraw')
    await expect(page.getByText(/CCB20261117001/).first()).toBeVisible()
    await expect(page.getByText('1,760.00').first()).toBeVisible()
    const sheet = await page.evaluate(async path => (await fetch(path)).text(), withdrawalsExportPath)
    expect(sheet).toContain('1760.00')
    expect(sheet).toContain('240.00')
  })

  await test.step('the bank returns the money, and a third person pays it again; the ledger is even', async () => {
    await payer.logIn(context)
    await page.goto('/operator/payouts?state=paid')
    await act(page, desk['do.returned'])
    await page.getByRole('dialog').getByRole('textbox').fill('Account closed')
    await page.getByRole('dialog').getByRole('button', { name: desk['do.returned'] }).press('Enter')
    await giveCode(page, words, payer)
    await expect.poll(() => stateOf(ask, member.memberId)).toBe('returned')
    await page.goto('/operator/payouts?state=returned')
    await expect(page.getByText(desk['handsOff.said_before'])).toBeVisible()
    await expect(page.getByRole('button', { name: desk['do.void'] })).toHaveCount(0)
    await expectAccessible(page)
    await other.logIn(context)
    await page.goto('/operator/payouts?state=returned')
    await expect(page.getByText(desk['again.checkText'])).toBeVisible()
    await expectAccessible(page)
    await act(page, desk['do.paid'])
    await page.getByRole('dialog').getByRole('textbox').first().fill('CCB20261118002')
    await page.getByRole('dialog').getByRole('button', { name: desk['do.paid'] }).press('Enter')
    await giveCode(page, words, other)
    await expect.poll(() => stateOf(ask, member.memberId)).toBe('paid')
    const open = await ask(
      `select kind, currency, balance from ledger_accounts where agent_id = $1 and kind = 'in_withdrawal' and balance <> 0`,
      [site.agentId],
    )
    expect(open).toEqual([])
    await page.goto('/operator/payouts/tax')
    await expect(page.getByText('240.00').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('every figure is the same in ledger, bill, withdrawal, tax list, statement and export', async () => {
    const kept = await ask<Record<string, string>>(
      `select (select sum(share_minor) from bills where member_id = $1 and status = 3) as bills,
              w.share_minor as share, w.tax_minor as tax, w.net_minor as net,
              (select sum(tax_minor) from tax_lines where member_id = $1) as listed,
              (select -sum(balance) from ledger_accounts where agent_id = w.agent_id and kind = 'tax_due') as tax_in_ledger,
              (select -sum(balance) from ledger_accounts where agent_id = w.agent_id and kind = 'bank') as paid_in_ledger,
              (select sum(balance) from ledger_accounts where member_id = $1) as left_in_ledger
       from withdrawals w where w.member_id = $1`,
      [member.memberId],
    )
    expect(kept).toEqual([
      {
        ...{ bills: '200000', share: '200000', tax: '24000', net: '176000' },
        ...{ listed: '24000', tax_in_ledger: '24000', paid_in_ledger: '176000', left_in_ledger: '0' },
      },
    ])
    await login(member)
    await page.goto('/person-center/withdraw')
    const year = todayInChina(new Date()).slice(0, 4)
    const statement = pdfText(await fetched(page, `${memberYearPath}?year=${year}`))
    for (const figure of ['2,000.00', '-240.00', '240.00', '-1,760.00', '1,760.00'])
      expect(statement).toContain(figure)
    const sheet = (await fetched(page, withdrawalsExportPath)).toString('utf8')
    for (const figure of ['2000.00', '240.00', '1760.00']) expect(sheet).toContain(figure)
  })
})

test('a company is paid against its invoice, a minor to the guardian, and one is refused', {
  tag: '@drill',
}, async ({ page, context, backend, site, login, words }) => {
  const { withdraw: t, 'payout-desk': desk } = words
  const ask = askAsOwner(backend)
  const company = await payeeWith(backend, site, [500_000n], 'company')
  const minor = await payeeWith(backend, site, [90_000n], 'minor')
  const other = await payeeWith(backend, site, [70_000n])
  const approver = await newStaff(backend, site, { roles: ['finance'], name: 'Wen' })
  const payer = await newStaff(backend, site, { roles: ['finance'], name: 'Lan' })

  /** Ticks everything and submits; the code goes to whoever signs. */
  async function withdraw(member: typeof company, net: string, invoice?: { total: string }) {
    await login(member)
    await page.goto('/person-center/withdraw')
    await page.getByRole('checkbox', { name: t['choose.all'] }).check()
    await page.getByRole('button', { name: t['submit.open'], exact: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    if (invoice) {
      await dialog.getByLabel(t['invoice.number']).fill('24350000000012345678')
      await dialog.getByLabel(t['invoice.total']).fill(invoice.total)
      await dialog.locator('input[type=file]').setInputFiles(await licencePaper())
      const replace = words.member['scan.replace'].replace('{title}', t['invoice.file'])
      await expect(dialog.getByRole('button', { name: replace })).toBeVisible()
      await expectAccessible(page)
    }
    await dialog.getByLabel(t['form.net']).fill(net)
    const code = new CodePart(dialog)
    await code.send.click()
    await code.input.fill(await lastCode(backend, member.signer.mobile))
    await dialog.getByRole('button', { name: t['submit.confirm'], exact: true }).click()
    await expect(page.getByText(t['way.review'])).toBeVisible()
  }

  await test.step('nothing is withheld from the company; the minor is taxed and the guardian confirms', async () => {
    await withdraw(company, '5000.00', { total: '5000.00' })
    await withdraw(minor, '880.00')
    await withdraw(other, '700.00')
  })

  await test.step('one approves two of them and refuses the third', async () => {
    await approver.logIn(context)
    await page.goto('/operator/payouts?sort=age')
    await expect(page.getByText(desk['invoice.match'])).toBeVisible()
    await act(page, desk['do.approve'])
    await expect.poll(() => stateOf(ask, company.memberId)).toBe('approved')
    await expect(page.getByRole('heading', { level: 2, name: '880.00' })).toBeVisible()
    await act(page, desk['do.approve'])
    await expect.poll(() => stateOf(ask, minor.memberId)).toBe('approved')
    await expect(page.getByRole('heading', { level: 2, name: '700.00' })).toBeVisible()
    await act(page, desk['do.refuse'])
    await page.getByRole('dialog').getByRole('textbox').fill('One bill is being checked')
    await page.getByRole('dialog').getByRole('button', { name: desk['do.refuse'] }).press('Enter')
    await expect.poll(() => stateOf(ask, other.memberId)).toBe('refused')
  })

  await test.step('another sends both to the bank, which pays both', async () => {
    await payer.logIn(context)
    await page.goto('/operator/payouts?state=approved')
    await page.getByRole('button', { name: desk['bar.make'] }).first().press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: desk['bar.make'] }).click()
    await giveCode(page, words, payer)
    await expect(page.getByRole('button', { name: desk['file.download'] })).toBeVisible({ timeout: 30_000 })
    const items = await ask<{ reference: string; amount: string; holder: string }>(
      `select item.reference, (item.amount_minor / 100.0)::numeric(12, 2)::text as amount, account.holder from payout_batch_items item
       join withdrawals withdrawal on withdrawal.id = item.withdrawal_id
       join bank_accounts account on account.id = withdrawal.account_id where item.agent_id = $1 order by item.position`,
      [site.agentId],
    )
    expect(items.map(({ holder, amount }) => `${holder} ${amount}`)).toEqual([
      '支流唱片（示例）有限公司 5000.00',
      '林大川 880.00',
    ])
    const lines = items.map(({ reference, amount }, place) => `${reference},${amount},paid,CCB${place}`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        ...{ name: 'answer.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(['reference,amount,status,bank reference', ...lines, ''].join('\n')),
      })
    await page.getByRole('button', { name: desk['result.apply'] }).first().press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: desk['result.apply'] }).press('Enter')
    await giveCode(page, words, payer)
    await expect.poll(() => stateOf(ask, company.memberId)).toBe('paid')
    await expect.poll(() => stateOf(ask, minor.memberId)).toBe('paid')
  })

  await test.step('the tax list has the minor alone, and the refused money is free again', async () => {
    const taxed = await ask(
      'select member_id::int as of, tax_minor::int as tax from tax_lines where agent_id = $1',
      [site.agentId],
    )
    expect(taxed).toEqual([{ of: minor.memberId, tax: 2_000 }])
    await login(other)
    await page.goto('/person-center/withdraw')
    await expect(page.getByRole('checkbox', { name: t['choose.all'] })).toBeVisible()
    await expect(page.getByText(/One bill is being checked/).first()).toBeVisible()
  })
})

/** On a wide screen the first one is open beside the list. */
const act = (page: Page, name: string) => page.getByRole('button', { name }).first().press('Enter')

async function stateOf(ask: ReturnType<typeof askAsOwner>, memberId: number): Promise<string | undefined> {
  const [found] = await ask<{ state: string }>('select state from withdrawals where member_id = $1', [
    memberId,
  ])
  return found?.state
}

/** As the page would take it along. */
async function fetched(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(
    async path => [...new Uint8Array(await (await fetch(path)).arrayBuffer())],
    path,
  )
  return Buffer.from(bytes)
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
