import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmBills, listBills } from '#contract/income/bill-calls'
import { incomeStanding } from '#contract/income/income-figures-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('bills')
const income = say('income')
const address = '/person-center/income-bill/list'

const open = (query = '', options = {}) => {
  answerInPassing(incomeStanding)
  return visitAsMember(address + query, options)
}
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof listBills.output>>[1]>
const bills = (...items: NonNullable<Wanted['items']>) =>
  sampleOf(listBills.output, {
    items: items.map((item, index) => ({
      ...({
        id: index + 1,
        month: '2026-05',
        currency: 'CNY',
        confirms_at: '2026-06-20T04:00:00.000Z',
      } as const),
      ...item,
    })),
    months: [{ month: '2026-05', bills: items.length, cp_money_all: '80.00' }],
    sums: [
      { status: 0, bills: items.length, currency: 'CNY', cp_money_all: '80.00', total_money_all: '100.00' },
    ],
    channels: [{ id: 7, name: 'Spotify' }],
    first_month: '2026-01',
  })
const waiting = { sp_name: 'Spotify', status: 0, cp_money_all: '80.00', can: { confirm: true } } as const

describe('the list of bills', () => {
  itHasFourStates(() => open(), {
    call: listBills,
    none: sampleOf(listBills.output),
    some: bills(waiting),
    row: 'Spotify',
    whenNone: t('empty.title'),
    whenFailed: t('failed'),
    retry: say('member')('retry'),
  })

  it('says what each bill waits for', async () => {
    answer(
      listBills,
      bills(
        waiting,
        { ...waiting, is_covered: true },
        {
          ...waiting,
          confirmed_by: 'member',
          confirmed_at: '2026-06-06T00:00:00.000Z',
          can: { confirm: false },
        },
        { status: 4, sp_name: 'Deezer', reversal_reason: 'Wrong exchange rate' },
      ),
    )
    await open()
    expect(await screen.findByText(t('note.uncovered', { day: '2026-06-20' }))).toBeTruthy()
    expect(screen.getByText(t('note.covered', { day: '2026-06-20' }))).toBeTruthy()
    expect(screen.getByText(t('note.confirmed'))).toBeTruthy()
    expect(screen.getByText('Wrong exchange rate')).toBeTruthy()
    await expectAccessible()
  })

  it('tells why a bill is held, by keyboard and by touch, and leads to an objection', async () => {
    answer(listBills, bills({ status: 10, sp_name: 'Spotify', remarks: 'A claim about 逆流' }))
    const { user } = await open()
    const why = await screen.findByRole('button', { name: t('held.why', { status: income('status.10') }) })
    expect(screen.queryByText('A claim about 逆流')).toBeNull()
    why.focus()
    expect((await screen.findAllByText('A claim about 逆流')).length).toBeGreaterThan(0)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('A claim about 逆流')).toBeNull())
    await user.click(why)
    expect((await screen.findAllByText('A claim about 逆流')).length).toBeGreaterThan(0)
    const object = screen.getByRole('link', { name: t('object') })
    expect(object.getAttribute('href')).toBe('/gongdan/add?about=bill&id=1')
  })

  it('says what confirming means before it is done, and what came of it', async () => {
    answer(listBills, bills(waiting, { ...waiting, is_covered: true }))
    answer(confirmBills, { waiting: 1, available: 1 })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t('confirm.all', { count: 2 }) }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain(t('ask.meaning'))
    expect(dialog.textContent).toContain(t('ask.uncovered', { count: 1 }))
    expect(sent(confirmBills)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: t('confirm') }))
    expect(await screen.findByText(t('confirmed.both', { available: 1, waiting: 1 }))).toBeTruthy()
    expect(sent(confirmBills)).toEqual([{ bill_ids: [1, 2] }])
  })

  it('confirms what was chosen alone', async () => {
    answer(listBills, bills(waiting, waiting, waiting))
    answer(confirmBills, { waiting: 2, available: 0 })
    const { user } = await open()
    const boxes = await screen.findAllByRole('checkbox', { name: t('choose', { name: 'Spotify 2026-05' }) })
    for (const box of boxes.slice(1)) await user.click(box)
    await user.click(screen.getByRole('button', { name: t('confirm.chosen', { count: 2 }) }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('confirm') }),
    )
    await waitFor(() => expect(sent(confirmBills)).toEqual([{ bill_ids: [2, 3] }]))
  })

  it('offers no confirming to a colleague who may only read', async () => {
    answer(listBills, bills(waiting))
    const info = { ...sampleAccount.user_account_info, colleague_role: 'reader' as const }
    await open('', { account: { ...sampleAccount, user_account_info: info } })
    await screen.findByText('Spotify')
    expect(screen.queryByRole('button', { name: t('confirm') })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is narrowed by its address, and shows all again on demand', async () => {
    answer(listBills, ({ status }) => (status === 3 ? sampleOf(listBills.output) : bills(waiting)))
    const { user, router } = await open('?status=3&from=2026-03')
    expect(await screen.findByText(t('none.title'))).toBeTruthy()
    expect(sent(listBills).at(-1)).toMatchObject({ status: 3, from: '2026-03' })
    await user.click(screen.getByRole('button', { name: t('none.all') }))
    await screen.findByText('Spotify')
    expect(router.state.location.search).toBe('')
  })
})
