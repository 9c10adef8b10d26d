import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listQuestions } from '#contract/content/calls'
import { userInfo } from '#contract/identity/calls'
import { countMessages } from '#contract/messages/calls'
import { askQuestion, readQuestionAnswer } from '#contract/support/calls'
import { questionLength, questionTypes } from '#contract/support/question-rules'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, answerInPassing, cutOff, hold, refuse, sent } from '../../../testing/server'
import { visitAsGuest } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('guest')
const arrived = 'Your question has arrived.'

const types = () => screen.getByRole('radiogroup', { name: t('question.type') })
const type = (name: (typeof questionTypes)[number]) =>
  within(types()).getByRole<HTMLInputElement>('radio', { name: t(`category.${name}`) })
const content = () => field(t('question.content'))
const mobile = () => field(t('question.mobile'))
const told = () =>
  within(screen.getByRole('region', { name: t('question.form') })).getByRole('status').textContent
const submit = () => button(t('question.submit'))

async function open() {
  const shown = await visitAsGuest('/guest/q-a')
  const fillIn = async () => {
    await shown.user.click(type('bills'))
    await shown.user.fill(content(), 'Where is the bill of June?')
    await shown.user.fill(mobile(), '+86 137-0000-1234')
  }
  return { ...shown, fillIn }
}

async function openAsMember() {
  answer(userInfo, sampleAccount)
  answerInPassing(countMessages, listQuestions)
  return visitAsGuest('/help-center/q-a', { root: { isSignedIn: true } })
}

const isKept = () => {
  expect(submit().getAttribute('aria-busy')).toBeNull()
  expect(type('bills').checked).toBe(true)
  expect(content().value).toBe('Where is the bill of June?')
  expect(mobile().value).toBe('13700001234')
  expect(notice()).toBeNull()
  expect(told()).toBe('')
}

describe('a question of a guest', () => {
  it('is sent once with its type, a tidied number and a solved captcha, and the form is empty again', async () => {
    const release = hold(askQuestion, sampleOf(askQuestion.output))
    const { user, fillIn } = await open()
    expect(within(types()).getAllByRole('radio')).toHaveLength(questionTypes.length)
    await fillIn()
    await user.dblClick(submit())
    await waitFor(() => expect(sent(askQuestion)).toHaveLength(1))
    release()
    await waitFor(() => expect(content().value).toBe(''))
    expect(sent(askQuestion)).toMatchObject([
      {
        type: 'bills',
        content: 'Where is the bill of June?',
        mobile: '13700001234',
        captcha: expect.any(String),
      },
    ])
    expect(mobile().value).toBe('')
    expect(within(types()).queryByRole('radio', { checked: true })).toBeNull()
    await expectAccessible()
  })

  it('says what the server says when it has arrived', async () => {
    answer(askQuestion, sampleOf(askQuestion.output), arrived)
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(told()).toBe(arrived))
  })

  it('that is empty is corrected at each field, before anything is sent', async () => {
    const { user } = await open()
    await user.click(submit())
    expect(descriptionOf(types())).toBe(t('question.typeMissing'))
    expect(descriptionOf(content())).toContain(t('question.contentShort', questionLength))
    expect(descriptionOf(mobile())).toBe(t('question.mobileMissing'))
    expect(document.activeElement).toBe(type(questionTypes[0]))
    await expectAccessible()
    await user.click(type('bug'))
    await user.fill(content(), 'x'.repeat(questionLength.max + 1))
    await user.fill(mobile(), '12345')
    await user.click(submit())
    expect(descriptionOf(content())).toContain(t('question.contentLong', questionLength))
    expect(descriptionOf(mobile())).toBe(t('question.mobileWrong'))
    expect(document.activeElement).toBe(content())
    expect(sent(askQuestion)).toEqual([])
  })

  it.each([
    ['the connection breaks', () => cutOff(askQuestion)],
    ['the server refuses', () => refuse(askQuestion, 'tooManyRequests', { message: 'Slowly, please.' })],
  ])('stays typed when %s, which is only logged', async (_, stub) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    stub()
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(isKept)
  })

  it('shows at its field what the server objects to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    refuse(askQuestion, 'invalidInput', { fields: { content: 'Say more about June.' } })
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(content())).toContain('Say more about June.'))
    await user.fill(content(), 'Where is the whole bill of June?')
    expect(descriptionOf(content())).not.toContain('Say more about June.')
  })

  it('survives a reload', async () => {
    const { fillIn, unmount } = await open()
    await fillIn()
    unmount()
    await open()
    await waitFor(isKept)
  })
})

describe('a question of a member', () => {
  it('goes out with the member’s own number, and leads to the work orders', async () => {
    answer(askQuestion, sampleOf(askQuestion.output), arrived)
    const { user } = await openAsMember()
    await user.click(type('withdrawal'))
    await user.fill(content(), 'How long does a withdrawal take?')
    await user.click(submit())
    await waitFor(() => expect(told()).toContain(arrived))
    expect(sent(askQuestion)).toMatchObject([{ type: 'withdrawal', mobile: '13800000001' }])
    expect(sent(askQuestion)[0]?.captcha).toBeUndefined()
    const link = screen.getByRole('link', { name: t('question.seeTickets') })
    expect(link.getAttribute('href')).toBe('/gongdan/list')
  })

  it('is not stopped when the account cannot be loaded: the server fills the number in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answer(askQuestion, sampleOf(askQuestion.output), arrived)
    const { user } = await openAsMember()
    cutOff(userInfo)
    await user.click(type('operation'))
    await user.fill(content(), 'Where do I find my codes?')
    await user.click(submit())
    await waitFor(() => expect(told()).toContain(arrived))
  })
})

describe('an answer', () => {
  const link = 'x'.repeat(60)
  const openAnswer = () => visitAsGuest(`/guest/q-a?answer=${link}`)

  it('stands above the form with what was asked, and its links are marked as strangers', async () => {
    const said = {
      type: 'rights' as const,
      question: 'May I publish a cover?',
      answers: [{ text: 'Yes. See https://help.example/folk.' }],
    }
    answer(readQuestionAnswer, sampleOf(readQuestionAnswer.output, said))
    await openAnswer()
    expect(await screen.findByRole('heading', { name: t('answer.title') })).toBeTruthy()
    expect(screen.getByText('May I publish a cover?')).toBeTruthy()
    const out = screen.getByRole('link', { name: 'https://help.example/folk' })
    expect(out.getAttribute('rel')).toMatch(/nofollow/)
    expect(screen.getByRole('heading', { name: t('question.more') })).toBeTruthy()
    await expectAccessible()
  })

  it.each([
    ['too old', () => refuse(readQuestionAnswer, 'linkExpired'), 'answer.expired'],
    ['cut off', () => refuse(readQuestionAnswer, 'invalidInput'), 'answer.expired'],
    ['out of reach', () => cutOff(readQuestionAnswer), 'answer.failed'],
  ] as const)('that is %s says so above the form, without a modal', async (_, stub, words) => {
    stub()
    await openAnswer()
    expect(await screen.findByRole('heading', { name: t(words) })).toBeTruthy()
    expect(submit()).toBeTruthy()
    expect(notice()).toBeNull()
  })

  it('that did not come is fetched again on demand', async () => {
    cutOff(readQuestionAnswer)
    const { user } = await openAnswer()
    await screen.findByRole('heading', { name: t('answer.failed') })
    answer(readQuestionAnswer, sampleOf(readQuestionAnswer.output))
    await user.click(button(t('answer.retry')))
    expect(await screen.findByRole('heading', { name: t('answer.none') })).toBeTruthy()
  })
})
