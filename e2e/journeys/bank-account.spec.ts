// Where money goes: a verified member adds a debit card with a code, sees until when it waits, and takes it away again.
import { lastCode } from '../builders/last-code'
import { letCodesAge } from '../builders/review-work'
import { verifiedMember } from '../builders/verified'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { CodePart } from '../pages/code-part'

test('a member binds a card in the verified name, waits a day, and removes it', async ({
  page,
  backend,
  site,
  login,
  words: { payouts: t },
}) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  await page.goto('/person-center/withdraw')
  await page.getByRole('button', { name: t['account.bind'] }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t['form.holder'])).toHaveValue(member.signer.name)
  const number = dialog.getByLabel(t['form.card'])
  await number.fill('6225750000000006')
  await expect(dialog.getByText(/credit card/).last()).toBeVisible()
  await number.fill('6222020200112233446')
  await expect(dialog.getByText(t['form.bankKnown'])).toBeVisible()
  await expectAccessible(page)
  const code = new CodePart(dialog)
  await code.send.click()
  await code.input.fill(await lastCode(backend, member.mobile))
  await dialog.getByRole('button', { name: t['form.submit'] }).press('Enter')

  await expect(page.getByText(/ending in 3446/).first()).toBeVisible()
  await expect(page.getByText(t['wait.act'])).toBeVisible()
  await expectAccessible(page)

  // By keyboard: the demo phone may lie over it.
  await page.getByRole('button', { name: t['account.remove'] }).press('Enter')
  // One code a minute goes to a number.
  await letCodesAge(backend, site, member.mobile)
  await code.send.press('Enter')
  await code.input.fill(await lastCode(backend, member.mobile))
  await dialog.getByRole('button', { name: t['remove.submit'] }).press('Enter')
  await expect(page.getByText(t['none.title'])).toBeVisible()
})
