import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { indexData } from '#contract/dashboard/entry-calls'
import { listMessages } from '#contract/messages/calls'
import { listMyTickets } from '#contract/support/calls'
import { waitingCount } from '#contract/works/calls'
import { listWorks } from '#contract/works/work-calls'
import { itHasFourStates } from '../../testing/list-states'
import { sampleOf } from '../../testing/sample-of'
import { sampleAccount } from '../../testing/sample-people'
import { answer, answerInPassing } from '../../testing/server'
import { visitAsMember } from '../../testing/visit'
import { say } from '../../testing/words'

const retry = say('member')('retry')
const works = say('works')
const tickets = say('support')
const messages = say('messages')

describe('the list of works', () => {
  const open = (account = sampleAccount) => {
    answerInPassing(indexData, waitingCount)
    return visitAsMember('/work-management/list', { account })
  }
  itHasFourStates(() => open(), {
    call: listWorks,
    none: sampleOf(listWorks.output),
    some: sampleOf(listWorks.output, { items: [{ id: 3, title: 'Down the river' }] }),
    row: 'Down the river',
    whenNone: works('empty.title'),
    whenFailed: works('list.failed'),
    retry,
  })

  it('offers a first song to whoever may publish, and says who may to all others', async () => {
    answer(listWorks, sampleOf(listWorks.output))
    const info = { ...sampleAccount.user_account_info, colleague_role: 'reader' as const }
    await open({ ...sampleAccount, user_account_info: info })
    expect(await screen.findByText(works('empty.textReader'))).toBeTruthy()
    const publish = screen.queryAllByRole('link', { name: works('list.publish') })
    expect(publish.filter(link => link.closest('main'))).toEqual([])
  })

  it.each([
    ['the bin', '?view=bin', works('empty.bin')],
    ['a search', '?search=river', works('empty.notFound', { search: 'river' })],
  ])('says in its own words that %s is empty', async (_, query, words) => {
    answerInPassing(indexData, waitingCount)
    answer(listWorks, sampleOf(listWorks.output))
    await visitAsMember(`/work-management/list${query}`)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('the list of support tickets', () => {
  itHasFourStates(() => visitAsMember('/gongdan/list'), {
    call: listMyTickets,
    none: sampleOf(listMyTickets.output),
    some: sampleOf(listMyTickets.output, {
      items: [{ id: 3, subject: 'Where is my song?' }],
      counts: { open: 1 },
    }),
    row: 'Where is my song?',
    whenNone: tickets('empty.title'),
    whenFailed: tickets('list.failed'),
    retry,
  })

  it('that is narrowed shows all again on demand', async () => {
    answer(listMyTickets, ({ search }) =>
      sampleOf(listMyTickets.output, search ? {} : { items: [{ id: 3, subject: 'Where is my song?' }] }),
    )
    const { user, router } = await visitAsMember('/gongdan/list?search=river')
    expect(await screen.findByText(tickets('empty.notFound', { search: 'river' }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: tickets('empty.showAll') }))
    await screen.findByText('Where is my song?')
    expect(router.state.location.search).toBe('')
  })
})

describe('the list of messages', () => {
  itHasFourStates(() => visitAsMember('/system-message'), {
    call: listMessages,
    none: sampleOf(listMessages.output),
    some: sampleOf(listMessages.output, { items: [{ id: 3, title: 'Your song is out' }] }),
    row: 'Your song is out',
    whenNone: messages('empty.title'),
    whenFailed: messages('failed'),
    retry,
  })

  it('that is narrowed shows all again on demand', async () => {
    answer(listMessages, sampleOf(listMessages.output))
    const { user } = await visitAsMember('/system-message?unread=1')
    await user.click(await screen.findByRole('button', { name: messages('none.clear') }))
    await waitFor(() => expect(screen.getByText(messages('empty.title'))).toBeTruthy())
  })
})
