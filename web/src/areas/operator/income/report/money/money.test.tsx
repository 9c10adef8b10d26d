import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import {
  closeReportDifference,
  holdBill,
  listDeskBills,
  moveReceivedMoney,
  recordPayment,
  releaseBill,
  reverseReceipt,
} from '#contract/income/receipt-calls'
import { listReportRemarks, listReports, readIncomeReport } from '#contract/income/report-calls'
import { listSuspense } from '#contract/income/suspense-calls'
import { expectAccessible } from '../../../../../testing/accessible'
import { button, field, isInvalid } from '../../../../../testing/forms'
import { giveCode } from '../../../../../testing/give-code'
import { sampleOf } from '../../../../../testing/sample-of'
import { reportOf } from '../../../../../testing/sample-report'
import { answer, answerInPassing, sent } from '../../../../../testing/server'
import { visitAsStaff } from '../../../../../testing/visit'
import { say } from '../../../../../testing/words'

const t = say('report-check')

const bills = sampleOf(listDeskBills.output, {
  items: [
    {
      ...{ id: 71, sp_name: 'Spotify', month: '2026-11', currency: 'CNY', status: 0 },
      ...{ total_money_all: '1443.48', cp_money_all: '1154.78', member: { id: 4, name: 'Lin Lan' } },
    },
    {
      ...{ id: 72, sp_name: 'Deezer', month: '2026-11', currency: 'CNY', status: 10 },
      ...{ remarks: 'Rights dispute', member: { id: 5, name: 'Bo' } },
    },
  ],
  next_cursor: null,
})

async function open(wanted: Parameters<typeof reportOf>[0] = {}) {
  answer(
    readIncomeReport,
    reportOf({
      state: 'posted',
      open: [{ currency: 'EUR', amount: '10316.75' }],
      postings: [
        {
          ...{ id: 1, number: 1, month: '2026-11', posted: { by: 'Grace' }, note: 'Confirmed by mail' },
          ...{ bills: 62, members: 41, shares: '58917.70', transaction_id: 20_418 },
        },
      ],
      posting: { obstacles: [], doubts: [], lines: 0, made: null, others: [] },
      can: { reverse: true },
      ...wanted,
    }),
  )
  answer(listDeskBills, bills)
  answerInPassing(listSuspense, listReportRemarks)
  const shown = await visitAsStaff('/operator/income/report?id=11', ['finance'])
  await screen.findByText('Lin Lan')
  return shown
}

describe('a posted report', () => {
  it('says what became of it, and what the payer still owes', async () => {
    await open()
    expect(screen.getByText('Confirmed by mail')).toBeTruthy()
    expect(
      screen.getByText(t('postings.made', { bills: '62', members: '41', amount: '58,917.70 CNY' })),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: t('postings.ledger') }).getAttribute('href')).toContain(
      'tx=20418',
    )
    const part = screen.getByRole('region', { name: t('money.title') })
    expect(part.textContent).toContain('10,316.75 EUR')
    expect(part.textContent).toContain(t('money.none'))
    await expectAccessible()
  })

  it('asks before it records more than is owed', async () => {
    answer(recordPayment, { request_id: null })
    const { user } = await open()
    await user.click(button(t('money.record')))
    await user.fill(field(t('pay.banked')), '86000')
    await user.click(button(t('pay.submit')))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('75,683.25 EUR')
    expect(sent(recordPayment)).toEqual([])
    await user.click(within(question).getByRole('button', { name: t('pay.overSubmit') }))
    await giveCode(user)
    await waitFor(() => expect(sent(recordPayment)).toMatchObject([{ settled: '86000' }]))
  })

  it('takes a receipt back with a reason and a code, once', async () => {
    answer(reverseReceipt, { request_id: 4 })
    const paid = { currency: 'EUR', settled: '8600.00', charges: '0.00' } as const
    const { user } = await open({
      receipts: [
        {
          ...paid,
          id: 5,
          kind: 'receipt',
          banked: { amount: '8600.00', currency: 'EUR' },
          is_reversed: true,
        },
        { ...paid, id: 6, kind: 'reversed', settled: '-8600.00', reverses: 5, reason: 'Wrong currency' },
        { ...paid, id: 7, kind: 'receipt', settled: '10.00', banked: { amount: '10.00', currency: 'EUR' } },
      ],
    })
    expect(screen.getByText(t('money.reversed', { amount: '8,600.00 EUR' }))).toBeTruthy()
    expect(
      screen.queryByRole('button', { name: t('money.reverseOf', { amount: '8,600.00 EUR' }) }),
    ).toBeNull()
    await user.click(button(t('money.reverseOf', { amount: '10.00 EUR' })))
    await user.click(button(t('reverseReceipt.submit')))
    expect(sent(reverseReceipt)).toEqual([])
    await user.fill(field(t('reverseReceipt.reason')), 'Booked twice')
    await user.click(button(t('reverseReceipt.submit')))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(reverseReceipt)).toEqual([{ receipt_id: 7, reason: 'Booked twice', code: '123456' }]),
    )
  })

  it('takes the payer’s money with what the bank kept, and says what stays open', async () => {
    answer(recordPayment, { request_id: null })
    const { user } = await open()
    await user.click(button(t('money.record')))
    await expectAccessible()
    await user.click(button(t('pay.submit')))
    await waitFor(() => expect(isInvalid(field(t('pay.banked')))).toBe(true))
    await user.fill(field(t('pay.banked')), '10,301.75')
    expect(screen.getByText(t('pay.after', { open: '15.00 EUR' }))).toBeTruthy()
    await user.fill(field(t('pay.charges')), '15')
    expect(screen.getByText(t('pay.afterNone'))).toBeTruthy()
    await user.click(button(t('pay.submit')))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(recordPayment)).toMatchObject([
        {
          ...{ report_id: 11, currency: 'EUR', bank_currency: 'EUR' },
          ...{ banked: '10301.75', charges: '15', settled: '10316.75' },
        },
      ]),
    )
  })

  it('has a difference closed with a reason', async () => {
    answer(closeReportDifference, { request_id: 4 })
    const { user } = await open({ open: [{ currency: 'EUR', amount: '-0.44' }] })
    await user.click(button(t('money.close')))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain(t('close.textOver', { amount: '0.44 EUR' }))
    await user.click(within(dialog).getByRole('button', { name: t('close.submit') }))
    expect(await screen.findByText(t('close.reasonMissing'))).toBeTruthy()
    await user.fill(field(t('close.reason')), 'Rounding of the payer')
    await user.click(within(dialog).getByRole('button', { name: t('close.submit') }))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(closeReportDifference)).toEqual([
        { report_id: 11, currency: 'EUR', reason: 'Rounding of the payer', code: '123456' },
      ]),
    )
  })

  it('that was reversed after it was paid gives the money to the report that took its place', async () => {
    answer(moveReceivedMoney, { request_id: 9 })
    answer(
      listReports,
      sampleOf(listReports.output, {
        items: [
          { id: 11, name: 'itself.csv', sums: [{ currency: 'EUR' }] },
          {
            id: 12,
            name: 'anew.csv',
            sums: [{ currency: 'EUR' }],
            open: [{ currency: 'EUR', amount: '10402.10' }],
          },
          { id: 13, name: 'dollars.csv', sums: [{ currency: 'USD' }], open: [] },
        ],
        next_cursor: null,
      }),
    )
    const { user } = await open({ state: 'reversed', open: [{ currency: 'EUR', amount: '-10316.75' }] })
    const part = screen.getByRole('region', { name: t('money.title') })
    expect(part.textContent).toContain(t('money.held'))
    expect(within(part).queryByRole('button', { name: t('money.close') })).toBeNull()
    await user.click(button(t('money.move')))
    await expectAccessible()
    await user.fill(field(t('move.reason')), 'The rate was wrong')
    await user.click(button(t('move.submit')))
    expect(await screen.findByText(t('move.toMissing'))).toBeTruthy()
    expect(sent(moveReceivedMoney)).toEqual([])
    await user.click(screen.getByRole('combobox', { name: t('move.to') }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      t('move.toOption', { name: 'anew.csv', id: 12, open: '10,402.10 EUR' }),
    ])
    await user.click(options[0] as HTMLElement)
    await user.fill(field(t('move.amount')), '10,316.76')
    await user.click(button(t('move.submit')))
    expect(await screen.findByText(t('move.amountWrong', { amount: '10,316.75 EUR' }))).toBeTruthy()
    await user.fill(field(t('move.amount')), '10,316.75')
    await user.click(button(t('move.submit')))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(moveReceivedMoney)).toMatchObject([
        {
          ...{ report_id: 11, to_report_id: 12, currency: 'EUR', amount: '10316.75' },
          reason: 'The rate was wrong',
        },
      ]),
    )
    expect(await screen.findByText(t('requests.asked'))).toBeTruthy()
  })

  it('shows a colleague how much would go over to which report, and what went back to the payer', async () => {
    answer(confirmMoneyRequest, null)
    const asked = { asked_by: 'Ada', is_own: false } as const
    const { user } = await open({
      requests: [
        {
          ...{ ...asked, id: 9, kind: 'move', why: ['large'], other_report_id: 12, banked: null },
          settles: { amount: '10316.75', currency: 'EUR' },
        },
        {
          ...{ ...asked, id: 10, kind: 'receipt', why: ['takes_back'], received_on: '2026-11-02' },
          settles: { amount: '-4.00', currency: 'EUR' },
          banked: { amount: '-4.00', currency: 'EUR' },
        },
      ],
      receipts: [
        {
          ...{ id: 7, kind: 'receipt', currency: 'EUR', settled: '-3.00', charges: '0.00' },
          banked: { amount: '-3.00', currency: 'EUR' },
        },
      ],
    })
    const other = screen.getByRole('link', { name: t('requests.move', { amount: '10,316.75 EUR', id: 12 }) })
    expect(other.getAttribute('href')).toBe('/operator/income/report?id=12')
    expect(screen.getByText(t('why.large'))).toBeTruthy()
    expect(screen.getByText(t('requests.sentBack', { banked: '4.00 EUR', day: '2026-11-02' }))).toBeTruthy()
    expect(screen.getByText(t('money.sentBack', { amount: '3.00 EUR' }))).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: t('requests.confirm') })
    await user.click(first as HTMLElement)
    await giveCode(user)
    await waitFor(() => expect(sent(confirmMoneyRequest)).toEqual([{ id: 9, code: '123456' }]))
  })

  it('says where money went that was moved, and where it came from', async () => {
    await open({
      open: [],
      receipts: [
        { id: 1, kind: 'moved', currency: 'EUR', settled: '-5.00', other_report_id: 12, banked: null },
        { id: 2, kind: 'moved', currency: 'EUR', settled: '7.00', other_report_id: 13, banked: null },
      ],
    })
    const to = screen.getByRole('link', { name: t('money.movedTo', { amount: '5.00 EUR', id: 12 }) })
    expect(to.getAttribute('href')).toContain('id=12')
    expect(
      screen.getByRole('link', { name: t('money.movedFrom', { amount: '7.00 EUR', id: 13 }) }),
    ).toBeTruthy()
  })

  it('has its bills held with remarks, and released', async () => {
    answer(holdBill, null)
    answer(releaseBill, null)
    const { user } = await open()
    expect(screen.getByText('Rights dispute')).toBeTruthy()
    await user.click(button(t('bills.holdOf', { member: 'Lin Lan' })))
    await expectAccessible()
    await user.fill(field(t('hold.remarks')), 'The payer is looking into it')
    await user.click(button(t('hold.submit')))
    await waitFor(() =>
      expect(sent(holdBill)).toEqual([{ bill_id: 71, remarks: 'The payer is looking into it' }]),
    )
    await user.click(button(t('bills.releaseOf', { member: 'Bo' })))
    await expectAccessible()
    await user.click(button(t('release.submit')))
    expect(sent(releaseBill)).toEqual([])
    await user.fill(field(t('hold.remarks')), 'The dispute is settled')
    await user.click(button(t('release.submit')))
    await waitFor(() =>
      expect(sent(releaseBill)).toEqual([{ bill_id: 72, reason: 'The dispute is settled' }]),
    )
  })
})
