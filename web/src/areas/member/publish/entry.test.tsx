import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { indexData } from '#contract/dashboard/entry-calls'
import { countMessages } from '#contract/messages/calls'
import { message } from '#contract/messages/message'
import { waitingCount } from '#contract/works/calls'
import { listMaterials } from '#contract/works/material-calls'
import { createWork, listWorks, readWork } from '#contract/works/work-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, notice } from '../../../testing/forms'
import { isListening, tellLive } from '../../../testing/live'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, answerInPassing, cutOff, hold, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('publish')
const member = say('member')
type Index = NonNullable<Parameters<typeof sampleOf<typeof indexData.output>>[1]>
type Rows = NonNullable<Parameters<typeof sampleOf<typeof listWorks.output>>[1]>['items']

const nothing = { available: '0.00', to_confirm: '0.00', in_withdrawal: '0.00' }
const reader = {
  ...sampleAccount,
  user_account_info: { ...sampleAccount.user_account_info, colleague_role: 'reader' as const },
}

async function open(index: Index = {}, works: Rows = [], account = sampleAccount) {
  answer(indexData, sampleOf(indexData.output, { income: nothing, ...index }))
  answer(listWorks, sampleOf(listWorks.output, { items: works }))
  answerInPassing(waitingCount)
  const shown = await visitAsMember('/work-publish/entry', { account })
  await screen.findByText(t(account === reader ? 'entry.helloReader' : 'entry.hello'))
  return shown
}
const start = (kind: 'single' | 'album') =>
  button(new RegExp(`^${t('entry.start')}\\s*${t(`entry.${kind}`)}`))

describe('the first page of a member', () => {
  it('begins a draft once, however often it is pressed', async () => {
    const release = hold(createWork, sampleOf(createWork.output, { id: 12 }))
    answerInPassing(readWork, listMaterials)
    const { user, router } = await open()
    await screen.findByRole('heading', { name: t('entry.album') })
    await user.click(start('album'))
    await user.click(start('album'))
    release()
    await waitFor(() => expect(router.state.location.pathname).toBe('/work-publish/step/step-1'))
    expect(router.state.location.search).toBe('?id=12')
    expect(sent(createWork)).toEqual([{ kind: 'album' }])
  })

  it('tells why a draft cannot be begun, and stays', async () => {
    refuse(createWork, 'conflict', { message: 'There are too many drafts.' })
    const { user, router } = await open()
    await screen.findByRole('heading', { name: t('entry.single') })
    await user.click(start('single'))
    await waitFor(() => expect(notice()?.textContent).toContain('There are too many drafts.'))
    expect(router.state.location.pathname).toBe('/work-publish/entry')
  })

  it('remembers which card was folded away', async () => {
    const { user, unmount } = await open()
    const card = (await screen.findByRole('heading', { name: t('entry.album') })).closest(
      'section',
    ) as HTMLElement
    await user.click(within(card).getByRole('button', { name: t('entry.collapse') }))
    unmount()
    await open()
    await screen.findByRole('heading', { name: t('entry.album') })
    expect(button(t('entry.expand')).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByRole('button', { name: new RegExp(`^${t('entry.start')}`) })).toHaveLength(1)
  })

  it('leads to what the account still needs, in the server’s order', async () => {
    await open({ tasks: ['identity_refused', 'invitation'] })
    const list = (await screen.findByRole('heading', { name: member('tasks.title') }))
      .parentElement as HTMLElement
    const links = within(list).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/person-center/information',
      '/person-center/information#companies',
    ])
    expect(links[0]?.textContent).toContain(member('task.identity_refused'))
    await expectAccessible()
  })

  it('says that the identity is being checked, and begins a draft meanwhile', async () => {
    answer(createWork, sampleOf(createWork.output, { id: 12 }))
    answerInPassing(readWork, listMaterials)
    const { user, router } = await open({ is_identity_waiting: true })
    expect(await screen.findByText(member('waiting.title'))).toBeTruthy()
    await user.click(button(member('waiting.start')))
    await waitFor(() => expect(router.state.location.search).toBe('?id=12'))
    expect(sent(createWork)).toEqual([{ kind: 'single' }])
  })

  it('speaks of unread messages, of one as of one', async () => {
    answer(countMessages, 1)
    await open()
    const link = await screen.findByRole('link', { name: 'You have 1 unread message' })
    expect(link.getAttribute('href')).toBe('/system-message')
    await isListening()
    tellLive('messages', { unread: 0, newest: [] })
    await waitFor(() => expect(screen.queryByRole('link', { name: /unread/ })).toBeNull())
  })

  it('ends what it says about the identity check with the message that it is over', async () => {
    await open({ is_identity_waiting: true })
    expect(await screen.findByText(member('waiting.title'))).toBeTruthy()
    await isListening()
    answer(indexData, sampleOf(indexData.output, { income: nothing, is_identity_waiting: false }))
    tellLive('messages', { unread: 1, newest: [sampleOf(message, { title: 'Verified' })] })
    await waitFor(() => expect(screen.queryByText(member('waiting.title'))).toBeNull())
  })

  it('asks again what is still to do when one comes back from doing it', async () => {
    const { unmount } = await open({ tasks: ['verify_identity'] })
    expect(await screen.findByText(member('task.verify_identity'))).toBeTruthy()
    unmount()
    await open()
    await waitFor(() => expect(screen.queryByText(member('task.verify_identity'))).toBeNull())
  })

  it('shows a newcomer the way instead of a wall of zeros', async () => {
    await open()
    expect(await screen.findByText(t('entry.newTitle'))).toBeTruthy()
    expect(screen.queryByRole('heading', { name: member('figures.title') })).toBeNull()
  })

  it('shows money as soon as there is some', async () => {
    await open({ income: { ...nothing, available: '1234.50' } })
    expect(await screen.findByText('1,234.50')).toBeTruthy()
    expect(screen.queryByText(t('entry.newTitle'))).toBeNull()
  })

  it('lets one publish although tasks and figures did not load', async () => {
    cutOff(indexData)
    answer(listWorks, sampleOf(listWorks.output))
    answerInPassing(waitingCount)
    const { user } = await visitAsMember('/work-publish/entry')
    expect(await screen.findByText(t('entry.failed'))).toBeTruthy()
    expect(start('single')).toBeTruthy()
    await waitFor(() => expect(button(member('retry')).getAttribute('aria-busy')).toBeNull())
    answer(indexData, sampleOf(indexData.output, { income: nothing, is_identity_waiting: true }))
    await user.click(button(member('retry')))
    expect(await screen.findByText(member('waiting.title'))).toBeTruthy()
  })
})

describe('works that wait', () => {
  const draft = { id: 3, title: 'Delta', status: '00' as const }

  it.each([
    ['00', 'information', '/work-publish/step/step-1?id=3'],
    ['100', 'signing', '/work-publish/step/step-3?id=3'],
    ['400', 'rejected', '/work-publish/step/step-1?id=3'],
  ] as const)('say what they want next: status %s', async (status, group, to) => {
    await open({}, [{ ...draft, status }])
    const row = (await screen.findByRole('heading', { level: 3, name: 'Delta' })).closest('li') as HTMLElement
    expect(within(row).getByText(t(`nextText.${group}`))).toBeTruthy()
    expect(within(row).getByRole('link').getAttribute('href')).toBe(to)
  })

  it('are counted with those that are not shown', async () => {
    answer(waitingCount, sampleOf(waitingCount.output, { total: 7 }))
    await open({}, [draft])
    expect(await screen.findByText('7 releases need you')).toBeTruthy()
  })

  it('that do not load say that nothing is lost, and are asked for again', async () => {
    answer(indexData, sampleOf(indexData.output, { income: nothing }))
    cutOff(listWorks)
    answerInPassing(waitingCount)
    const { user } = await visitAsMember('/work-publish/entry')
    expect(await screen.findByText(t('drafts.failed'))).toBeTruthy()
    await waitFor(() => expect(button(member('retry')).getAttribute('aria-busy')).toBeNull())
    answer(listWorks, sampleOf(listWorks.output, { items: [draft] }))
    await user.click(button(member('retry')))
    expect(await screen.findByRole('heading', { level: 3, name: 'Delta' })).toBeTruthy()
  })

  it('are only looked at by a colleague who reads', async () => {
    await open({}, [draft], reader)
    const row = (await screen.findByRole('heading', { level: 3, name: 'Delta' })).closest('li') as HTMLElement
    expect(within(row).getByText(t('nextText.by.publisher'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: new RegExp(`^${t('entry.start')}`) })).toBeNull()
  })
})
