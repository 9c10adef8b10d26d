// What staff keep for each other: canned answers, reasons, jobs that were given up.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dropJob, listFailedJobs, retryJob } from '#contract/dashboard/calls'
import { listReviewReasons, removeReviewReason, saveReviewReason } from '#contract/review/reason-calls'
import {
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '#contract/support/canned-answer-calls'
import { cannedPlaces } from '#contract/support/canned-answers'
import { expectAccessible } from '../../testing/accessible'
import { button, descriptionOf, field } from '../../testing/forms'
import { sampleOf } from '../../testing/sample-of'
import { answer, refuse, sent } from '../../testing/server'
import { visitAsStaff } from '../../testing/visit'
import { say } from '../../testing/words'

const desk = say('support-desk')
const review = say('review')
const t = say('operator')

describe('a canned answer', () => {
  const covers = { id: 3, title: 'About covers', text: { 'zh-CN': '封面说明', en: 'About covers' } }
  async function open() {
    answer(listCannedAnswers, sampleOf(listCannedAnswers.output, [covers]))
    const shown = await visitAsStaff('/operator/desk/canned', ['support'])
    await screen.findByRole('heading', { name: /About covers/ })
    return shown
  }
  const english = () => field(desk('language.en'))
  const chinese = () => field(desk('language.zh-CN'))

  it('needs a name and words in both languages', async () => {
    const { user } = await open()
    await user.click(button(desk('canned.add')))
    await user.click(await screen.findByRole('button', { name: desk('canned.save') }))
    expect(descriptionOf(field(desk('canned.name')))).toBe(desk('canned.titleMissing'))
    for (const text of [english(), chinese()]) expect(descriptionOf(text)).toBe(desk('canned.textMissing'))
    expect(sent(saveCannedAnswer)).toEqual([])
    await expectAccessible(screen.getByRole('dialog'))
  })

  it('takes places where the cursor stands, and refuses one that nobody fills', async () => {
    answer(saveCannedAnswer, sampleOf(saveCannedAnswer.output))
    const { user } = await open()
    await user.click(button(desk('canned.edit')))
    await screen.findByRole('dialog')
    const [place] = cannedPlaces
    english().setSelectionRange(0, 5)
    const groups = screen.getAllByRole('group', { name: desk('canned.places') })
    await user.click(within(groups[1] as HTMLElement).getByRole('button', { name: desk(`place.${place}`) }))
    expect(english().value).toBe(`{${place}} covers`)
    await user.fill(chinese(), '您好 {nobody}')
    await user.click(button(desk('canned.save')))
    expect(descriptionOf(chinese())).toBe(desk('canned.unknown', { places: '{nobody}' }))
    await user.fill(chinese(), '您好')
    await user.click(button(desk('canned.save')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(saveCannedAnswer)).toMatchObject([
      { id: 3, text: { en: `{${place}} covers`, 'zh-CN': '您好' } },
    ])
  })

  it('is removed after a question', async () => {
    answer(removeCannedAnswer, null)
    const { user } = await open()
    await user.click(button(desk('canned.remove')))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: desk('canned.remove') }))
    await waitFor(() => expect(sent(removeCannedAnswer)).toEqual([{ id: 3 }]))
  })

  it('stays written when the server refuses it', async () => {
    refuse(saveCannedAnswer, 'conflict', { message: 'There is one of this name.' })
    const { user } = await open()
    await user.click(button(desk('canned.edit')))
    await user.fill(await screen.findByLabelText(desk('canned.name')), 'About songs')
    await user.click(button(desk('canned.save')))
    expect(await screen.findByText('There is one of this name.')).toBeTruthy()
    expect(field(desk('canned.name')).value).toBe('About songs')
  })
})

describe('a reason of the library', () => {
  const blurred = {
    id: 5,
    part: 'cover' as const,
    title: { 'zh-CN': '封面模糊', en: 'Blurred cover' },
    text: { 'zh-CN': '请换一张', en: 'Please choose another' },
  }
  async function open() {
    answer(listReviewReasons, sampleOf(listReviewReasons.output, [blurred]))
    const shown = await visitAsStaff('/operator/review/reasons', ['editor'])
    await screen.findByText('Blurred cover')
    return shown
  }

  it('stands under the part it speaks of', async () => {
    await open()
    const part = screen.getByRole('heading', { level: 2, name: review('part.cover') })
    expect(part.parentElement?.textContent).toContain('Blurred cover')
  })

  it('needs a title and a text in both languages', async () => {
    const { user } = await open()
    await user.click(button(review('library.add')))
    await user.click(await screen.findByRole('button', { name: review('library.save') }))
    expect(screen.getAllByText(review('library.missing'))).toHaveLength(4)
    expect(sent(saveReviewReason)).toEqual([])
    await expectAccessible(screen.getByRole('dialog'))
  })

  it('is removed after a question that names it', async () => {
    answer(removeReviewReason, sampleOf(removeReviewReason.output))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${review('library.remove')}`) }))
    const question = await screen.findByRole('alertdialog', {
      name: review('library.removeTitle', { title: 'Blurred cover' }),
    })
    await user.click(within(question).getByRole('button', { name: review('library.remove') }))
    await waitFor(() => expect(sent(removeReviewReason)).toEqual([{ id: 5 }]))
  })
})

describe('a job that was given up', () => {
  const job = { id: 8, task: 'checkMaterial', error: 'No ffmpeg here', attempts: 25, about: { work: 3 } }
  async function open() {
    answer(listFailedJobs, sampleOf(listFailedJobs.output, { items: [job] }))
    const shown = await visitAsStaff('/operator/jobs')
    await screen.findByText('No ffmpeg here')
    return shown
  }

  it('says what it is about, and is tried again at once', async () => {
    answer(retryJob, null)
    const { user } = await open()
    expect(screen.getByRole('heading', { name: t('jobs.task.checkMaterial') })).toBeTruthy()
    expect(screen.getByText(/work 3/)).toBeTruthy()
    answer(listFailedJobs, sampleOf(listFailedJobs.output))
    await user.click(button(t('jobs.retry')))
    expect(await screen.findByText(t('jobs.retried'))).toBeTruthy()
    expect(sent(retryJob)).toEqual([{ id: 8 }])
    expect(await screen.findByText(t('jobs.empty'))).toBeTruthy()
  })

  it('is dropped after a question', async () => {
    answer(dropJob, null)
    const { user } = await open()
    await user.click(button(t('jobs.drop')))
    const question = await screen.findByRole('alertdialog', { name: t('jobs.askDrop') })
    expect(sent(dropJob)).toEqual([])
    await user.click(within(question).getByRole('button', { name: t('jobs.drop') }))
    expect(await screen.findByText(t('jobs.dropped'))).toBeTruthy()
    expect(sent(dropJob)).toEqual([{ id: 8 }])
  })
})
