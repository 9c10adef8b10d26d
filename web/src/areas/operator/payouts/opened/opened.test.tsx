import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listBatchLayouts } from '#contract/payouts/batch-calls'
import { handsOff, unusualThings } from '#contract/payouts/payout-desk'
import {
  approvePayouts,
  listPayouts,
  markPayoutPaid,
  readPayout,
  settleParty,
  settleResidence,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { confirmTreaty, endTreaty, proposeTreaty } from '#contract/payouts/treaty-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { dropFiles } from '../../../../testing/files'
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
  ...{ markReturned: false, void: false, settleResidence: false, proposeTreaty: false, settleParty: false },
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

  it('settle the residence of a passport holder, with what shows it', async () => {
    answer(settleResidence, null)
    const undecided = { ...payoutOf().computation, rule: 'undecided' as const, band: null }
    const { user } = await open({
      payee: 'passport',
      computation: undecided,
      now: { ...payoutOf().now, computation: undecided },
      can: { ...none, settleResidence: true },
      hands_off: 'rule_undecided',
    })
    expect(screen.getByText(t('tax.undecided'))).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: t('do.rule') })
    if (first) await user.click(first)
    const dialog = await screen.findByRole('dialog')
    const submit = () => user.click(within(dialog).getByRole('button', { name: t('do.rule') }))
    await submit()
    expect(isInvalid(field(t('rule.reason')))).toBe(true)
    await user.fill(field(t('rule.reason')), '40 days in China this year.')
    await submit()
    await giveCode(user)
    await waitFor(() =>
      expect(sent(settleResidence)).toEqual([
        { member_id: 7, residence: 'non_resident', reason: '40 days in China this year.', code: '123456' },
      ]),
    )
  })
})

describe('a treaty document', () => {
  const abroad = {
    ...payoutOf().computation,
    ...({ rule: 'non_resident', version: 2, band: null, rate: '', taxed: '7592.93' } as const),
  }
  const ofNonResident = { payee: 'passport', computation: abroad } as const
  const document = {
    ...({ id: 5, state: 'proposed', rate: '10.00', valid_until: '2099-06-30', is_valid: true } as const),
    ...{
      url: '/files/treaty',
      reason: 'Article 12',
      proposed_by: 'Wu',
      proposed_at: '2026-11-01T02:00:00.000Z',
    },
  }

  it('is entered with its rate, its last day and the file', async () => {
    answer(proposeTreaty, null)
    const { user } = await open({
      ...ofNonResident,
      now: { ...payoutOf().now, computation: abroad },
      can: { ...none, proposeTreaty: true },
    })
    await expectAccessible()
    await user.click(button(t('treaty.add')))
    const dialog = await screen.findByRole('dialog')
    const submit = () => user.click(within(dialog).getByRole('button', { name: t('treaty.add') }))
    await user.fill(field(t('treaty.rateLabel')), '100')
    await user.fill(field(t('treaty.untilLabel')), '2020-01-01')
    await user.fill(field(t('treaty.reason')), 'Article 12')
    await submit()
    expect(isInvalid(field(t('treaty.rateLabel')))).toBe(true)
    expect(within(dialog).getByText(t('treaty.untilWrong'))).toBeTruthy()
    expect(within(dialog).getByText(t('treaty.fileMissing'))).toBeTruthy()
    await user.fill(field(t('treaty.rateLabel')), '10')
    await user.fill(field(t('treaty.untilLabel')), '2099-06-30')
    dropFiles(
      screen.getByRole('group', { name: t('treaty.file') }),
      new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByText('certificate.pdf')).toBeTruthy()
    await submit()
    await waitFor(() =>
      expect(sent(proposeTreaty)).toMatchObject([
        { member_id: 7, rate: '10', valid_until: '2099-06-30', reason: 'Article 12' },
      ]),
    )
  })

  it('waits for another person, who confirms it with a code', async () => {
    answer(confirmTreaty, null)
    const { user } = await open({
      ...ofNonResident,
      treaties: [{ ...document, can: { confirm: true, end: true } }],
    })
    expect(screen.getByText(t('treaty.waits'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('treaty.open') }).getAttribute('href')).toBe('/files/treaty')
    await user.click(button(t('treaty.confirm')))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: t('treaty.confirm') }))
    await giveCode(user)
    await waitFor(() => expect(sent(confirmTreaty)).toEqual([{ id: 5, code: '123456' }]))
  })

  it('is withdrawn by who entered it, and ended with a reason once it counts', async () => {
    answer(endTreaty, null)
    const { user } = await open({
      ...ofNonResident,
      treaties: [
        { ...document, state: 'confirmed', confirmed_by: 'Li', can: { confirm: false, end: true } },
        { ...document, id: 6, can: { confirm: false, end: true }, hands_off: 'proposed_before' },
      ],
    })
    expect(screen.getByText(t('treaty.handsOff.proposed_before'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('treaty.confirm') })).toBeNull()
    expect(button(t('treaty.takeBack'))).toBeTruthy()
    await user.click(button(t('treaty.end')))
    await user.fill(field(t('reason.label')), 'Revoked')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: t('treaty.end') }))
    await waitFor(() => expect(sent(endTreaty)).toEqual([{ id: 5, reason: 'Revoked' }]))
  })

  it('is named where it asks for less than the table', async () => {
    const byTreaty = { ...abroad, rate: '10.00', by_table: '998.59', on_total: '949.12', tax: '589.12' }
    await open({ ...ofNonResident, state: 'approved', computation: byTreaty })
    expect(screen.getByText(t('tax.rule.treaty', { rate: '10', version: 2 }))).toBeTruthy()
    expect(screen.getByText(t('tax.byTreaty', { rate: '10' }))).toBeTruthy()
    expect(screen.getByText(t('tax.less', { percent: 10, less: '210' }))).toBeTruthy()
  })
})

describe('parties of splits', () => {
  const party = {
    ...({ party_id: 31, isrc: 'CNT022600001', title: 'Tide', owner_name: 'Lin', role: 'Mixing' } as const),
    ...({ paid_for: 'service', settled: null } as const),
  }

  it('are settled by what they are paid for, with a reason and a code', async () => {
    answer(settleParty, null)
    const { user } = await open({
      paid_parties: [party],
      can: { ...none, settleParty: true },
      hands_off: 'rule_undecided',
    })
    expect(screen.getByText(t('party.open'))).toBeTruthy()
    expect(screen.getByText(t('party.invited.service', { owner: 'Lin', role: 'Mixing' }))).toBeTruthy()
    await user.click(button(t('party.settle')))
    const dialog = await screen.findByRole('dialog')
    await expectAccessible()
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${t('party.right')}`) }))
    await user.fill(field(t('rule.reason')), 'Co-author of the music')
    await user.click(within(dialog).getByRole('button', { name: t('party.settle') }))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(settleParty)).toEqual([
        { party_id: 31, paid_for: 'right', reason: 'Co-author of the music', code: '123456' },
      ]),
    )
  })

  it('show what was settled, and both rules beside each other', async () => {
    const service = {
      ...payoutOf().computation,
      ...({ rule: 'service', version: 1, band: 'large', share: '32000.00', total: '32000.00' } as const),
      ...{ before: '0.00', withheld: '0.00', taxed: '25600.00', on_total: '5680.00', tax: '5680.00' },
    }
    const both = { ...payoutOf().computation, service }
    await open({
      computation: both,
      state: 'approved',
      paid_parties: [
        {
          ...party,
          settled: { paid_for: 'service', reason: 'Contract', by: 'Wu', at: '2026-11-01T02:00:00.000Z' },
        },
      ],
    })
    expect(screen.getByText(t('tax.rule.royalty', { version: 1 }))).toBeTruthy()
    expect(screen.getByText(t('tax.rule.service', { version: 1 }))).toBeTruthy()
    expect(screen.getByText(t('tax.less', { percent: 30, less: '2,000' }))).toBeTruthy()
    expect(screen.queryByText(t('party.open'))).toBeNull()
  })
})
