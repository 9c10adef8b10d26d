import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listCannedAnswers, useCannedAnswer } from '#contract/support/canned-answer-calls'
import {
  answerTicket,
  assignTicket,
  closeDeskTicket,
  listDeskStaff,
  listDeskTickets,
  mergeTickets,
  noteOnTicket,
  readDeskStatistics,
  readDeskTicket,
  seeDeskTicket,
} from '#contract/support/desk-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { isListening, tellLive } from '../../../testing/live'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('support-desk')
const shared = say('support')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readDeskTicket.output>>[1]>

const asked = { id: 11, from: 'member' as const, name: 'River Song', text: 'Why was it rejected?' }
const ticketOf = (wanted: Wanted = {}) =>
  sampleOf(readDeskTicket.output, {
    id: 3,
    number: 'T-3',
    subject: 'My cover',
    language: 'en',
    from: { member_id: 5, name: 'River Song', mobile: '138****0001' },
    replies: [asked],
    can: { answer: true, note: true, close: true, merge: true },
    ...wanted,
  })

async function open(wanted: Wanted = {}) {
  answer(readDeskTicket, ticketOf(wanted))
  answer(listDeskStaff, [{ id: 8, name: 'Mei', open: 2 }])
  answerInPassing(seeDeskTicket, listDeskTickets)
  const shown = await visitAsStaff('/operator/desk/ticket?id=3', ['support'])
  await screen.findByRole('heading', { level: 1, name: 'My cover' })
  return shown
}
const text = () => field(t('answer.label'))

describe('an answer of the desk', () => {
  it('is sent with what the desk has read by then, and the field is empty again', async () => {
    answer(answerTicket, sampleOf(answerTicket.output, { id: 12 }))
    const { user } = await open()
    await user.click(button(t('answer.send')))
    expect(descriptionOf(text())).toBe(shared('reply.missing'))
    await user.fill(text(), 'It was too small.')
    await user.click(button(t('answer.send')))
    expect(await screen.findByText(t('answer.sent'))).toBeTruthy()
    await waitFor(() => expect(text().value).toBe(''))
    expect(sent(answerTicket)).toMatchObject([
      { id: 3, text: 'It was too small.', close: false, last_seen_reply: 11 },
    ])
    await expectAccessible()
  })

  it('keeps its words when the member wrote meanwhile, and shows what they wrote', async () => {
    refuse(answerTicket, 'conflict', { message: 'The member has written meanwhile.' })
    const { user } = await open()
    await user.fill(text(), 'It was too small.')
    answer(readDeskTicket, ticketOf({ replies: [asked, { ...asked, id: 13, text: 'I see now.' }] }))
    await user.click(button(t('answer.send')))
    expect(await screen.findByText('I see now.')).toBeTruthy()
    expect(descriptionOf(text())).toBe('The member has written meanwhile.')
    expect(text().value).toBe('It was too small.')
    answer(answerTicket, sampleOf(answerTicket.output))
    await user.click(button(t('answer.send')))
    await waitFor(() => expect(sent(answerTicket)).toHaveLength(2))
    const [first, second] = sent(answerTicket)
    expect(second?.last_seen_reply).toBe(13)
    expect(second?.idempotency_key, 'the same words are the same sending').toBe(first?.idempotency_key)
  })

  it('that closes the ticket is another sending than one that does not', async () => {
    cutOff(answerTicket)
    const { user } = await open()
    await user.fill(text(), 'It was too small.')
    await user.click(button(t('answer.send')))
    await waitFor(() => expect(descriptionOf(text())).not.toBe(''))
    answer(answerTicket, sampleOf(answerTicket.output))
    await user.click(button(t('answer.sendClose')))
    expect(await screen.findByText(t('answer.sentClosed'))).toBeTruthy()
    const [first, second] = sent(answerTicket)
    expect(second?.close).toBe(true)
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key)
  })

  it('survives a reload', async () => {
    const { user, unmount } = await open()
    await user.fill(text(), 'It was')
    unmount()
    await open()
    expect(text().value).toBe('It was')
  })

  it('is not sent with a place that nobody filled', async () => {
    const { user } = await open()
    await user.fill(text(), 'Dear you')
    await user.click(text())
    await user.paste(' {about}')
    await user.click(button(t('answer.send')))
    expect(descriptionOf(text())).toContain('{about}')
    expect(sent(answerTicket)).toEqual([])
  })

  it('to a guest says that it goes to a phone', async () => {
    await open({ from: { member_id: null, name: '', mobile: '138****0001' } })
    expect(screen.getByText(t('answer.toGuest'))).toBeTruthy()
  })

  it('to a guest names them by their number, in the thread and in a canned answer', async () => {
    const text = { 'zh-CN': '{name}，你好', en: 'Dear {name}' }
    answer(listCannedAnswers, sampleOf(listCannedAnswers.output, [{ id: 6, title: 'Hello', text }]))
    answer(useCannedAnswer, null)
    const from = { member_id: null, name: '', mobile: '138****0001' }
    const { user } = await open({ from, member: null, replies: [{ ...asked, name: '' }] })
    expect(screen.getAllByText(t('from.guest', { mobile: '138****0001' }))[0]).toBeTruthy()
    await user.click(button(t('canned.pick')))
    await user.click(await screen.findByRole('button', { name: /Hello/ }))
    expect(screen.getByDisplayValue('Dear 138****0001')).toBeTruthy()
  })
})

describe('a canned answer', () => {
  const canned = sampleOf(listCannedAnswers.output, [
    {
      id: 6,
      title: 'Cover size',
      text: { 'zh-CN': '{name}，你好', en: 'Dear {name}, “{about}” needs a larger cover. {staff}' },
    },
    { id: 7, title: 'Fees', text: { 'zh-CN': '费用', en: 'About fees' } },
  ])

  it('is found, filled in as far as it is known, and counted', async () => {
    answer(listCannedAnswers, canned)
    answer(useCannedAnswer, null)
    const { user } = await open({ about: { kind: 'work', id: 4, title: 'Night boat' } })
    await user.click(button(t('canned.pick')))
    await user.fill(await screen.findByRole('searchbox', { name: t('canned.search') }), 'cover')
    expect(screen.queryByRole('button', { name: /Fees/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: /Cover size/ }))
    expect(text().value).toBe('Dear River Song, “Night boat” needs a larger cover. Lin')
    await waitFor(() => expect(sent(useCannedAnswer)).toEqual([{ id: 6 }]))
  })

  it('comes behind what is written already', async () => {
    answer(listCannedAnswers, canned)
    answer(useCannedAnswer, null)
    const { user } = await open()
    await user.fill(text(), 'Hello.')
    await user.click(button(t('canned.pick')))
    await user.click(await screen.findByRole('button', { name: /Fees/ }))
    expect(text().value).toBe('Hello.\n\nAbout fees')
  })
})

describe('an internal note', () => {
  it('is kept for the desk alone', async () => {
    answer(noteOnTicket, sampleOf(noteOnTicket.output))
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: t('answer.note') }))
    await user.fill(field(t('answer.note')), 'Looks like a copy.')
    expect(screen.queryByRole('button', { name: t('answer.sendClose') })).toBeNull()
    await user.click(button(t('answer.saveNote')))
    expect(await screen.findByText(t('answer.noted'))).toBeTruthy()
    expect(sent(noteOnTicket)).toMatchObject([{ id: 3, text: 'Looks like a copy.' }])
    expect(sent(answerTicket)).toEqual([])
  })

  it('is all that is left once nothing can be answered', async () => {
    await open({ state: 'closed', can: { answer: false, note: true, close: false, merge: false } })
    expect(screen.queryByRole('radio', { name: t('answer.answer') })).toBeNull()
    expect(button(t('answer.saveNote'))).toBeTruthy()
  })

  it('is told from an answer in the thread', async () => {
    await open({
      replies: [asked, { id: 12, from: 'support', name: 'Mei', text: 'A copy?', internal: true }],
    })
    const thread = screen.getByRole('log', { name: shared('thread.label') })
    expect(within(thread).getAllByText(t('ticket.internal'))).toHaveLength(1)
  })
})

describe('a ticket on the desk', () => {
  it('is taken by whoever looks at it, or given to a colleague', async () => {
    answer(assignTicket, ({ to }) => ({ assigned_to: to === null ? null : { id: to, name: 'Mei' } }))
    const { user } = await open()
    await user.click(button(t('actions.toMe')))
    await waitFor(() => expect(sent(assignTicket)).toEqual([{ id: 3, to: 7 }]))
    await user.click(screen.getByRole('combobox', { name: t('actions.assigned') }))
    await user.click(
      await screen.findByRole('option', { name: t('actions.colleague', { name: 'Mei', open: 2 }) }),
    )
    await waitFor(() => expect(sent(assignTicket).at(-1)).toEqual({ id: 3, to: 8 }))
  })

  it('that is mine already is not offered to me', async () => {
    await open({ assigned_to: { id: 7, name: 'Lin' } })
    expect(screen.queryByRole('button', { name: t('actions.toMe') })).toBeNull()
  })

  it('is closed without an answer after a question, with a note', async () => {
    answer(closeDeskTicket, { state: 'closed' })
    const { user } = await open()
    await user.click(button(t('actions.close')))
    await user.fill(field(t('close.note')), 'Spam.')
    await user.click(button(t('close.do')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(closeDeskTicket)).toEqual([{ id: 3, note: 'Spam.' }])
  })

  it('keeps the note when closing fails', async () => {
    refuse(closeDeskTicket, 'conflict', { message: 'It is closed already.' })
    const { user } = await open()
    await user.click(button(t('actions.close')))
    await user.fill(field(t('close.note')), 'Spam.')
    await user.click(button(t('close.do')))
    await waitFor(() => expect(sent(closeDeskTicket)).toHaveLength(1))
    expect(screen.getByDisplayValue('Spam.')).toBeTruthy()
  })

  it('is joined with another open one of the same member, and leads there', async () => {
    answer(mergeTickets, { into: 9 })
    const other = { number: 'T-9', subject: 'The same again', state: 'open' as const }
    const member = {
      tickets: [
        { id: 9, ...other },
        { id: 10, ...other, subject: 'Old', state: 'closed' as const },
      ],
    }
    const { user, router } = await open({ member })
    await user.click(button(t('actions.merge')))
    const dialog = await screen.findByRole('dialog')
    const join = within(dialog).getByRole<HTMLButtonElement>('button', { name: t('merge.do') })
    expect(join.disabled).toBe(true)
    expect(within(dialog).queryByRole('radio', { name: /Old/ })).toBeNull()
    await user.click(within(dialog).getByRole('radio', { name: /The same again/ }))
    await user.click(join)
    await waitFor(() => expect(router.state.location.search).toBe('?id=9'))
    expect(sent(mergeTickets)).toEqual([{ id: 3, into: 9 }])
  })

  it('that was joined says where it went on', async () => {
    await open({ merged_into: 9 })
    expect(screen.getByRole('link', { name: t('ticket.toMerged') }).getAttribute('href')).toBe(
      '/operator/desk/ticket?id=9',
    )
  })

  it('tells the member that it was read', async () => {
    answer(seeDeskTicket, null)
    await open({ unread: true })
    await waitFor(() => expect(sent(seeDeskTicket)).toEqual([{ id: 3, reply_id: 11 }]))
  })

  it('shows by itself what the member writes meanwhile', async () => {
    await open()
    await isListening()
    answer(readDeskTicket, ticketOf({ replies: [asked, { ...asked, id: 14, text: 'Hello?' }] }))
    tellLive('desk', { ticket_id: 3 })
    expect(await screen.findByText('Hello?')).toBeTruthy()
  })

  it('shows what the one who answers should know', async () => {
    await open({
      about: { kind: 'work', id: 4, title: 'Night boat' },
      about_context: { reasons: ['The cover is too small'] },
      member: { name: 'River Song', verified: true, state: 'frozen' },
      rating: 4,
      rating_text: 'Quick.',
    })
    expect(screen.getByText('The cover is too small')).toBeTruthy()
    expect(screen.getByText(t('side.verified'))).toBeTruthy()
    expect(screen.getByText(t('state.frozen'))).toBeTruthy()
    expect(screen.getByText(t('ticket.rated', { rating: 4 }))).toBeTruthy()
    expect(screen.getByText('Quick.')).toBeTruthy()
  })

  it('that is not there leads back to the queue', async () => {
    refuse(readDeskTicket, 'notFound')
    await visitAsStaff('/operator/desk/ticket?id=3', ['support'])
    expect(await screen.findByRole('heading', { name: t('none.title') })).toBeTruthy()
  })
})

describe('the queue of the desk', () => {
  const row = { id: 3, number: 'T-3', subject: 'My cover', unread: true }
  const rows = sampleOf(listDeskTickets.output, {
    items: [row],
    counts: { waiting: 4, mine: 1, unassigned: 2, escalated: 1 },
  })

  it('is narrowed by view and words, which stand in the address', async () => {
    answer(listDeskTickets, rows)
    const { user, router } = await visitAsStaff('/operator/desk', ['support'])
    await screen.findByText('My cover')
    await user.click(screen.getByRole('radio', { name: new RegExp(t('view.escalated')) }))
    await waitFor(() => expect(sent(listDeskTickets).at(-1)).toMatchObject({ view: 'escalated' }))
    await user.fill(screen.getByRole('searchbox', { name: t('queue.search') }), 'cover')
    await waitFor(() =>
      expect(sent(listDeskTickets).at(-1)).toMatchObject({ view: 'escalated', search: 'cover' }),
    )
    expect(router.state.location.search).toContain('search=cover')
  })

  it('says that something is new, and shows it on demand: rows do not jump under a pointer', async () => {
    answer(listDeskTickets, rows)
    const { user } = await visitAsStaff('/operator/desk', ['support'])
    await screen.findByText('My cover')
    await isListening()
    answer(
      listDeskTickets,
      sampleOf(listDeskTickets.output, { items: [{ ...row, id: 4, subject: 'My bill' }, row] }),
    )
    tellLive('desk', { ticket_id: 4 })
    await user.click(await screen.findByRole('button', { name: t('queue.news') }))
    expect(await screen.findByText('My bill')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('queue.news') })).toBeNull()
  })
})

describe('the figures of the desk', () => {
  it('say how many answers came as promised, and dashes where there is nothing to say', async () => {
    answer(
      readDeskStatistics,
      sampleOf(readDeskStatistics.output, {
        asked: 1200,
        answers: { owed: 40, in_time: 39, median_minutes: 200 },
        ratings: { count: 1, mean: 4.26 },
        by_category: [{ category: 'bug', asked: 7 }],
        by_staff: [{ id: 8, name: 'Mei', answers: 5, median_minutes: null, rating: null }],
      }),
    )
    const { user, router } = await visitAsStaff('/operator/desk/statistics', ['support'])
    expect(await screen.findByText('1,200')).toBeTruthy()
    expect(screen.getByText('98%')).toBeTruthy()
    expect(screen.getByText(t('statistics.hours', { count: '3.3' }))).toBeTruthy()
    expect(screen.getByText('4.3')).toBeTruthy()
    expect(screen.getByText('Average of 1 rating')).toBeTruthy()
    const mei = screen.getByRole('row', { name: /Mei/ })
    expect(
      within(mei)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['5', '--', '--'])
    await user.click(screen.getByRole('radio', { name: t('statistics.lastDays', { count: 7 }) }))
    await waitFor(() => expect(sent(readDeskStatistics).at(-1)).toEqual({ days: 7 }))
    expect(router.state.location.search).toBe('?days=7')
  })
})
