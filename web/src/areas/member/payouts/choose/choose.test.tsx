import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmBills } from '#contract/income/bill-calls'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { listPayableBills, previewWithdrawal } from '#contract/payouts/withdrawal-calls'
import { formatDate } from '../../../../lib/format'
import { expectAccessible } from '../../../../testing/accessible'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { answerPayable, samplePreview, visitWithdraw } from '../../../../testing/sample-withdrawals'
import { answer, hold, refuse, sent } from '../../../../testing/server'
import { say } from '../../../../testing/words'

const t = say('withdraw')
const bills = say('bills')
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const all = () => box(t('choose.all'))
const card = () => screen.getByRole('complementary', { name: t('sum.title') })
const previewed = () => sent(previewWithdrawal).map(({ bill_ids }) => bill_ids)
/** Rows of figures in the card, as they are read. */
const figure = (name: string) => within(card()).getByText(name).closest('div')?.textContent ?? ''

describe('the bills to withdraw', () => {
  itHasFourStates(() => visitWithdraw(), {
    call: listPayableBills,
    none: sampleOf(listPayableBills.output),
    some: sampleOf(listPayableBills.output, {
      items: [{ id: 1, sp_name: 'Spotify', month: '2026-11', share: '80.00' }],
    }),
    row: 'Spotify',
    whenNone: t('choose.none'),
    whenFailed: t('choose.failed'),
    retry: say('member')('retry'),
  })

  it('are ticked, and what they come to follows', async () => {
    answerPayable()
    answer(previewWithdrawal, samplePreview())
    const { user } = await visitWithdraw()
    await user.click(await box(/Spotify/))
    await waitFor(() => expect(previewed()).toEqual([[1]]))
    await within(card()).findByText('1,760.00')
    expect(figure(t('sum.gross'))).toContain('2,500.00')
    expect(figure(t('sum.tax'))).toContain('−240.00')
    expect(within(card()).getByText(t('step.small', { most: '4,000', free: '800' }))).toBeTruthy()
    expect(within(card()).getByText(t('step.rate', { of: '1,200.00', percent: 20 }))).toBeTruthy()
    await expectAccessible()
  })

  it('are all ticked at once, on whatever page they stand', async () => {
    const many = Array.from({ length: 5 }, (_, index) => ({
      id: index + 1,
      sp_name: 'Spotify',
      share: '1.00',
    }))
    answerPayable(many, [], 2)
    answer(previewWithdrawal, samplePreview())
    const { user } = await visitWithdraw()
    await user.click(await all())
    await waitFor(() => expect(previewed()).toEqual([[1, 2, 3, 4, 5]]))
    expect((await all()).checked).toBe(true)
    await user.click(await all())
    expect(await screen.findByText(t('sum.empty'))).toBeTruthy()
  })

  it('are still ticked after a reload, even those of a later page; what is gone is not', async () => {
    sessionStorage.setItem('withdrawal', JSON.stringify({ ids: [2, 3, 99] }))
    const many = [1, 2, 3].map(id => ({ id, sp_name: `Channel ${id}`, share: '1.00' }))
    answerPayable(many, [], 1)
    answer(previewWithdrawal, samplePreview())
    await visitWithdraw()
    await waitFor(() => expect(previewed().at(-1)).toEqual([2, 3]))
    expect((await box(/Channel 3/)).checked).toBe(true)
    expect((await box(/Channel 1/)).checked).toBe(false)
  })

  it('of many years show the newest at first, and the ticked ones', async () => {
    sessionStorage.setItem('withdrawal', JSON.stringify({ ids: [30] }))
    const many = Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      sp_name: `Channel ${index + 1}`,
      share: '1.00',
    }))
    answerPayable(many)
    answer(previewWithdrawal, samplePreview())
    const { user } = await visitWithdraw()
    expect((await box(/Channel 30 /)).checked).toBe(true)
    expect(screen.queryByText('Channel 20')).toBeNull()
    await user.click(screen.getByRole('button', { name: t('choose.rest', { count: 17 }) }))
    expect(screen.getByText('Channel 20')).toBeTruthy()
  })

  it('below zero join by themselves and cannot be ticked', async () => {
    answerPayable()
    await visitWithdraw()
    const row = (await screen.findByText('NetEase')).closest('li') as HTMLElement
    expect(within(row).getByText(t('choose.joins'))).toBeTruthy()
    expect(within(row).queryByRole('checkbox')).toBeNull()
  })

  it('that are all below zero leave nothing to choose', async () => {
    answerPayable([{ id: 3, sp_name: 'NetEase', share: '-36.24', joins: true }])
    await visitWithdraw()
    expect(await screen.findByText(t('choose.onlyNegative', { amount: '−36.24' }))).toBeTruthy()
    expect(screen.queryByRole('complementary', { name: t('sum.title') })).toBeNull()
  })
})

describe('bills that wait', () => {
  const day = '2026-11-26T04:00:00.000Z'
  const later = [
    { id: 11, sp_name: 'Deezer', share: '5.00', why_not: 'to_confirm', confirms_at: day } as const,
    { id: 12, sp_name: 'Tidal', share: '6.00', why_not: 'waits_for_payer' } as const,
    { id: 13, sp_name: 'Apple', share: '7.00', why_not: 'held', remarks: 'A name is disputed.' } as const,
  ]

  it('say what they wait for', async () => {
    answerPayable([], later)
    await visitWithdraw()
    expect(await screen.findByText(t('later.to_confirm', { day: formatDate(day) }))).toBeTruthy()
    expect(screen.getByText(t('later.waits_for_payer'))).toBeTruthy()
    expect(screen.getByText('A name is disputed.')).toBeTruthy()
    expect(screen.getByText(t('later.held'))).toBeTruthy()
    await expectAccessible()
  })

  it('are confirmed here, and can then be ticked', async () => {
    answerPayable([], later)
    answer(confirmBills, { waiting: 0, available: 1 })
    const { user } = await visitWithdraw()
    await user.click(
      await screen.findByRole('button', { name: t('later.confirmOne', { name: 'Deezer 2026-10' }) }),
    )
    answerPayable([{ id: 11, sp_name: 'Deezer', share: '5.00' }], later.slice(1))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: bills('confirm') }))
    expect(await box(/Deezer/)).toBeTruthy()
    expect(sent(confirmBills)).toEqual([{ bill_ids: [11] }])
  })
})

describe('what they come to', () => {
  async function tick(preview: ReturnType<typeof samplePreview>) {
    answerPayable()
    answer(previewWithdrawal, preview)
    const visit = await visitWithdraw()
    await visit.user.click(await box(/Spotify/))
    await within(card()).findByText(t('sum.gross'))
    return visit
  }

  it('stays in sight while other bills are counted', async () => {
    const { user } = await tick(samplePreview())
    const release = hold(previewWithdrawal, samplePreview({ share: '2100.00', net: '1840.00' }))
    await user.click(await box(/QQ/))
    await waitFor(() => expect(previewed()).toHaveLength(2))
    expect(within(card()).getByText('1,760.00')).toBeTruthy()
    const button = within(card()).getByRole('button', { name: t('submit.open') })
    expect(button.getAttribute('aria-busy')).toBe('true')
    release()
    expect(await within(card()).findByText('1,840.00')).toBeTruthy()
  })

  it.each([
    ['not_verified', '/person-center/information'],
    ['minor_not_approved', '/realidcation'],
    ['no_account', '/person-center/withdraw#account'],
    ['account_outdated', '/person-center/withdraw#account'],
    ['frozen', '/gongdan/add'],
  ] as const)('is stopped by %s, and says where to go', async (obstacle, way) => {
    const { user } = await tick(samplePreview({ obstacles: [obstacle] }))
    expect(within(card()).getByText(text => text.startsWith(t(`stop.${obstacle}`)))).toBeTruthy()
    const link = within(card()).getByRole('link', { name: t(`remedy.${obstacle}`) })
    expect(link.getAttribute('href')).toBe(way)
    await user.click(within(card()).getByRole('button', { name: t('submit.open') }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is stopped below the minimum, and says how much is missing', async () => {
    await tick(samplePreview({ obstacles: ['below_minimum'], share: '60.00', net: '60.00' }))
    expect(
      within(card()).getByText(t('stop.below_minimum', { minimum: '100.00', short: '40.00' })),
    ).toBeTruthy()
  })

  it('waits, and the button names the time', async () => {
    const from = new Date(Date.now() + 5 * 60_000)
    await tick(samplePreview({ obstacles: ['wait'], from: from.toISOString() }))
    const button = within(card()).getByRole('button', { name: /Available t/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(
      within(card()).getByText(
        t('stop.wait', { hours: withdrawalWaitHours, left: t('wait.leftMinutes', { minutes: 5 }) }),
      ),
    ).toBeTruthy()
  })

  it.each(['company', 'none', 'undecided'] as const)('says why nothing is computed: %s', async rule => {
    await tick(samplePreview({ tax: '0.00', computation: { rule } }))
    expect(within(card()).getByText(t(`rule.${rule}`))).toBeTruthy()
    expect(within(card()).queryByText(t('step.tax'))).toBeNull()
  })

  it('tells the corrections that join, and what is due of earlier months', async () => {
    await tick(
      samplePreview({
        joined: [{ id: 3, month: '2026-10', sp_name: 'NetEase', share: '-36.24', joined: true }],
        due: '12.00',
      }),
    )
    expect(within(card()).getByText(t('sum.chosenJoined', { count: 1, joined: 1 }))).toBeTruthy()
    expect(within(card()).getByText(t('sum.shareJoined', { amount: '−36.24' }))).toBeTruthy()
    expect(figure(t('sum.due'))).toContain('−12.00')
  })

  it('that cannot be worked out is asked for again, with the bills as they are now', async () => {
    answerPayable()
    refuse(previewWithdrawal, 'conflict', { message: 'A bill is gone.' })
    const { user } = await visitWithdraw()
    await user.click(await box(/Spotify/))
    answerPayable([{ id: 2, sp_name: 'QQ Music', share: '100.00' }])
    await waitFor(() => expect(screen.queryByText('Spotify')).toBeNull())
    expect(await screen.findByText(t('sum.empty'))).toBeTruthy()
  })
})
