import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyToPlan, listMyApplications, withdrawApplication } from '#contract/plans/calls'
import { listWorks } from '#contract/works/work-calls'
import { expectAccessible } from '../../testing/accessible'
import { button, field } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { sampleOf } from '../../testing/sample-of'
import { answer, cutOff, refuse, sent } from '../../testing/server'
import { say } from '../../testing/words'
import { PlanApplication } from './plan-application'

const t = say('guest')
type Works = NonNullable<Parameters<typeof sampleOf<typeof listWorks.output>>[1]>
type Applications = NonNullable<Parameters<typeof sampleOf<typeof listMyApplications.output>>[1]>['items']

const boat = { id: 8, title: 'Paper boat', artists: 'River Song' }
const harbour = { id: 9, title: 'Harbour', artists: 'River Song' }
const sentOne = { id: 4, plan: { id: 2 }, work: boat, text: 'Please listen' }

interface Shown {
  works?: Works
  applications?: Applications
  needs?: 'released' | 'any'
  isOpen?: boolean
}

async function open({ works = {}, applications = [], needs = 'any', isOpen = true }: Shown = {}) {
  answer(listWorks, sampleOf(listWorks.output, { items: [boat, harbour], ...works }))
  answer(listMyApplications, sampleOf(listMyApplications.output, { items: applications }))
  const shown = renderPart(<PlanApplication plan={{ id: 2, needs, isOpen }} />)
  await waitFor(() => expect(document.querySelector('h3, p')).not.toBeNull())
  return shown
}
const work = (title: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(title) })

describe('taking part in a plan', () => {
  it('needs a work, and says so', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t('hot.apply.send') }))
    expect(await screen.findByText(t('hot.apply.workMissing'))).toBeTruthy()
    expect(sent(applyToPlan)).toEqual([])
  })

  it('sends the work with a word to the editor, and the form is empty again', async () => {
    answer(applyToPlan, sampleOf(applyToPlan.output))
    const { user } = await open()
    await screen.findByRole('radio', { name: /Paper boat/ })
    await user.click(work('Paper boat'))
    await user.fill(field(t('hot.apply.text')), 'It fits the spring.')
    answer(listMyApplications, sampleOf(listMyApplications.output, { items: [sentOne] }))
    await user.click(button(t('hot.apply.send')))
    expect(await screen.findByText(t('hot.apply.sent'))).toBeTruthy()
    expect(sent(applyToPlan)).toEqual([{ plan: 2, work: 8, text: 'It fits the spring.' }])
    expect(field(t('hot.apply.text')).value).toBe('')
    expect(work('Paper boat').checked).toBe(false)
    await waitFor(() => expect(work('Paper boat').disabled, 'it stands in the plan by now').toBe(true))
    await expectAccessible()
  })

  it('shows at the works what the server objects to, and asks how things stand', async () => {
    refuse(applyToPlan, 'invalidInput', { fields: { work: 'This work is in another plan.' } })
    const { user } = await open()
    await screen.findByRole('radio', { name: /Paper boat/ })
    await user.click(work('Paper boat'))
    const before = sent(listMyApplications).length
    await user.click(button(t('hot.apply.send')))
    expect(await screen.findByText('This work is in another plan.')).toBeTruthy()
    await waitFor(() => expect(sent(listMyApplications).length).toBeGreaterThan(before))
    expect(work('Paper boat').checked).toBe(true)
  })

  it('asks only for works that are past review, where the plan wants these', async () => {
    await open({ needs: 'released' })
    await screen.findByRole('radio', { name: /Paper boat/ })
    expect(sent(listWorks)[0]?.statuses).toContain('990')
  })

  it('offers a search where there are more than fit, and keeps it when nothing is found', async () => {
    const { user } = await open({ works: { next_cursor: 'more' } })
    const search = await screen.findByRole('searchbox', { name: t('hot.apply.search') })
    answer(listWorks, sampleOf(listWorks.output))
    await user.fill(search, 'nowhere')
    expect(await screen.findByText(t('hot.apply.notFound'))).toBeTruthy()
    expect(sent(listWorks).at(-1)).toMatchObject({ search: 'nowhere' })
    expect(screen.getByRole('searchbox')).toBeTruthy()
  })

  it.each([
    ['any', 'hot.apply.none'],
    ['released', 'hot.apply.noneReleased'],
  ] as const)('without a work that fits leads to publishing: %s', async (needs, words) => {
    await open({ works: { items: [] }, needs })
    expect(await screen.findByText(t(words))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('hot.apply.send') })).toBeNull()
  })

  it('is not offered once the plan is over; what was sent stays', async () => {
    await open({ isOpen: false, applications: [{ ...sentOne, state: 'accepted', answer: 'Welcome.' }] })
    expect(await screen.findByText('Welcome.')).toBeTruthy()
    expect(screen.getByText(t('hot.state.accepted'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('hot.apply.send') })).toBeNull()
  })
})

describe('an application that waits', () => {
  it('is taken back after a question', async () => {
    answer(withdrawApplication, null)
    const { user } = await open({ applications: [sentOne] })
    await user.click(await screen.findByRole('button', { name: t('hot.mine.withdraw') }))
    const question = await screen.findByRole('alertdialog', {
      name: t('hot.mine.withdrawAsk', { work: 'Paper boat' }),
    })
    expect(sent(withdrawApplication)).toEqual([])
    answer(
      listMyApplications,
      sampleOf(listMyApplications.output, { items: [{ ...sentOne, state: 'withdrawn' }] }),
    )
    await user.click(within(question).getByRole('button', { name: t('hot.mine.withdraw') }))
    expect(await screen.findByText(t('hot.state.withdrawn'))).toBeTruthy()
    expect(sent(withdrawApplication)).toEqual([{ id: 4 }])
    await waitFor(() => expect(work('Paper boat').disabled, 'it may be sent again').toBe(false))
  })

  it('stays on a change of mind', async () => {
    const { user } = await open({ applications: [sentOne] })
    await user.click(await screen.findByRole('button', { name: t('hot.mine.withdraw') }))
    await user.click(await screen.findByRole('button', { name: t('hot.mine.keep') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent(withdrawApplication)).toEqual([])
  })

  it('that was answered can no longer be taken back', async () => {
    await open({ applications: [{ ...sentOne, state: 'declined', answer: 'Too long.' }] })
    expect(await screen.findByText('Too long.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('hot.mine.withdraw') })).toBeNull()
  })
})

it('applications that do not load are asked for again on demand', async () => {
  answer(listWorks, sampleOf(listWorks.output, { items: [boat] }))
  cutOff(listMyApplications)
  const { user } = renderPart(<PlanApplication plan={{ id: 2, needs: 'any', isOpen: true }} />)
  expect(await screen.findByText(t('hot.mine.failed'))).toBeTruthy()
  answer(listMyApplications, sampleOf(listMyApplications.output, { items: [sentOne] }))
  await user.click(button(t('answer.retry')))
  expect(await screen.findByText('Please listen')).toBeTruthy()
})
