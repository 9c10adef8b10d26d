import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listBatchLayouts } from '#contract/payouts/batch-calls'
import { approvePayouts, listPayouts, markPayoutPaid, readPayout } from '#contract/payouts/payout-desk-calls'
import { expectAccessible } from '../../testing/accessible'
import { button, descriptionOf, field } from '../../testing/forms'
import { codeLabel, giveCode } from '../../testing/give-code'
import { sampleOf } from '../../testing/sample-of'
import { payoutOf, queueOf } from '../../testing/sample-payout'
import { answer, cutOff, refuse, sent } from '../../testing/server'
import { visitAsStaff } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('payout-desk')
const operator = say('operator')

async function open(wanted: Partial<Parameters<typeof payoutOf>[0]> = {}) {
  answer(listPayouts, queueOf({}))
  answer(readPayout, payoutOf({ id: 1100, number: 'W-1100', ...wanted }))
  answer(listBatchLayouts, sampleOf(listBatchLayouts.output, []))
  const shown = await visitAsStaff('/operator/payouts', ['finance'])
  await screen.findByRole('heading', { level: 2, name: '5,732.57' })
  return shown
}

const code = () => screen.findByLabelText<HTMLInputElement>(codeLabel)
const isOpen = () => screen.queryByLabelText(codeLabel) !== null

describe('the dialog that asks for a code', () => {
  it('opens by the key for approving, which alone approves nothing', async () => {
    const { user } = await open()
    await user.keyboard('a')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('W-1100')
    expect(document.activeElement).toBe(await code())
    await expectAccessible()
    await user.keyboard('a{Enter}')
    expect(descriptionOf(await code())).toContain(operator('factor.incomplete'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(sent(approvePayouts)).toEqual([])
  })

  it('stays after a wrong code with everything below it, and sends the next', async () => {
    refuse(markPayoutPaid, 'wrongCode', { fields: { code: 'Wrong or used.' } })
    const { user } = await open({ state: 'in_batch', can: { ...payoutOf().can, pay: true } })
    await user.click(button(t('do.paid')))
    const below = await screen.findByRole('dialog')
    await user.fill(field(t('paid.reference')), 'CMB20261103')
    await user.click(within(below).getByRole('button', { name: t('do.paid') }))
    await giveCode(user)
    await waitFor(async () => expect(descriptionOf(await code())).toContain('Wrong or used.'))
    expect((await code()).value).toBe('')
    answer(markPayoutPaid, null)
    await giveCode(user, '654321')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(sent(markPayoutPaid).at(-1)).toMatchObject({ bank_reference: 'CMB20261103', code: '654321' })
  })

  it('leaves the form as it was when it is closed', async () => {
    const { user } = await open({ state: 'in_batch', can: { ...payoutOf().can, pay: true } })
    await user.click(button(t('do.paid')))
    const below = await screen.findByRole('dialog')
    await user.fill(field(t('paid.reference')), 'CMB20261103')
    await user.click(within(below).getByRole('button', { name: t('do.paid') }))
    await code()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(field(t('paid.reference')).value).toBe('CMB20261103')
    expect(sent(markPayoutPaid)).toEqual([])
  })

  it('keeps the code when no answer came, so that the very same is sent again', async () => {
    cutOff(approvePayouts)
    const { user } = await open()
    await user.keyboard('a')
    await giveCode(user)
    await waitFor(async () => expect(descriptionOf(await code())).toContain(operator('factor.lost')))
    expect((await code()).value).toBe('123456')
    answer(approvePayouts, { results: [{ id: 1100, outcome: 'approved' }] })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(sent(approvePayouts).map(({ code }) => code)).toEqual(['123456', '123456'])
  })

  it('gives a refusal of the deed back to the screen', async () => {
    refuse(approvePayouts, 'conflict', { message: 'Somebody was quicker.' })
    const { user } = await open()
    await user.keyboard('a')
    await giveCode(user)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(await screen.findByText('Somebody was quicker.')).toBeTruthy()
  })

  it('waits with its sender after too many wrong codes', async () => {
    refuse(approvePayouts, 'tooManyRequests', { message: 'Wait 30 seconds.' })
    const { user } = await open()
    await user.keyboard('a')
    await giveCode(user)
    await waitFor(async () => expect(descriptionOf(await code())).toContain('Wait 30 seconds.'))
  })
})
