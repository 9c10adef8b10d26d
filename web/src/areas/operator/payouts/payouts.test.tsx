import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listBatchLayouts, makeBatch, readBatch } from '#contract/payouts/batch-calls'
import {
  approvePayouts,
  listPayouts,
  readPayout,
  refusePayout,
  summarisePayouts,
} from '#contract/payouts/payout-desk-calls'
import { payoutsExportPath } from '#contract/payouts/withdrawal-files'
import { expectAccessible } from '../../../testing/accessible'
import { button, field } from '../../../testing/forms'
import { giveCode } from '../../../testing/give-code'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { payoutOf, queueOf, summaryOf, type WantedRow } from '../../../testing/sample-payout'
import { answer, answerInPassing, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('payout-desk')
const shell = say('shell')
const operator = say('operator')

const layouts = sampleOf(listBatchLayouts.output, [
  { id: 3, name: 'CMB', columns: [{ field: 'account', title: 'Account' }] },
])

function around() {
  answer(readPayout, ({ id }) => payoutOf({ id, number: `W-${id}` }))
  answer(listBatchLayouts, layouts)
  answerInPassing(summarisePayouts, readBatch)
}

async function open(rows: WantedRow[], address = '/operator/payouts') {
  around()
  answer(listPayouts, ({ state }) => queueOf(...rows.map(row => ({ state, ...row }))))
  const shown = await visitAsStaff(address, ['finance'])
  await screen.findByRole('link', { name: 'Member 0', current: true })
  await screen.findByRole('heading', { level: 2, name: '5,732.57' })
  return shown
}

const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
const openedNumber = () => screen.getByRole('article').querySelector('header')?.textContent ?? ''

describe('the queue of payouts', () => {
  itHasFourStates(
    () => {
      around()
      return visitAsStaff('/operator/payouts', ['finance'])
    },
    {
      call: listPayouts,
      none: queueOf(),
      some: queueOf({ member: { id: 9, name: 'Night Sailing' } }),
      row: 'Night Sailing',
      whenNone: t('empty.submitted'),
      whenFailed: operator('unreachable.title'),
      retry: operator('retry'),
    },
  )

  it('names in the tab a payout that was opened, not the first that lies open by itself', async () => {
    document.title = 'Payouts'
    const { router } = await open([{}, {}])
    expect(openedNumber()).toContain('W-1100')
    expect(document.title).toBe('Payouts')
    await act(() => router.navigate('/operator/payouts?id=1101'))
    await waitFor(() => expect(document.title).toBe('W-1101 - Payouts'))
  })

  it('is finance’s alone', async () => {
    await visitAsStaff('/operator/payouts', ['admin'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(operator('notYours.title'))
    expect(screen.queryByRole('link', { name: operator('menu.payouts') })).toBeNull()
  })

  it('says of every state how many there are and what they come to', async () => {
    answer(
      summarisePayouts,
      summaryOf({
        sums: [
          { state: 'submitted', payouts: 9, net: '69929.91' },
          { state: 'returned', payouts: 1, net: '96.40' },
        ],
      }),
    )
    const { user, router } = await open([{}])
    const states = within(screen.getByRole('navigation', { name: t('states.label') }))
    expect(states.getByRole('link', { current: 'page' }).textContent).toBe('Submitted 9 69,929.91')
    expect(screen.getByRole('link', { name: /^Payouts ?9 waiting$/ })).toBeTruthy()
    await user.click(states.getByRole('link', { name: /^Returned 1/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?state=returned'))
    await waitFor(() => expect(sent(listPayouts).at(-1)).toMatchObject({ state: 'returned' }))
  })

  it('divides what waits into what to look at closely and the rest', async () => {
    answer(summarisePayouts, summaryOf({ sums: [{ state: 'submitted', payouts: 3, net: '300.00' }] }))
    await open([{ unusual: 3 }, { unusual: 0 }, { unusual: 0 }])
    const queue = within(screen.getByRole('region', { name: t('queue.label', { state: 'Submitted' }) }))
    const close = queue.getByRole('heading', { name: t('queue.close') }).parentElement
    const plain = queue.getByRole('heading', { name: t('queue.plain') }).parentElement
    expect(close?.textContent).toContain('1')
    expect(plain?.textContent).toContain('2')
    expect(queue.getByRole('link', { name: 'Member 0' }).closest('li')?.textContent).toContain(
      t('queue.unusual', { count: 3 }),
    )
    await expectAccessible()
  })

  it('keeps order and search in the address', async () => {
    const { user, router } = await open([{}])
    const sort = () => screen.getByRole('combobox', { name: t('queue.sort') })
    await user.click(sort())
    await user.click(await screen.findByRole('option', { name: t('sort.amount') }))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=amount'))
    await waitFor(() => expect(sort().textContent).toBe(t('sort.amount')))
    await user.keyboard('s')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await user.fill(screen.getByRole('searchbox'), 'W-1103')
    await waitFor(() => expect(sent(listPayouts).at(-1)).toMatchObject({ query: 'W-1103' }))
    // What leaves as a file is what was found.
    const file = (format: string) =>
      screen.getByRole('link', { name: shell('export.as', { format }) }).getAttribute('href')
    expect(file('CSV')).toBe(`${payoutsExportPath}?state=submitted&query=W-1103&format=csv`)
    expect(file('XLSX')).toBe(`${payoutsExportPath}?state=submitted&query=W-1103&format=xlsx`)
  })

  it('loads the next page where it ends', async () => {
    around()
    answer(listPayouts, ({ cursor }) =>
      cursor
        ? queueOf({ id: 1150, member: { id: 50, name: 'On the next page' } })
        : { ...queueOf({}), next_cursor: 'next' },
    )
    const { user } = await visitAsStaff('/operator/payouts', ['finance'])
    await user.click(await screen.findByRole('button', { name: t('queue.more') }))
    expect(await screen.findByText('On the next page')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('queue.more') })).toBeNull()
  })
})

describe('by keys', () => {
  it('one goes through the queue, and what is opened follows', async () => {
    const { user, router } = await open([{}, {}, {}])
    await user.keyboard('j')
    await waitFor(() => expect(openedNumber()).toContain('W-1101'))
    await user.keyboard('j')
    await waitFor(() => expect(router.state.location.search).toBe('?id=1102'))
    await user.keyboard('k')
    await waitFor(() => expect(openedNumber()).toContain('W-1101'))
  })

  it('one is approved, and the next is opened', async () => {
    answer(approvePayouts, { results: [{ id: 1100, outcome: 'approved' }] })
    const { user, router } = await open([{}, {}])
    await user.keyboard('a')
    await giveCode(user)
    await waitFor(() =>
      expect(sent(approvePayouts)).toEqual([{ payouts: [{ id: 1100, version: 2 }], code: '123456' }]),
    )
    expect(await screen.findByText(t('came.one', { number: 'W-1100' }))).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?id=1101'))
  })

  it('what has nothing unusual is selected and approved at once, and nothing else is', async () => {
    answer(approvePayouts, {
      results: [
        { id: 1101, outcome: 'approved' },
        { id: 1103, outcome: 'approved' },
      ],
    })
    const { user } = await open([{ unusual: 1 }, {}, { can: { approve: false } }, {}])
    await user.keyboard('{Shift>}x{/Shift}')
    await waitFor(() => expect(boxes()).toHaveLength(2))
    const bar = screen.getByRole('region', { name: t('chosen.label') })
    expect(bar.textContent).toContain(t('chosen.count', { count: 2 }))
    expect(bar.textContent).toContain('200.00')
    await user.keyboard('{Shift>}a{/Shift}')
    await giveCode(user)
    await waitFor(() =>
      expect(sent(approvePayouts)).toEqual([
        {
          payouts: [
            { id: 1101, version: 2 },
            { id: 1103, version: 2 },
          ],
          code: '123456',
        },
      ]),
    )
    await waitFor(() => expect(boxes()).toEqual([]))
  })

  it('one is refused with a reason', async () => {
    answer(refusePayout, null)
    const { user } = await open([{}])
    await user.keyboard('r')
    const dialog = await screen.findByRole('dialog', { name: t('refuse.title', { number: 'W-1100' }) })
    await user.click(within(dialog).getByRole('button', { name: t('do.refuse') }))
    expect(dialog.textContent).toContain(t('reason.missing'))
    await user.fill(field(t('reason.label')), 'The invoice is for somebody else.')
    await user.click(within(dialog).getByRole('button', { name: t('do.refuse') }))
    await waitFor(() =>
      expect(sent(refusePayout)).toEqual([
        { id: 1100, version: 2, reason: 'The invoice is for somebody else.' },
      ]),
    )
  })

  it('all of them are listed', async () => {
    const { user } = await open([{}])
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: t('keys.title') })
    expect(dialog.textContent).toContain(t('keys.approveChosen'))
    await expectAccessible(dialog)
  })
})

describe('approving many', () => {
  it('says what came of each that was not simply approved', async () => {
    answer(approvePayouts, {
      results: [
        { id: 1100, outcome: 'approved' },
        { id: 1101, outcome: 'first_approval' },
        { id: 1102, outcome: 'asked' },
        { id: 1103, outcome: 'changed' },
        { id: 1104, outcome: 'not_yours' },
        { id: 1105, outcome: 'frozen' },
        { id: 1106, outcome: 'rule_undecided' },
      ],
    })
    const { user } = await open([{}, {}, {}, {}, {}, {}, {}])
    await user.click(button(t('queue.selectPlainLabel')))
    await user.click(button(t('chosen.approve', { count: 7 })))
    await giveCode(user)
    const notice = await screen.findByText(t('came.title', { count: 6 }))
    const told = notice.parentElement?.textContent ?? ''
    for (const [outcome, number] of [
      ['first_approval', 'W-1101'],
      ['asked', 'W-1102'],
      ['changed', 'W-1103'],
      ['not_yours', 'W-1104'],
      ['frozen', 'W-1105'],
      ['rule_undecided', 'W-1106'],
    ] as const)
      expect(told).toContain(t(`came.${outcome}`) + number)
    await user.click(button(t('came.dismiss')))
    expect(screen.queryByText(t('came.title', { count: 6 }))).toBeNull()
  })
})

describe('the next batch', () => {
  const payable = { payouts: 2, net: '31204.17' }

  it('shows what may be paid, and is made with the figures that were seen', async () => {
    answer(summarisePayouts, summaryOf({ payable }))
    answer(makeBatch, sampleOf(makeBatch.output, { id: 118, number: '0118' }))
    const { user, router } = await open([{ can: { approve: true, pay: true } }])
    const bar = screen.getByRole('region', { name: t('bar.label') })
    expect(bar.textContent).toContain('31,204.17')
    expect(bar.textContent).toContain(t('bar.batch', { number: '0118' }))
    await user.keyboard('v')
    const preview = await screen.findByRole('dialog', { name: t('preview.title', { number: '0118' }) })
    expect(within(preview).getByRole('table').textContent).toContain('W-1100')
    await user.click(within(preview).getByRole('button', { name: t('bar.make') }))
    const dialog = await screen.findByRole('dialog', { name: t('make.title') })
    await user.click(within(dialog).getByRole('button', { name: t('bar.make') }))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(makeBatch)).toEqual([
        { layout_id: 3, payouts: 2, sum: '31204.17', idempotency_key: expect.any(String), code: '123456' },
      ]),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/payouts/batch'))
  })

  it('takes the failed ones that are chosen, by name', async () => {
    answer(makeBatch, sampleOf(makeBatch.output, { id: 118, number: '0118' }))
    const { user } = await open(
      [
        { can: { approve: false, pay: true }, net: '10.50' },
        { can: { approve: false, pay: true }, net: '5.00' },
      ],
      '/operator/payouts?state=failed',
    )
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(button(t('chosen.batch')))
    const dialog = await screen.findByRole('dialog', { name: t('make.title') })
    expect(dialog.textContent).toContain(t('make.again'))
    await user.click(within(dialog).getByRole('button', { name: t('bar.make') }))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(makeBatch)[0]).toMatchObject({ ids: [1100, 1101], payouts: 2, sum: '15.50' }),
    )
  })

  it('says that nothing is there for whoever approved it all', async () => {
    await open([{}])
    expect(screen.getByRole('region', { name: t('bar.label') }).textContent).toContain(t('bar.none'))
  })
})
