import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { suggestHelp } from '#contract/content/calls'
import { uploadFile } from '#contract/files/calls'
import {
  closeTicket,
  createTicket,
  listMyTickets,
  rateTicket,
  readTicket,
  reopenTicket,
  replyToTicket,
  seeTicket,
} from '#contract/support/calls'
import { attachmentLimit } from '#contract/support/ticket'
import { expectAccessible } from '../../../testing/accessible'
import { dropFiles } from '../../../testing/files'
import { button, descriptionOf, field, notice } from '../../../testing/forms'
import { isListening, tellLive } from '../../../testing/live'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, answerInPassing, cutOff, hold, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('support')
const shell = say('shell')
const picture = (name = 'screen.png') => new File(['picture'], name, { type: 'image/png' })
const uploaded = (number: number) =>
  sampleOf(uploadFile.output, { upload_id: `0190b5a0-0000-7000-8000-00000000000${number}` })
const reader = {
  ...sampleAccount,
  user_account_info: { ...sampleAccount.user_account_info, colleague_role: 'reader' as const },
}

const category = () => screen.getByRole('radiogroup', { name: t('add.category') })
const subject = () => field(t('add.subject'))
const text = () => field(t('add.text'))
const attached = () =>
  within(screen.getByRole('group', { name: t('attach.label') })).queryAllByRole('listitem')
const submit = () => button(t('add.submit'))

/** A file that waits for its turn shows no progress yet: only one that neither waits nor moves has arrived. */
const filesArrived = (count: number) =>
  waitFor(() => {
    expect(attached()).toHaveLength(count)
    for (const item of attached()) expect(item.textContent).not.toContain(t('attach.waiting'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

async function openForm() {
  answerInPassing(suggestHelp)
  let count = 0
  answer(uploadFile, () => uploaded(++count))
  const shown = await visitAsMember('/gongdan/add')
  await screen.findByRole('heading', { level: 1, name: t('add.title') })
  const fillIn = async () => {
    await shown.user.click(within(category()).getByRole('radio', { name: t('category.bug') }))
    await shown.user.fill(subject(), 'The player stops')
    await shown.user.fill(text(), 'After ten seconds.')
  }
  return { ...shown, fillIn }
}

describe('a new support ticket', () => {
  it('says at each field what is missing, and the first takes the focus', async () => {
    const { user } = await openForm()
    await user.click(submit())
    expect(descriptionOf(category())).toBe(t('add.categoryMissing'))
    expect(descriptionOf(subject())).toMatch(/at least 2 characters/)
    expect(descriptionOf(text())).toContain(t('add.textMissing'))
    expect(category().contains(document.activeElement)).toBe(true)
    expect(sent(createTicket)).toEqual([])
    await expectAccessible()
  })

  it('goes out with its files, and leads to itself', async () => {
    answer(createTicket, sampleOf(createTicket.output, { id: 9 }), 'We answer within 24 hours.')
    answer(readTicket, sampleOf(readTicket.output, { id: 9, subject: 'The player stops' }))
    const { user, router, fillIn } = await openForm()
    await fillIn()
    dropFiles(text(), picture())
    await filesArrived(1)
    await user.click(submit())
    await waitFor(() => expect(router.state.location.search).toBe('?id=9'))
    expect(sent(createTicket)).toMatchObject([
      {
        category: 'bug',
        subject: 'The player stops',
        text: 'After ten seconds.',
        attachment_upload_ids: [uploaded(1).upload_id],
        idempotency_key: expect.any(String),
      },
    ])
    expect(await screen.findByText('We answer within 24 hours.')).toBeTruthy()
  })

  it('survives a broken connection and a reload, files included, and is sent under the same key', async () => {
    cutOff(createTicket)
    const { user, fillIn, unmount } = await openForm()
    await fillIn()
    dropFiles(text(), picture('Cover.png'))
    await filesArrived(1)
    await user.click(submit())
    await waitFor(() => expect(notice()).toBeTruthy())
    await user.click(button(shell('problem.close')))
    expect(subject().value).toBe('The player stops')
    unmount()
    const again = await openForm()
    await waitFor(() => expect(subject().value).toBe('The player stops'))
    expect(text().value).toBe('After ten seconds.')
    expect(attached()).toHaveLength(1)
    answer(createTicket, sampleOf(createTicket.output, { id: 9 }))
    answer(readTicket, sampleOf(readTicket.output, { id: 9 }))
    await again.user.click(submit())
    await waitFor(() => expect(sent(createTicket)).toHaveLength(2))
    const [first, second] = sent(createTicket)
    expect(second?.idempotency_key).toBe(first?.idempotency_key)
    expect(second?.attachment_upload_ids).toEqual([uploaded(1).upload_id])
    await waitFor(() => expect(screen.queryByRole('heading', { name: t('add.title') })).toBeNull())
    again.unmount()
    await openForm()
    expect(subject().value, 'what was sent is no draft any more').toBe('')
    expect(attached()).toHaveLength(0)
  })

  it('is the same sending when its words were changed and changed back, and another one with other words', async () => {
    cutOff(createTicket)
    const { user, fillIn } = await openForm()
    await fillIn()
    const sendIt = async (times: number) => {
      await user.click(submit())
      await waitFor(() => expect(notice()).toBeTruthy())
      await user.click(button(shell('problem.close')))
      expect(sent(createTicket)).toHaveLength(times)
    }
    await sendIt(1)
    await user.fill(text(), 'After eleven seconds.')
    await user.fill(text(), 'After ten seconds.')
    await sendIt(2)
    await user.fill(text(), 'After eleven seconds.')
    await sendIt(3)
    const [first, second, third] = sent(createTicket).map(({ idempotency_key }) => idempotency_key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows at its field what the server objects to', async () => {
    refuse(createTicket, 'invalidInput', { fields: { 'attachment_upload_ids.0': 'This file is gone.' } })
    const { user, fillIn } = await openForm()
    await fillIn()
    await user.click(submit())
    expect(await screen.findByText('This file is gone.')).toBeTruthy()
  })

  it('offers help that may answer it, in a window of its own', async () => {
    answer(suggestHelp, sampleOf(suggestHelp.output, [{ id: 4, tid: 2, title: 'When the player stops' }]))
    const { fillIn } = await openForm()
    await fillIn()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /When the player stops/ })
    expect(link.target).toBe('_blank')
    expect(sent(suggestHelp).at(-1)?.text).toBe('The player stops\nAfter ten seconds.')
  })

  it('is nothing for a colleague who only reads', async () => {
    await visitAsMember('/gongdan/add', { account: reader })
    expect(await screen.findByRole('heading', { name: t('add.readOnly') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('add.submit') })).toBeNull()
  })
})

describe('files of a support ticket', () => {
  it('that do not fit are named with the reason, and the others are taken', async () => {
    await openForm()
    dropFiles(text(), new File(['hello'], 'notes.txt', { type: 'text/plain' }), picture())
    expect(await screen.findByText('“notes.txt” isn’t a JPEG, PNG or PDF and was left out.')).toBeTruthy()
    expect(attached()).toHaveLength(1)
  })

  it('can be pasted: a screenshot gets a name', async () => {
    await openForm()
    dropFiles(text(), picture('a.png'))
    await waitFor(() => expect(attached()).toHaveLength(1))
    const clipboardData = { files: [picture('image.png')], types: ['Files'] }
    fireEvent.paste(text(), { clipboardData })
    await waitFor(() => expect(attached()[1]?.textContent).toContain('Screenshot 2.png'))
  })

  it('stay out of the way of a table that is pasted as text', async () => {
    await openForm()
    const clipboardData = { files: [picture('image.png')], types: ['Files', 'text/plain'] }
    fireEvent.paste(text(), { clipboardData })
    expect(attached()).toHaveLength(0)
  })

  it(`are ${attachmentLimit} at most, and can be taken out again`, async () => {
    const { user } = await openForm()
    const many = Array.from({ length: attachmentLimit + 1 }, (_, index) => picture(`page-${index}.png`))
    dropFiles(text(), ...many)
    await waitFor(() => expect(attached()).toHaveLength(attachmentLimit))
    expect(screen.getByText(`Up to 9 attachments: “page-9.png” was left out.`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('attach.add') })).toBeNull()
    await user.click(button('Remove “page-0.png”'))
    expect(attached()).toHaveLength(attachmentLimit - 1)
    expect(button(t('attach.add'))).toBeTruthy()
  })

  it('that are under way or failed hold the sending back, and go out again on demand', async () => {
    const { user, fillIn } = await openForm()
    await fillIn()
    const release = hold(uploadFile, uploaded(1))
    dropFiles(text(), picture())
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy())
    await user.click(submit())
    expect(screen.getByText(t('attach.stillSending'))).toBeTruthy()
    refuse(uploadFile, 'tooLarge', { message: 'Too large.' })
    release()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    dropFiles(text(), picture('other.png'))
    expect((await screen.findByRole('alert')).textContent).toBe('Too large.')
    await user.click(submit())
    expect(screen.getByText(t('attach.hasFailed'))).toBeTruthy()
    answer(uploadFile, uploaded(2))
    await user.click(button(t('attach.retry', { name: 'other.png' })))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent(createTicket)).toEqual([])
  })
})

describe('the list of support tickets', () => {
  const row = { id: 3, subject: 'Bill of June', unread: true }

  it('counts by state, marks what is new, and hears of an answer by itself', async () => {
    answer(listMyTickets, sampleOf(listMyTickets.output, { items: [row], counts: { open: 2, answered: 1 } }))
    const { user } = await visitAsMember('/gongdan/list')
    expect(await screen.findByText(t('list.unread'))).toBeTruthy()
    expect(screen.getByRole('radio', { name: `${t('list.all')} 3` })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: `${t('state.answered')} 1` }))
    await waitFor(() => expect(sent(listMyTickets).at(-1)).toMatchObject({ state: 'answered' }))
    answer(listMyTickets, sampleOf(listMyTickets.output, { items: [{ ...row, subject: 'Bill of May' }] }))
    await isListening()
    tellLive('ticket', { id: 3, state: 'answered' })
    expect(await screen.findByText('Bill of May')).toBeTruthy()
    await expectAccessible()
  })

  it('keeps what was searched for on the way to one of them and back', async () => {
    answer(listMyTickets, sampleOf(listMyTickets.output, { items: [row] }))
    answer(readTicket, sampleOf(readTicket.output, { id: 3, subject: 'Bill of June' }))
    const { user } = await visitAsMember('/gongdan/list?search=bill')
    await user.click(await screen.findByRole('link', { name: 'Bill of June' }))
    await user.click(await screen.findByRole('link', { name: t('list.back') }))
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: t('list.search') })
    expect(search.value).toBe('bill')
  })

  it('offers nothing to write to a colleague who only reads', async () => {
    answer(listMyTickets, sampleOf(listMyTickets.output, { items: [row] }))
    await visitAsMember('/gongdan/list', { account: reader })
    await screen.findByText('Bill of June')
    expect(screen.queryByRole('link', { name: t('list.new') })).toBeNull()
  })
})

describe('one support ticket', () => {
  const replies = [
    { id: 1, from: 'member' as const, text: 'Where is it?' },
    { id: 2, from: 'support' as const, text: 'On its way.' },
  ]
  type Detail = NonNullable<Parameters<typeof sampleOf<typeof readTicket.output>>[1]>
  async function open(wanted: Detail = {}, account = sampleAccount) {
    answer(readTicket, sampleOf(readTicket.output, { id: 3, subject: 'Bill of June', replies, ...wanted }))
    answer(seeTicket, null)
    const shown = await visitAsMember('/gongdan/detail?id=3', { account })
    await screen.findByRole('heading', { level: 1, name: 'Bill of June' })
    return shown
  }

  it('is answered, and the text is gone once it is sent', async () => {
    answer(replyToTicket, sampleOf(replyToTicket.output, { id: 3, text: 'Thank you' }))
    const { user } = await open({ can: { reply: true } })
    expect(screen.getByText('On its way.')).toBeTruthy()
    await user.click(button(t('reply.send')))
    expect(descriptionOf(field(t('reply.label')))).toContain(t('reply.missing'))
    await user.fill(field(t('reply.label')), 'Thank you')
    await user.click(button(t('reply.send')))
    await waitFor(() => expect(field(t('reply.label')).value).toBe(''))
    expect(sent(replyToTicket)).toMatchObject([{ id: 3, text: 'Thank you' }])
    await expectAccessible()
  })

  it('keeps an answer that is being written over a reload', async () => {
    const { user, unmount } = await open({ can: { reply: true } })
    await user.fill(field(t('reply.label')), 'One more thing')
    unmount()
    await open({ can: { reply: true } })
    expect(field(t('reply.label')).value).toBe('One more thing')
  })

  it('is closed, rated and rated anew', async () => {
    answer(closeTicket, sampleOf(closeTicket.output))
    answer(rateTicket, sampleOf(rateTicket.output))
    const { user } = await open({ can: { reply: true, close: true } })
    const closed = sampleOf(readTicket.output, {
      id: 3,
      subject: 'Bill of June',
      state: 'closed',
      can: { rate: true },
    })
    answer(readTicket, closed)
    await user.click(button(t('close.do')))
    expect(sent(closeTicket)).toEqual([{ id: 3 }])
    await user.click(await screen.findByRole('radio', { name: `4 · ${t('rate.4')}` }))
    await user.fill(field(t('rate.text')), 'Quick.')
    answer(readTicket, { ...closed, rating: 4, rating_text: 'Quick.' })
    await user.click(button(t('rate.submit')))
    expect(await screen.findByText(t('rate.yours', { rating: 4, word: t('rate.4') }))).toBeTruthy()
    expect(sent(rateTicket)).toMatchObject([{ id: 3, rating: 4, text: 'Quick.' }])
    expect(button(t('rate.change'))).toBeTruthy()
  })

  it('is opened again with a reason', async () => {
    answer(reopenTicket, sampleOf(reopenTicket.output))
    const { user } = await open({ state: 'closed', can: { reopen: true } })
    await user.click(button(t('reopen.do')))
    expect(descriptionOf(field(t('reopen.label')))).toContain(t('reply.missing'))
    await user.fill(field(t('reopen.label')), 'It is not settled.')
    await user.click(button(t('reopen.do')))
    await waitFor(() => expect(sent(reopenTicket)).toMatchObject([{ id: 3, text: 'It is not settled.' }]))
  })

  it('that was joined to another leads there, and takes no answer', async () => {
    await open({ merged_into: 5, state: 'closed' })
    expect(screen.getByRole('link', { name: t('detail.toMerged') }).getAttribute('href')).toBe(
      '/gongdan/detail?id=5',
    )
    expect(screen.queryByRole('button', { name: t('reply.send') })).toBeNull()
  })

  it('has nothing to press for a colleague who only reads', async () => {
    await open({}, reader)
    expect(screen.getByText(t('detail.readerText'))).toBeTruthy()
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  })

  it.each([
    ['of somebody else', '?id=3', () => refuse(readTicket, 'notFound'), 'none.gone'],
    ['that nobody named', '', () => {}, 'none.which'],
  ] as const)('%s is not here', async (_, query, stub, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stub()
    await visitAsMember(`/gongdan/detail${query}`)
    expect(await screen.findByRole('heading', { level: 1, name: t(words) })).toBeTruthy()
    await expectAccessible()
  })
})
