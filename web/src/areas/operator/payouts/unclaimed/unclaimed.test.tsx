import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  confirmClaim,
  listUnclaimed,
  payConsentBalance,
  proposeClaim,
  refuseClaim,
} from '#contract/payouts/unclaimed-calls'
import { consentBalancesExportPath, unclaimedExportPath } from '#contract/payouts/withdrawal-files'
import { expectAccessible } from '../../../../testing/accessible'
import { dropFiles } from '../../../../testing/files'
import { button, field } from '../../../../testing/forms'
import { giveCode } from '../../../../testing/give-code'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('payout-desk')
const operator = say('operator')
const shell = say('shell')
const path = '/operator/payouts/unclaimed'

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof listUnclaimed.output>>[1]>

const claim = {
  id: 5,
  claimant: { id: 9, name: 'Lin Xiao' },
  holder: '林晓',
  likeness: 'other' as const,
  reason: 'Heir',
  can: { confirm: true, refuse: true },
  hands_off: null,
}
const row = {
  id: 1,
  member_id: 77,
  currency: 'CNY' as const,
  amount: '1500.00',
  claimable: '1200.00',
  bills: 3,
  claimable_bills: 2,
  claim: null,
}
const listOf = (wanted: Wanted = {}) =>
  sampleOf(listUnclaimed.output, {
    ...{
      items: [row],
      sums: [{ currency: 'CNY', amount: '1500.00', accounts: 1 }],
      next_cursor: null,
      without_consent: [],
    },
    ...wanted,
  })

const dialog = async () => within(await screen.findByRole('dialog'))

itHasFourStates(() => visitAsStaff(path, ['finance']), {
  call: listUnclaimed,
  none: listOf({ items: [], sums: [] }),
  some: listOf(),
  row: t('unclaimed.number', { id: 77 }),
  whenNone: t('unclaimed.empty'),
  whenFailed: operator('unreachable.title'),
  retry: operator('retry'),
})

describe('unclaimed income', () => {
  it('asks for the invoice where the claimant is a company', async () => {
    answer(listUnclaimed, listOf())
    const message = 'This is a company’s account.'
    refuse(proposeClaim, 'invalidInput', { fields: { invoice_number: message } })
    const { user } = await visitAsStaff(path, ['finance'])
    await user.click(await screen.findByRole('button', { name: t('claim.do') }))
    const opened = await dialog()
    await user.type(field(t('claim.reason')), 'Contract of the company')
    await user.type(field(t('claim.mobile')), '13800000003')
    await user.click(opened.getByRole('button', { name: t('claim.do') }))
    expect(await screen.findByText(message)).toBeTruthy()
    answer(proposeClaim, null)
    await user.type(field(t('claim.invoiceNumber')), '24442000')
    await user.type(field(t('claim.invoiceTotal')), '1200.00')
    dropFiles(
      screen.getByRole('group', { name: t('claim.invoiceFile') }),
      new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByText('invoice.pdf')).toBeTruthy()
    await expectAccessible()
    await user.click(opened.getByRole('button', { name: t('claim.do') }))
    await waitFor(() =>
      expect(sent(proposeClaim).at(-1)).toMatchObject({
        invoice_number: '24442000',
        invoice_total: '1200.00',
      }),
    )
  })

  it('shows sums and what is ready, leaves as a file, and takes a claim with its reason', async () => {
    answer(listUnclaimed, listOf())
    answer(proposeClaim, null)
    const { user } = await visitAsStaff(path, ['finance'])
    expect(await screen.findByText(t('unclaimed.partly', { count: 2, all: 3 }))).toBeTruthy()
    const file = (format: string) =>
      screen.getByRole('link', { name: shell('export.as', { format }) }).getAttribute('href')
    expect([file('CSV'), file('XLSX')]).toEqual([
      `${unclaimedExportPath}?format=csv`,
      `${unclaimedExportPath}?format=xlsx`,
    ])
    await user.click(button(t('claim.do')))
    const opened = await dialog()
    await expectAccessible()
    await user.type(field(t('claim.reason')), 'Certificate of inheritance')
    await user.type(field(t('claim.mobile')), '1380')
    await user.click(opened.getByRole('button', { name: t('claim.do') }))
    expect(await screen.findByText(t('claim.mobileWrong'))).toBeTruthy()
    expect(sent(proposeClaim)).toEqual([])
    await user.type(field(t('claim.mobile')), '0000001')
    await user.click(opened.getByRole('button', { name: t('claim.do') }))
    await waitFor(() =>
      expect(sent(proposeClaim)).toEqual([
        { member_id: 77, mobile: '13800000001', reason: 'Certificate of inheritance' },
      ]),
    )
  })

  it('is confirmed by somebody else, who sees who claims it and why', async () => {
    answer(listUnclaimed, listOf({ items: [{ ...row, claim }] }))
    answer(confirmClaim, { withdrawal_id: 12, number: 'W-12' })
    const { user } = await visitAsStaff(path, ['finance'])
    expect(await screen.findByText(t('claim.likeness.other'))).toBeTruthy()
    await user.click(button(t('claim.confirm')))
    const opened = await dialog()
    expect(opened.getByText('Heir')).toBeTruthy()
    await expectAccessible()
    await user.click(opened.getByRole('button', { name: t('claim.confirm') }))
    await giveCode(user)
    await waitFor(() => expect(sent(confirmClaim)).toEqual([{ id: 5, code: '123456' }]))
    expect(await screen.findByText(t('claim.confirmed', { number: 'W-12' }))).toBeTruthy()
  })

  it('cannot be confirmed by who proposed it, only taken back', async () => {
    const own = { ...claim, can: { confirm: false, refuse: true }, hands_off: 'proposed_before' as const }
    answer(listUnclaimed, listOf({ items: [{ ...row, claim: own }] }))
    answer(refuseClaim, null)
    const { user } = await visitAsStaff(path, ['finance'])
    expect(await screen.findByText(t('claim.handsOff.proposed_before'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('claim.confirm') })).toBeNull()
    await user.click(button(t('claim.takeBack')))
    const opened = await dialog()
    await user.type(field(t('reason.label')), 'Wrong number')
    await user.click(opened.getByRole('button', { name: t('claim.refuse') }))
    await waitFor(() => expect(sent(refuseClaim)).toEqual([{ id: 5, reason: 'Wrong number' }]))
  })

  it('of an account without consent is paid to the guardian, where there is an account of theirs', async () => {
    const left = {
      ...{
        member: { id: 8, name: 'Xiao Xi' },
        currency: 'CNY' as const,
        available: '500.00',
        later: '20.00',
      },
      account: { holder: '林母', bank_name: 'ICBC', number_masked: '**** 3446' },
      can: { pay: true },
    }
    const without_consent = [
      left,
      { ...left, member: { id: 9, name: 'Xiao He' }, account: null, can: { pay: false } },
    ]
    answer(listUnclaimed, listOf({ items: [], sums: [], without_consent }))
    answer(payConsentBalance, { withdrawal_id: 12, number: 'W-12' })
    const { user } = await visitAsStaff(path, ['finance'])
    expect(await screen.findByText(t('consent.noAccount'))).toBeTruthy()
    expect(screen.getAllByRole('button', { name: t('consent.pay') })).toHaveLength(1)
    expect(
      screen.getByRole('link', { name: shell('export.as', { format: 'CSV' }) }).getAttribute('href'),
    ).toBe(`${consentBalancesExportPath}?format=csv`)
    await expectAccessible()
    await user.click(button(t('consent.pay')))
    await giveCode(user)
    await waitFor(() => expect(sent(payConsentBalance)).toEqual([{ member_id: 8, code: '123456' }]))
    expect(await screen.findByText(t('consent.started', { number: 'W-12' }))).toBeTruthy()
  })
})
