import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listBatchLayouts } from '#contract/payouts/batch-calls'
import { handsOff, unusualThings } from '#contract/payouts/payout-desk'
import {
  approvePayouts,
  chooseTaxRule,
  listPayouts,
  markPayoutPaid,
  readPayout,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, field, isInvalid } from '../../../../testing/forms'
import { giveCode } from '../../../../testing/give-code'
import { payoutOf, queueOf } from '../../../../testing/sample-payout'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('payout-desk')

async function open(wanted: Parameters<typeof payoutOf>[0] = {}) {
  answer(listPayouts, queueOf())
  answer(readPayout, payoutOf(wanted))
  answerInPassing(listBatchLayouts)
  const shown = await visitAsStaff('/operator/payouts?id=1100', ['finance'])
  await screen.findByRole('heading', { level: 2, name: '5,732.57' })
  return shown
}

const none = {
  ...{ approve: false, refuse: false, pay: false, fail: false },
  ...{ markReturned: false, void: false, chooseRule: false },
}

afterEach(() => void vi.useRealTimers())

describe('an opened payout', () => {
  it('names the claims about its member’s income, and leads to those that hold some', async () => {
    await open({
      disputes: [
        { id: 4, number: 'C000004', holds_income: true },
        { id: 5, number: 'C000005', holds_income: false },
      ],
    })
    expect(await screen.findByText(t('disputes.title'))).toBeTruthy()
    const held = screen.getByRole('link', { name: 'C000004' })
    expect(held.getAttribute('href')).toBe('/operator/income/disputes?number=C000004')
    expect(screen.getByText('C000005').closest('a')).toBeNull()
  })

  it('shows where it goes, what it is made of and how the tax came about', async () => {
    await open({
      of: [
        { id: 7512, sp_name: 'Spotify', month: '2026-10', total: '4186.25', share: '3349.00' },
        { id: 7290, sp_name: 'Deezer', tag: 'adjustment', total: '-24.50', share: '-19.60', joined: true },
      ],
      steps: [{ step: 'submit', who: 'Member 0' }],
      double_above: '50000.00',
    })
    expect(screen.getByText(t('opened.net', { currency: 'CNY', bank: 'ICBC', digits: '4417' }))).toBeTruthy()
    const bills = screen.getByRole('table', { name: t('bills.caption') })
    expect(bills.textContent).toContain(t('bills.adjustment', { name: 'Deezer' }))
    expect(bills.textContent).toContain('3,349.00')
    const tax = screen.getByRole('region', { name: new RegExp(`^${t('tax.title')}`) })
    for (const figure of ['2,600.00', '6,891.16', '9,491.16', '7,592.93', '1,518.59', '-360.00', '1,158.59'])
      expect(tax.textContent).toContain(figure)
    expect(tax.textContent).toContain(t('tax.same', { name: 'Member 0' }))
    const toBank = screen.getByRole('region', { name: t('sums.title') })
    expect(toBank.textContent).toContain('-1,722.79')
    expect(screen.getByText(t('usual.below', { amount: '50,000.00' }))).toBeTruthy()
    await expectAccessible()
  })

  it('has words for everything that can be unusual', async () => {
    await open({
      unusual: unusualThings.map(what => ({
        what,
        count: 2.7,
        note: what === 'changed_lately' ? 'password' : '2151.03',
      })),
      earlier: { payouts: 1, average: '2151.03', last: [{ id: 1, net: '2151.03' }] },
    })
    const things = within(
      screen.getByRole('region', { name: t('unusual.title', { count: unusualThings.length }) }),
    )
    const words = things.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(words).toHaveLength(unusualThings.length)
    for (const word of words) expect(word).not.toMatch(/[{}|]/)
    expect(words.join(' ')).toContain(t('change.password'))
    expect(
      screen.getByRole('img', {
        name: t('earlier.label', { count: 1, amount: '2,151.03', net: '5,732.57' }),
      }),
    ).toBeTruthy()
  })

  it('warns where the tax is not what the member was shown', async () => {
    await open({ now: { ...payoutOf().now, tax: '1240.00', net: '5651.16' } })
    expect(screen.getByText(t('tax.differs', { name: 'Member 0' }))).toBeTruthy()
    expect(screen.queryByText(t('tax.same', { name: 'Member 0' }))).toBeNull()
  })

  it.each(handsOff)('says why it is not for whoever looks: %s', async why => {
    await open({ can: none, hands_off: why })
    expect(screen.getByText(t(`handsOff.${why}`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('do.approve') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('do.refuse') })).toBeNull()
  })

  it.each(['failed', 'returned'] as const)(
    'says whose word it is that it %s to who may pay it again',
    async state => {
      const step = { at: '2026-11-03T04:00:00Z', who: 'Lan', reason: '', bank_reference: '', batch: null }
      const steps = [{ ...step, step: state === 'failed' ? 'fail' : 'bankReturns' }]
      await open({ state, steps, can: { ...none, pay: true } })
      expect(screen.getByText(t(`again.${state}By`, { name: 'Lan' }))).toBeTruthy()
      expect(screen.getByText(t('again.checkText'))).toBeTruthy()
    },
  )

  it('does nothing by key that it does not offer', async () => {
    const { user } = await open({ can: none })
    await user.keyboard('a')
    await user.keyboard('r')
    expect(sent(approvePayouts)).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that does not exist says so', async () => {
    answer(listPayouts, queueOf())
    refuse(readPayout, 'notFound')
    const { user, router } = await visitAsStaff('/operator/payouts?id=99', ['finance'])
    expect(await screen.findByText(t('opened.missing'))).toBeTruthy()
    await user.click(button(t('opened.back')))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('deeds on a payout', () => {
  it('mark it paid with the bank’s reference and a day that has come', async () => {
    answer(markPayoutPaid, null)
    const { user } = await open({ state: 'in_batch', can: { ...none, pay: true } })
    await user.click(button(t('do.paid')))
    const dialog = await screen.findByRole('dialog')
    const submit = () => user.click(within(dialog).getByRole('button', { name: t('do.paid') }))
    await user.fill(field(t('paid.day')), '2999-01-01')
    await submit()
    expect(isInvalid(field(t('paid.reference')))).toBe(true)
    expect(isInvalid(field(t('paid.day')))).toBe(true)
    await user.fill(field(t('paid.reference')), 'CMB20261103')
    await user.fill(field(t('paid.day')), '2026-11-03')
    await submit()
    await giveCode(user)
    await waitFor(() =>
      expect(sent(markPayoutPaid)).toEqual([
        { id: 1100, version: 2, bank_reference: 'CMB20261103', paid_on: '2026-11-03', code: '123456' },
      ]),
    )
  })

  it('take today as China has it, where the money is paid', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T17:00:00Z') })
    const { user } = await open({ state: 'in_batch', can: { ...none, pay: true } })
    await user.click(button(t('do.paid')))
    await screen.findByRole('dialog')
    expect((field(t('paid.day')) as HTMLInputElement).value).toBe('2026-12-01')
  })

  it('give it up with a reason', async () => {
    answer(voidPayout, null)
    const { user } = await open({ state: 'failed', can: { ...none, void: true, pay: true } })
    expect(button(t('do.again'))).toBeTruthy()
    await user.click(button(t('do.void')))
    const dialog = await screen.findByRole('dialog', { name: t('void.title', { number: 'W-1100' }) })
    await user.fill(field(t('reason.label')), 'The account is closed.')
    await user.click(within(dialog).getByRole('button', { name: t('do.void') }))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(voidPayout)).toEqual([
        { id: 1100, version: 2, reason: 'The account is closed.', code: '123456' },
      ]),
    )
  })

  it('choose the rule for a passport holder, with a rate that is one', async () => {
    answer(chooseTaxRule, null)
    const undecided = { ...payoutOf().computation, rule: 'undecided' as const, band: null }
    const { user } = await open({
      payee: 'passport',
      computation: undecided,
      now: { ...payoutOf().now, computation: undecided },
      can: { ...none, chooseRule: true },
      hands_off: 'rule_undecided',
    })
    expect(screen.getByText(t('tax.undecided'))).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: t('do.rule') })
    if (first) await user.click(first)
    const dialog = await screen.findByRole('dialog')
    const submit = () => user.click(within(dialog).getByRole('button', { name: t('do.rule') }))
    await user.fill(field(t('rule.rate')), '120')
    await submit()
    expect(isInvalid(field(t('rule.rate')))).toBe(true)
    await user.fill(field(t('rule.rate')), '12.5')
    await user.fill(field(t('rule.reason')), 'Non-resident, seen in the passport.')
    await submit()
    await giveCode(user)
    await waitFor(() =>
      expect(sent(chooseTaxRule)).toEqual([
        {
          member_id: 7,
          rule: 'non_resident',
          rate: '12.5',
          reason: 'Non-resident, seen in the passport.',
          code: '123456',
        },
      ]),
    )
  })
})
