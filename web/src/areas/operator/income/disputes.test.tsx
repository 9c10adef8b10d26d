import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdDisputedBills, listDisputes } from '#contract/income/dispute-calls'
import { listDeskBills } from '#contract/income/receipt-calls'
import { expectAccessible } from '../../../testing/accessible'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('income-desk')
const income = say('income')
const operator = say('operator')
const address = '/operator/income/disputes'

const disputes = sampleOf(listDisputes.output, {
  items: [
    {
      ...{ id: 7, number: 'C000012', is_upheld: false, currency: 'CNY', track_title: '逆流' },
      work: { id: 3, title: '夜航' },
      held: { bills: 1, cp_money_all: '12.30' },
      to_hold: { bills: 2, cp_money_all: '48.00' },
      withdrawn: { bills: 0, cp_money_all: '0.00' },
      ...{ due_at: '2026-11-20T02:00:00.000Z', is_overdue: true },
    },
  ],
  next_cursor: null,
})

describe('income in dispute', () => {
  itHasFourStates(() => visitAsStaff(address, ['finance']), {
    call: listDisputes,
    none: { items: [], next_cursor: null },
    some: disputes,
    row: '夜航',
    whenNone: t('disputes.empty'),
    whenFailed: operator('unreachable.title'),
    retry: operator('retry'),
  })

  it('says by when it is to be held', async () => {
    answer(listDisputes, disputes)
    await visitAsStaff(address, ['finance'])
    expect(await screen.findByText(t('disputes.overdue'))).toBeTruthy()
    expect(screen.getAllByText(/2026/).length).toBeGreaterThan(0)
  })

  it('is held with everything that came before, after a question', async () => {
    answer(listDisputes, disputes)
    answer(holdDisputedBills, { held: 2 })
    const { user } = await visitAsStaff(address, ['finance'])
    await user.click(await screen.findByRole('button', { name: t('disputes.holdOf', { number: 'C000012' }) }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: t('disputes.hold') }))
    await waitFor(() => expect(sent(holdDisputedBills)).toEqual([{ case_id: 7 }]))
    expect(await screen.findByText(t('disputes.holdDone', { count: 2 }))).toBeTruthy()
  })

  it('shows the bills of a claim, and says why they are held in words', async () => {
    answer(listDisputes, disputes)
    answer(
      listDeskBills,
      sampleOf(listDeskBills.output, {
        items: [
          {
            id: 1,
            status: 10,
            remarks: 'C000012',
            is_disputed: true,
            currency: 'CNY',
            member: { id: 1, name: '林' },
          },
        ],
        next_cursor: null,
      }),
    )
    const { user } = await visitAsStaff(address, ['finance'])
    await user.click(await screen.findByRole('button', { name: t('disputes.viewOf', { number: 'C000012' }) }))
    expect(await screen.findByText(income('held.claim', { number: 'C000012' }))).toBeTruthy()
    expect(sent(listDeskBills)).toMatchObject([{ case_id: 7 }])
    await expectAccessible()
  })
})
