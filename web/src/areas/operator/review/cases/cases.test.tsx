import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { claimWork, keepWorkUp, listRightsCases, staffTakeDown } from '#contract/review/calls'
import { findNextWork, listReviewQueue, openReview } from '#contract/review/queue-calls'
import { listReviewReasons } from '#contract/review/reason-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('review')
const ended = {
  work_id: 21,
  title: 'Night boat',
  ended_on: '2026-03-01',
  due_on: '2026-03-15',
  tracks: [{ id: 5, title: 'Night boat', licence_ends: '2026-03-01' }],
  revision: { id: 22, status: '200' as const },
}

async function open() {
  answer(listRightsCases, sampleOf(listRightsCases.output, { items: [ended] }))
  const shown = await visitAsStaff('/operator/review?stage=cases', ['rights'])
  await screen.findByRole('heading', { level: 2, name: /Night boat/ })
  return shown
}
const dialog = () => screen.findByRole('dialog')

describe('a work whose licence has ended', () => {
  it('says when it goes down by itself, and leads to what its member has under way', async () => {
    await open()
    expect(screen.getByText(t('case.ended', { day: '2026-03-01', due: '2026-03-15' }))).toBeTruthy()
    expect(screen.getByText(t('case.track', { title: 'Night boat', day: '2026-03-01' }))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('case.openRenewal') }).getAttribute('href')).toContain('id=22')
    await expectAccessible()
  })

  it('is kept online until a day, with a note', async () => {
    answer(keepWorkUp, { status: '990' })
    const { user } = await open()
    await user.click(button(t('case.keepUp')))
    const keep = within(await dialog()).getByRole('button', { name: t('case.keepUp') })
    await user.click(keep)
    expect(descriptionOf(field(t('case.until')))).toContain(t('case.untilMissing'))
    expect(descriptionOf(field(t('case.note.keepUp')))).toContain(t('case.noteMissing'))
    await user.fill(field(t('case.note.keepUp')), 'The contract was seen.')
    await user.click(keep)
    expect(sent(keepWorkUp), 'not without a day').toEqual([])
    await user.fill(field(t('case.until')), '2099-06-30')
    answer(listRightsCases, sampleOf(listRightsCases.output))
    await user.click(keep)
    expect(await screen.findByText(t('case.empty'))).toBeTruthy()
    expect(sent(keepWorkUp)).toEqual([{ id: 21, until: '2099-06-30', note: 'The contract was seen.' }])
  })

  it('is taken down with a reason', async () => {
    answer(staffTakeDown, { status: '980' })
    const { user } = await open()
    await user.click(button(t('case.takeDown')))
    await user.fill(field(t('case.note.takeDown')), 'No renewal came.')
    await user.click(within(await dialog()).getByRole('button', { name: t('case.takeDown') }))
    await waitFor(() => expect(sent(staffTakeDown)).toEqual([{ id: 21, reason: 'No renewal came.' }]))
  })

  it('about which a colleague was quicker keeps the note until one has read why', async () => {
    refuse(staffTakeDown, 'conflict', { message: 'It is down already.' })
    const { user } = await open()
    await user.click(button(t('case.takeDown')))
    await user.fill(field(t('case.note.takeDown')), 'No renewal came.')
    await user.click(within(await dialog()).getByRole('button', { name: t('case.takeDown') }))
    expect(await screen.findByText('It is down already.')).toBeTruthy()
    expect(screen.getByDisplayValue('No renewal came.')).toBeTruthy()
  })
})

it('a work without consent can only be taken down', async () => {
  const noConsent = { ...ended, reason: 'consent_withdrawn' as const, tracks: [], revision: null }
  answer(listRightsCases, sampleOf(listRightsCases.output, { items: [noConsent] }))
  await visitAsStaff('/operator/review?stage=cases', ['rights'])
  expect(await screen.findByText(t('case.noConsent', { day: '2026-03-01', due: '2026-03-15' }))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('case.keepUp') })).toBeNull()
  expect(button(t('case.takeDown'))).toBeTruthy()
})

describe('the queue of reviews', () => {
  const row = { id: 21, title: 'Night boat' }

  it('shows the next work to whoever asks for one, and claims nothing', async () => {
    answer(listReviewQueue, sampleOf(listReviewQueue.output, { items: [row] }))
    answer(findNextWork, { id: 21 })
    answer(openReview, sampleOf(openReview.output, { work: { id: 21, details: { title: 'Night boat' } } }))
    answerInPassing(listReviewReasons)
    const { user, router } = await visitAsStaff('/operator/review', ['editor'])
    await screen.findByText('Night boat')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('next.work')}`) }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/review/work'))
    expect(sent(findNextWork)).toEqual([{ stage: 'content', sort: 'waiting' }])
    expect(sent(claimWork)).toEqual([])
  })

  it('says that nothing waits, and stays', async () => {
    answer(listReviewQueue, sampleOf(listReviewQueue.output))
    answer(findNextWork, { id: null })
    const { user, router } = await visitAsStaff('/operator/review', ['editor'])
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('n')
    expect(await screen.findByText(t('next.none'))).toBeTruthy()
    expect(router.state.location.pathname).toBe('/operator/review')
  })

  it('shows each role its own rooms', async () => {
    answer(listReviewQueue, sampleOf(listReviewQueue.output))
    await visitAsStaff('/operator/review', ['editor'])
    expect(await screen.findByText(t('queue.lead.content'))).toBeTruthy()
    expect(screen.queryByRole('link', { name: new RegExp(t('room.cases')) })).toBeNull()
  })
})
