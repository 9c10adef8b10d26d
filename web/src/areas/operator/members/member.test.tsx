import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/call'
import {
  endMemberSessions,
  freezeMember,
  listMemberBills,
  listMemberSessions,
  listMemberTickets,
  listMemberWorks,
  readMember,
  unfreezeMember,
} from '#contract/members/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('members')
const income = say('income')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readMember.output>>[1]>

const memberOf = (wanted: Wanted = {}) =>
  sampleOf(readMember.output, {
    id: 5,
    nickname: 'River Song',
    mobile: '138****0001',
    royalty_rate: '0.8000',
    can: { freeze: true, unfreeze: false, end_sessions: true, see_documents: true },
    ...wanted,
  })

async function open(wanted: Wanted = {}, { tab = '', roles = ['admin'] as StaffRole[] } = {}) {
  answer(readMember, memberOf(wanted))
  const shown = await visitAsStaff(`/operator/member?id=5${tab && `&tab=${tab}`}`, roles)
  await screen.findByRole('heading', { level: 1, name: /River Song/ })
  return shown
}
const tabs = () =>
  screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d+$/, '').trim())

describe('a member as staff see them', () => {
  it('is told by what is known, and nothing is said of what is not', async () => {
    await open({
      name: '林河',
      guardian: { name: '林海', mobile: '139****0002' },
      companies: [{ id: 9, name: 'Delta Records', role: 'publisher' }],
      works_by_status: [{ status: '200', count: 3 }],
    })
    expect(screen.getByText('林海 · 139****0002')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Delta Records' }).getAttribute('href')).toBe(
      '/operator/member?id=9',
    )
    expect(screen.queryByText(t('fact.email'))).toBeNull()
    expect(screen.queryByText(t('fact.closes'))).toBeNull()
    await expectAccessible()
  })

  it('has the tab that the address names, and the address follows', async () => {
    answer(listMemberTickets, sampleOf(listMemberTickets.output, { items: [{ id: 3, subject: 'My cover' }] }))
    const { user, router } = await open()
    expect(screen.getByRole('tab', { name: t('tab.overview'), selected: true })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: t('tab.tickets') }))
    expect(await screen.findByText('My cover')).toBeTruthy()
    expect(router.state.location.search).toBe('?id=5&tab=tickets')
    await user.click(screen.getByRole('tab', { name: t('tab.overview') }))
    expect(router.state.location.search).toBe('?id=5')
  })

  it('shows money and the log only to whom they concern', async () => {
    await open({}, { roles: ['rights'] })
    expect(tabs()).not.toContain(t('tab.bills'))
    expect(tabs()).not.toContain(t('tab.audit'))
  })

  it('shows money to finance', async () => {
    await open({}, { roles: ['finance'] })
    expect(tabs()).toContain(t('tab.bills'))
  })

  it('that closed the account has no name any more', async () => {
    answer(readMember, memberOf({ nickname: '', state: 'closed' }))
    await visitAsStaff('/operator/member?id=5')
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(t('closedName')) })).toBeTruthy()
  })

  it.each([
    ['that nobody knows', '?id=5'],
    ['without a number', '?id=five'],
  ])('%s is not there', async (_, query) => {
    refuse(readMember, 'notFound')
    await visitAsStaff(`/operator/member${query}`)
    expect(await screen.findByRole('heading', { name: t('none.title') })).toBeTruthy()
  })
})

describe('freezing an account', () => {
  it('needs a reason, which the member reads', async () => {
    answer(freezeMember, null, 'The account is frozen.')
    const { user } = await open()
    await user.click(button(t('freeze.do')))
    const dialog = await screen.findByRole('dialog')
    const freeze = within(dialog).getByRole('button', { name: t('freeze.do') })
    await user.click(freeze)
    expect(descriptionOf(field(t('freeze.reason')))).toBe(t('freeze.missing'))
    expect(sent(freezeMember)).toEqual([])
    await user.fill(field(t('freeze.reason')), 'Somebody else’s songs.')
    answer(
      readMember,
      memberOf({
        state: 'frozen',
        frozen: { reason: 'Somebody else’s songs.', by: 'Lin' },
        can: { unfreeze: true },
      }),
    )
    await user.click(freeze)
    expect(await screen.findByText('The account is frozen.')).toBeTruthy()
    expect(await screen.findByText(t('frozen.title'))).toBeTruthy()
    expect(sent(freezeMember)).toEqual([{ id: 5, reason: 'Somebody else’s songs.' }])
    expect(screen.queryByRole('button', { name: t('freeze.do') })).toBeNull()
  })

  it('that is refused keeps what was written', async () => {
    refuse(freezeMember, 'conflict', { message: 'It is frozen already.' })
    const { user } = await open()
    await user.click(button(t('freeze.do')))
    await user.fill(field(t('freeze.reason')), 'Copies.')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('freeze.do') }))
    await waitFor(() => expect(sent(freezeMember)).toHaveLength(1))
    expect(screen.getByDisplayValue('Copies.')).toBeTruthy()
  })

  it('is taken back with a note', async () => {
    answer(unfreezeMember, null, 'The account is open again.')
    const frozen = { reason: 'Copies.', by: null, at: null }
    const { user } = await open({ state: 'frozen', frozen, can: { freeze: false, unfreeze: true } })
    expect(screen.getByText(t('frozen.system'))).toBeTruthy()
    await user.click(button(t('unfreeze.do')))
    await user.fill(field(t('unfreeze.note')), 'It was settled.')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('unfreeze.do') }))
    await waitFor(() => expect(sent(unfreezeMember)).toEqual([{ id: 5, note: 'It was settled.' }]))
  })

  it('is nothing for whoever may not', async () => {
    await open({ can: { freeze: false, unfreeze: false } })
    expect(screen.queryByRole('button', { name: t('freeze.do') })).toBeNull()
  })
})

describe('the devices of a member', () => {
  const session = '0190b5a0-0000-7000-8000-000000000009'
  const known = sampleOf(listMemberSessions.output, {
    sessions: [{ id: session, name: 'Firefox on Windows' }],
    logins: [
      { method: 'password', succeeded: true, name: 'Firefox on Windows' },
      { method: 'password', succeeded: false, name: '' },
    ],
  })

  it('are logged out one by one', async () => {
    answer(listMemberSessions, known)
    answer(endMemberSessions, null, 'Logged out.')
    const { user } = await open({}, { tab: 'sessions' })
    await user.click(
      await screen.findByRole('button', { name: t('sessions.endThis', { name: 'Firefox on Windows' }) }),
    )
    expect(await screen.findByText('Logged out.')).toBeTruthy()
    expect(sent(endMemberSessions)).toEqual([{ id: 5, session }])
  })

  it('are logged out all at once after a question', async () => {
    answer(listMemberSessions, known)
    answer(endMemberSessions, null, 'Logged out.')
    const { user } = await open({}, { tab: 'sessions' })
    await user.click(await screen.findByRole('button', { name: t('sessions.endAll') }))
    const question = await screen.findByRole('alertdialog')
    expect(sent(endMemberSessions)).toEqual([])
    await user.click(within(question).getByRole('button', { name: t('sessions.endAll') }))
    await waitFor(() => expect(sent(endMemberSessions)).toEqual([{ id: 5 }]))
  })

  it('tell of tries that failed', async () => {
    answer(listMemberSessions, known)
    await open({}, { tab: 'sessions' })
    expect(await screen.findAllByText(t('logins.failed'))).toHaveLength(1)
  })
})

describe('the documents of a member', () => {
  const checks = [{ kind: 'identity' as const, id: 4, state: 'approved' as const }]

  it('are opened where looking at them is logged', async () => {
    await open({ checks }, { tab: 'documents' })
    const link = screen.getByRole('link', { name: t('documents.open') })
    expect(link.getAttribute('href')).toContain('/operator/check?')
  })

  it('are closed to whoever has no need of them', async () => {
    await open({ checks, can: { see_documents: false } }, { tab: 'documents' })
    expect(screen.getByText(t('documents.notYours'))).toBeTruthy()
    expect(screen.queryByRole('link', { name: t('documents.open') })).toBeNull()
  })
})

describe('the bills of a member', () => {
  const bill = {
    month: '2026-03',
    sp_name: 'Spotify',
    currency: 'CNY',
    total_money_all: '125.00',
    cp_money_all: '100.00',
  }
  const bills = sampleOf(listMemberBills.output, {
    items: [
      { id: 1, ...bill, status: 10, remarks: 'The channel asks about plays.' },
      { id: 2, ...bill, sp_name: 'Deezer', status: 3, tag: 'adjustment', cp_money_all: '-4.50' },
    ] as never,
    sums: [
      { status: 10, currency: 'CNY', bills: 1, cp_money_all: '100.00' },
      { status: 3, currency: 'CNY', bills: 1, cp_money_all: '-4.50' },
    ] as never,
  })

  it('say why one is held, and which one corrects another', async () => {
    answer(listMemberBills, bills)
    await open({}, { tab: 'bills' })
    expect(await screen.findByText('The channel asks about plays.')).toBeTruthy()
    expect(screen.getByText(income('tag.adjustment'))).toBeTruthy()
  })

  it('are narrowed by their status, with how many each holds', async () => {
    answer(listMemberBills, bills)
    const { user } = await open({}, { tab: 'bills' })
    await screen.findByText('Deezer')
    expect(screen.getByRole('radio', { name: `${t('list.all')} 2` })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: `${income('status.10')} 1` }))
    await waitFor(() => expect(sent(listMemberBills).at(-1)).toMatchObject({ id: 5, status: 10 }))
  })

  it('have no cents in currencies without any', async () => {
    const [first] = bills.items
    const sums = [
      { status: 2, currency: 'JPY', bills: 1, total_money_all: '160563', cp_money_all: '128450' },
    ] as never
    answer(listMemberBills, {
      ...bills,
      items: [{ ...first, currency: 'JPY', total_money_all: '-3200', cp_money_all: '1284' }] as never,
      sums,
    })
    await open({}, { tab: 'bills' })
    expect(await screen.findAllByText('-3,200')).not.toHaveLength(0)
    expect(document.body.textContent).not.toMatch(/\d\.00/)
  })

  it('are none for somebody without income', async () => {
    answer(listMemberBills, sampleOf(listMemberBills.output))
    await open({}, { tab: 'bills' })
    expect(await screen.findByRole('heading', { name: t('bills.none') })).toBeTruthy()
    expect(screen.queryByRole('radiogroup', { name: t('bills.statuses') })).toBeNull()
  })
})

it('the works of a member are found by their title', async () => {
  answer(listMemberWorks, sampleOf(listMemberWorks.output, { items: [{ id: 8, title: 'Night boat' }] }))
  await open({ works: 1 }, { tab: 'works' })
  expect(await screen.findByText('Night boat')).toBeTruthy()
  expect(sent(listMemberWorks)[0]).toMatchObject({ id: 5 })
})
