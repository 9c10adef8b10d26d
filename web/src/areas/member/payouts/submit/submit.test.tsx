import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import { sendSms } from '#contract/identity/calls'
import { identityInfo } from '#contract/identity/verification-calls'
import { previewWithdrawal, requestWithdrawal } from '#contract/payouts/withdrawal-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { answerCaptcha } from '../../../../testing/captcha'
import { dropFiles } from '../../../../testing/files'
import { descriptionOf, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import {
  answerPayable,
  answerWithdrawals,
  ownWithdrawal,
  samplePreview,
  visitWithdraw,
} from '../../../../testing/sample-withdrawals'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { say } from '../../../../testing/words'

const t = say('withdraw')
const shell = say('shell')
const uploadId = '0190b5a0-0000-7000-8000-000000000001'
const made = sampleOf(requestWithdrawal.output, { id: 1103, number: 'W-1103', currency: 'CNY' })

const dialog = () => within(screen.getByRole('dialog'))
const confirm = () => dialog().getByRole('button', { name: t('submit.confirm') })

async function openDialog(preview = samplePreview()) {
  answerPayable()
  answer(previewWithdrawal, preview)
  const visit = await visitWithdraw()
  await visit.user.click(await screen.findByRole('checkbox', { name: /Spotify/ }))
  const card = screen.getByRole('complementary', { name: t('sum.title') })
  await within(card).findByText(t('sum.gross'))
  await visit.user.click(within(card).getByRole('button', { name: t('submit.open') }))
  await screen.findByRole('dialog')
  return visit
}

async function fillIn(user: Awaited<ReturnType<typeof openDialog>>['user'], net = '1,760.00') {
  await user.fill(field(t('form.net')), net)
  await user.fill(field(shell('code.label')), '482913')
}

describe('a withdrawal that needs a consent', () => {
  it('asks for it before the figures, where a low screen shows it', async () => {
    answerInPassing(identityInfo)
    answerPayable()
    answer(previewWithdrawal, samplePreview({ obstacles: ['no_consent'] }))
    const { user } = await visitWithdraw()
    await user.click(await screen.findByRole('checkbox', { name: /Spotify/ }))
    const card = within(screen.getByRole('complementary', { name: t('sum.title') }))
    const figures = await card.findByText(t('sum.gross'))
    const consent = card.getByText(t('stop.no_consent'), { exact: false })
    expect(consent.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(descriptionOf(card.getByRole('button', { name: t('submit.open') }))).toContain(
      t('stop.no_consent'),
    )
    await expectAccessible()
  })
})

describe('submitting a withdrawal', () => {
  it('takes the amount and a code, leads to its progress, and forgets what was ticked', async () => {
    answerCaptcha()
    answer(sendSms, { wait_seconds: 60, mobile_masked: '138****0001' })
    const { user } = await openDialog()
    expect(screen.getByText(t('submit.title', { net: '1,760.00', digits: '3446' }))).toBeTruthy()
    expect(document.activeElement).toBe(field(t('form.net')))
    await user.click(dialog().getByRole('button', { name: shell('code.send') }))
    expect(await dialog().findByText(shell('code.sent', { mobile: '138****0001' }))).toBeTruthy()
    expect(sent(sendSms)).toMatchObject([{ purpose: 'withdraw' }])
    await fillIn(user)
    await expectAccessible()
    answer(requestWithdrawal, made, 'Submitted.')
    answerPayable([])
    answerWithdrawals(ownWithdrawal())
    await user.click(confirm())
    expect(await screen.findByText('Submitted.')).toBeTruthy()
    expect(sent(requestWithdrawal)).toMatchObject([{ bill_ids: [1], net: '1760.00', sms_code: '482913' }])
    const way = await screen.findByRole('list', { name: t('way.label', { number: 'W-1103' }) })
    await waitFor(() => expect(document.activeElement).toBe(way.closest('li')))
    expect(sessionStorage.getItem('withdrawal')).toBeNull()
  })

  it('refuses another amount than the one that arrives, and sends nothing', async () => {
    const { user } = await openDialog()
    await fillIn(user, '2000')
    await user.click(confirm())
    await waitFor(() =>
      expect(descriptionOf(field(t('form.net')))).toBe(t('form.netDiffers', { net: '1,760.00' })),
    )
    expect(sent(requestWithdrawal)).toEqual([])
  })

  it('is said again with the same key when no answer came, whatever the code', async () => {
    cutOff(requestWithdrawal)
    const { user } = await openDialog()
    await fillIn(user)
    await user.click(confirm())
    expect(await dialog().findByText(t('lost.title'))).toBeTruthy()
    expect(notice()).toBeNull()
    expect(field(t('form.net')).value).toBe('1,760.00')
    await user.fill(field(shell('code.label')), '111111')
    answer(requestWithdrawal, made, 'Submitted.')
    await user.click(confirm())
    expect(await screen.findByText('Submitted.')).toBeTruthy()
    const [first, second] = sent(requestWithdrawal)
    expect(first?.idempotency_key).toBeTruthy()
    expect(second?.idempotency_key).toBe(first?.idempotency_key)
    expect(second?.sms_code).toBe('111111')
  })

  it('shows new figures where they have changed, and asks for them with a new key', async () => {
    refuse(requestWithdrawal, 'conflict', { message: 'The amount has changed.' })
    const { user } = await openDialog()
    await fillIn(user)
    answer(previewWithdrawal, samplePreview({ tax: '250.00', net: '1750.00' }))
    await user.click(confirm())
    expect(await dialog().findByText(t('changed.text', { before: '1,760.00', now: '1,750.00' }))).toBeTruthy()
    expect(field(t('form.net')).value).toBe('')
    expect(field(shell('code.label')).value).toBe('482913')
    await user.fill(field(t('form.net')), '1750')
    answer(requestWithdrawal, made, 'Submitted.')
    await user.click(confirm())
    expect(await screen.findByText('Submitted.')).toBeTruthy()
    const [first, second] = sent(requestWithdrawal)
    expect(second?.net).toBe('1750.00')
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key)
  })

  it('tells a no in its place and keeps what was typed', async () => {
    refuse(requestWithdrawal, 'conflict', { message: 'A bill is in another withdrawal.' })
    const { user } = await openDialog()
    await fillIn(user)
    await user.click(confirm())
    expect(await dialog().findByText('A bill is in another withdrawal.')).toBeTruthy()
    expect(field(t('form.net')).value).toBe('1,760.00')
    refuse(requestWithdrawal, 'wrongCode', { fields: { sms_code: 'Wrong code.' } })
    await user.click(confirm())
    await waitFor(() => expect(descriptionOf(field(shell('code.label')))).toBe('Wrong code.'))
    expect(dialog().queryByText('A bill is in another withdrawal.')).toBeNull()
  })
})

describe('a company', () => {
  it('sends its invoice along, over all of its share', async () => {
    answer(uploadFile, sampleOf(uploadFile.output, { upload_id: uploadId }))
    answer(requestWithdrawal, made, 'Submitted.')
    const { user } = await openDialog(
      samplePreview({
        ...{ needs_invoice: true, obstacles: ['invoice_missing'], tax: '0.00', net: '2000.00' },
        computation: { rule: 'company' },
      }),
    )
    await fillIn(user, '2000')
    await user.fill(field(t('invoice.number')), '1234')
    await user.fill(field(t('invoice.total')), '1999')
    await user.click(confirm())
    await waitFor(() => expect(descriptionOf(field(t('invoice.number')))).toBe(t('invoice.numberWrong')))
    expect(descriptionOf(field(t('invoice.total')))).toBe(t('invoice.totalWrong', { share: '2,000.00' }))
    expect(dialog().getByText(t('invoice.fileMissing'))).toBeTruthy()
    await expectAccessible()
    await user.fill(field(t('invoice.number')), '２４３１ 7000 0000 0000 0001')
    await user.fill(field(t('invoice.total')), '2,000')
    dropFiles(
      dialog().getByRole('group', { name: t('invoice.file') }),
      new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }),
    )
    await waitFor(() => expect(sent(uploadFile)).toMatchObject([{ purpose: 'document' }]))
    await waitFor(() => expect(dialog().queryByText(t('invoice.fileMissing'))).toBeNull())
    await user.click(confirm())
    await waitFor(() =>
      expect(sent(requestWithdrawal)).toMatchObject([
        { invoice: { number: '24317000000000000001', total: '2000', upload_id: uploadId } },
      ]),
    )
  })
})
