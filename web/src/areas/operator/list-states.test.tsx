import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listAudit, readAuditChoices } from '#contract/audit/calls'
import type { StaffRole } from '#contract/call'
import { listContent } from '#contract/content/editing-calls'
import { listFailedJobs, readDashboard } from '#contract/dashboard/calls'
import { listChecks } from '#contract/identity/check-calls'
import { listMembers } from '#contract/members/calls'
import { listAnnouncements } from '#contract/messages/announcement-calls'
import { summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { listReviewQueue } from '#contract/review/queue-calls'
import { listReviewReasons } from '#contract/review/reason-calls'
import { listStaff } from '#contract/staff/management-calls'
import { listCannedAnswers } from '#contract/support/canned-answer-calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { itHasFourStates } from '../../testing/list-states'
import { sampleOf } from '../../testing/sample-of'
import { summaryOf } from '../../testing/sample-payout'
import { answer, answerInPassing, sent } from '../../testing/server'
import { visitAsStaff } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('operator')
const unreachable = { whenFailed: t('unreachable.title'), retry: t('retry') }
const both = { 'zh-CN': '河', en: 'River' }

describe('the list of members', () => {
  itHasFourStates(() => visitAsStaff('/operator/members'), {
    ...unreachable,
    call: listMembers,
    none: sampleOf(listMembers.output),
    some: sampleOf(listMembers.output, { items: [{ id: 3, nickname: 'River Song' }] }),
    row: 'River Song',
    whenNone: say('members')('list.empty'),
  })
})

describe('the queue of checks', () => {
  itHasFourStates(() => visitAsStaff('/operator/checks'), {
    ...unreachable,
    call: listChecks,
    none: sampleOf(listChecks.output),
    some: sampleOf(listChecks.output, { items: [{ id: 3, nickname: 'River Song', name: 'River Song' }] }),
    row: /River Song/,
    whenNone: t('empty.waiting.title'),
  })
})

describe('the log', () => {
  const open = () => {
    answerInPassing(readAuditChoices)
    return visitAsStaff('/operator/audit')
  }
  itHasFourStates(open, {
    ...unreachable,
    call: listAudit,
    none: sampleOf(listAudit.output),
    some: sampleOf(listAudit.output, { items: [{ id: 3, staff: { id: 1, name: 'Lin Of The Log' } }] }),
    row: 'Lin Of The Log',
    whenNone: say('audit')('none.title'),
  })
})

describe('the queue of the support desk', () => {
  itHasFourStates(() => visitAsStaff('/operator/desk'), {
    ...unreachable,
    call: listDeskTickets,
    none: sampleOf(listDeskTickets.output),
    some: sampleOf(listDeskTickets.output, { items: [{ id: 3, subject: 'Where is my song?' }] }),
    row: 'Where is my song?',
    whenNone: say('support-desk')('empty.waiting'),
  })
})

describe('canned answers', () => {
  itHasFourStates(() => visitAsStaff('/operator/desk/canned'), {
    ...unreachable,
    call: listCannedAnswers,
    none: [],
    some: sampleOf(listCannedAnswers.output, [{ id: 3, title: 'About covers' }]),
    row: 'About covers',
    whenNone: say('support-desk')('canned.empty'),
  })
})

describe('the library of reasons', () => {
  itHasFourStates(() => visitAsStaff('/operator/review/reasons', ['editor']), {
    ...unreachable,
    call: listReviewReasons,
    none: [],
    some: sampleOf(listReviewReasons.output, [{ id: 3, title: both }]),
    row: 'River',
    whenNone: say('review')('library.empty'),
  })
})

describe('the queue of reviews', () => {
  itHasFourStates(() => visitAsStaff('/operator/review', ['editor']), {
    ...unreachable,
    call: listReviewQueue,
    none: sampleOf(listReviewQueue.output),
    some: sampleOf(listReviewQueue.output, { items: [{ id: 3, title: 'Down the river' }] }),
    row: 'Down the river',
    whenNone: say('review')('empty.content'),
  })
})

describe('the list of news', () => {
  itHasFourStates(() => visitAsStaff('/operator/content?room=news'), {
    ...unreachable,
    call: listContent,
    none: sampleOf(listContent.output),
    some: sampleOf(listContent.output, { items: [{ id: 3, title: both, kind: 'news' }] }),
    row: 'River',
    whenNone: say('content')('list.empty'),
  })
})

describe('announcements', () => {
  itHasFourStates(() => visitAsStaff('/operator/announcements'), {
    ...unreachable,
    call: listAnnouncements,
    none: sampleOf(listAnnouncements.output),
    some: sampleOf(listAnnouncements.output, {
      items: [{ id: 3, title: both, sent_at: '2026-03-04T05:06:07.000Z' }],
    }),
    row: 'River',
    whenNone: say('support-desk')('announce.empty'),
  })
})

describe('jobs that were given up', () => {
  itHasFourStates(() => visitAsStaff('/operator/jobs'), {
    ...unreachable,
    call: listFailedJobs,
    none: sampleOf(listFailedJobs.output),
    some: sampleOf(listFailedJobs.output, {
      items: [{ id: 3, task: 'checkMaterial', error: 'No ffmpeg here' }],
    }),
    row: 'No ffmpeg here',
    whenNone: t('jobs.empty'),
  })
})

describe('a page of a list', () => {
  it('leads to the next one and back, and another filter begins anew', async () => {
    answer(listMembers, ({ cursor }) =>
      sampleOf(listMembers.output, {
        items: [{ id: cursor ? 2 : 1, nickname: cursor ? 'Second' : 'First' }],
        next_cursor: cursor ? null : 'after-first',
      }),
    )
    const { user } = await visitAsStaff('/operator/members')
    await screen.findByText('First')
    await user.click(screen.getByRole('button', { name: t('pages.next') }))
    await screen.findByText('Second')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('pages.next') }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: t('pages.previous') }))
    await screen.findByText('First')
    await user.click(screen.getByRole('button', { name: t('pages.next') }))
    await screen.findByText('Second')
    await user.click(screen.getByRole('radio', { name: say('members')('kind.enterprise') }))
    await screen.findByText('First')
    expect(sent(listMembers).at(-1)).toMatchObject({ kind: 'enterprise' })
    expect(sent(listMembers).at(-1)?.cursor).toBeUndefined()
  })

  it('is narrowed by its address, and the address follows what is chosen', async () => {
    answer(listMembers, sampleOf(listMembers.output))
    const { user, router } = await visitAsStaff('/operator/members?search=river&kind=enterprise')
    expect(await screen.findByText(say('members')('list.none'))).toBeTruthy()
    expect(sent(listMembers)[0]).toMatchObject({ search: 'river', kind: 'enterprise' })
    await user.click(screen.getByRole('radio', { name: say('members')('list.all') }))
    await waitFor(() => expect(router.state.location.search).toBe('?search=river'))
  })
})

describe('a part of the console', () => {
  it.each<[string, StaffRole]>([
    ['/operator/members', 'editor'],
    ['/operator/audit', 'support'],
    ['/operator/staff', 'finance'],
    ['/operator/desk', 'editor'],
    ['/operator/review', 'finance'],
    ['/operator/content', 'support'],
    ['/operator/jobs', 'support'],
    ['/operator/announcements', 'rights'],
    ['/operator/site', 'editor'],
    ['/operator/channels', 'editor'],
    ['/operator/channels/schemas', 'rights'],
    ['/operator/checks', 'finance'],
    ['/operator/check?kind=identity&id=1', 'finance'],
  ])('%s says to %s staff that it is not theirs, and asks the server nothing', async (address, role) => {
    await visitAsStaff(address, [role])
    expect(await screen.findByRole('heading', { level: 1, name: t('notYours.title') })).toBeTruthy()
    // Whoever can is named, and is never who reads this.
    const told = screen.getByText(new RegExp(t('notYours.text', { roles: t(`role.${role}`), who: '(.+)' })))
    expect(told.textContent?.split(t(`role.${role}`))).toHaveLength(2)
    for (const call of [listMembers, listAudit, listStaff, listDeskTickets, listReviewQueue])
      expect(sent(call)).toEqual([])
  })
})

describe('the first page of the console', () => {
  it('says to whoever has no queue that nothing waits, and shows no way to what is not theirs', async () => {
    answerInPassing(readDashboard)
    await visitAsStaff('/operator', [])
    expect(await screen.findByRole('heading', { name: t('home.nothing.title') })).toBeTruthy()
    expect(screen.queryByRole('link', { name: t('menu.checks') })).toBeNull()
  })

  it('says to finance how many payouts wait and what they come to', async () => {
    answerInPassing(readDashboard)
    answer(summarisePayouts, summaryOf({ sums: [{ state: 'submitted', payouts: 9, net: '69929.91' }] }))
    await visitAsStaff('/operator', ['finance'])
    const queues = within(await screen.findByRole('list', { name: t('board.queues') }))
    const link = await queues.findByRole('link', { name: new RegExp(t('board.queue.payouts')) })
    await waitFor(() => expect(link.textContent).toContain('69,929.91 CNY'))
    expect(link.textContent).toMatch(/^9/)
  })

  it.each([
    [0, t('home.noCodes')],
    [2, t('home.fewCodes', { count: 2 })],
  ])('reminds whoever has %i recovery codes left', async (recovery_codes_left, words) => {
    answerInPassing(readDashboard, listChecks)
    await visitAsStaff('/operator', ['rights'], { staff: { recovery_codes_left } })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
