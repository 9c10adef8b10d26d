import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { indexData } from '#contract/dashboard/entry-calls'
import { waitingCount } from '#contract/works/calls'
import { listMaterials } from '#contract/works/material-calls'
import {
  changeWorks,
  copyWork,
  deleteDraft,
  discardRevision,
  listWorks,
  readWork,
  recallWork,
  restoreDraft,
  takeDownWork,
} from '#contract/works/work-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('works')
type Wanted = NonNullable<
  NonNullable<Parameters<typeof sampleOf<typeof listWorks.output>>[1]>['items']
>[number]
const delta: Wanted = { id: 1, title: 'Delta', can: { delete: true, recall: true } }
const source: Wanted = { id: 2, title: 'Source', can: { take_down: true } }

async function open(items: Wanted[] = [delta, source], query = '', account = sampleAccount) {
  answerInPassing(indexData, waitingCount)
  answer(listWorks, sampleOf(listWorks.output, { items }))
  const shown = await visitAsMember(`/work-management/list${query}`, { account })
  await screen.findByRole('heading', { level: 2, name: items[0]?.title })
  const choose = async (title: string, item: string) => {
    await shown.user.click(button(t('menu.more', { title })))
    await shown.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...shown, choose }
}
const row = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('li') as HTMLElement
const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: t('list.choose', { title }) })

describe('one work of the list', () => {
  it('leads to its page, and its menu offers what the server allows', async () => {
    const { user } = await open()
    expect(screen.getByRole('link', { name: 'Delta' }).getAttribute('href')).toBe(
      '/work-management/detail?id=1',
    )
    await user.click(button(t('menu.more', { title: 'Delta' })))
    await screen.findByRole('menu')
    const items = screen.getAllByRole('menuitem').map(item => item.textContent)
    expect(items).toContain(t('deed.delete'))
    expect(items).toContain(t('deed.recall'))
    expect(items).not.toContain(t('deed.takeDown'))
  })

  it.each([
    ['delete', deleteDraft],
    ['recall', recallWork],
  ] as const)('is asked about before it changes: %s', async (deed, call) => {
    answer(call, sampleOf(call.output) as never)
    const { user, choose } = await open()
    await choose('Delta', t(`deed.${deed}`))
    const question = await screen.findByRole('alertdialog', { name: t(`ask.${deed}`, { title: 'Delta' }) })
    expect(sent(call)).toEqual([])
    answer(listWorks, sampleOf(listWorks.output, { items: [source] }))
    await user.click(within(question).getByRole('button', { name: t(`deed.${deed}`) }))
    await waitFor(() => expect(sent(call)).toEqual([{ id: 1 }]))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Delta' })).toBeNull())
  })

  it('that was deleted is brought back from what is said in passing', async () => {
    answer(deleteDraft, sampleOf(deleteDraft.output) as never)
    answer(restoreDraft, sampleOf(restoreDraft.output) as never)
    const { user, choose } = await open()
    await choose('Delta', t('deed.delete'))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: t('deed.delete') }))
    await user.click(await screen.findByRole('button', { name: t('deed.restore') }))
    await waitFor(() => expect(sent(restoreDraft)).toEqual([{ id: 1 }]))
  })

  it('is taken down with a reason, and not without one', async () => {
    answer(takeDownWork, sampleOf(takeDownWork.output) as never)
    const { user, choose } = await open()
    await choose('Source', t('deed.takeDown'))
    const dialog = await screen.findByRole('dialog', { name: t('ask.takeDown', { title: 'Source' }) })
    const take = within(dialog).getByRole('button', { name: t('deed.takeDown') })
    await user.click(take)
    expect(descriptionOf(field(t('takeDown.reason')))).toContain(t('takeDown.missing'))
    await expectAccessible(dialog)
    await user.fill(field(t('takeDown.reason')), 'A new recording follows.')
    await user.click(take)
    await waitFor(() => expect(sent(takeDownWork)).toEqual([{ id: 2, reason: 'A new recording follows.' }]))
  })

  it('is copied into a new draft, which opens at its first step and tells what it lacks', async () => {
    answer(copyWork, { id: 77, without: ['song.wav', 'cover.jpg'] })
    answerInPassing(readWork, listMaterials)
    const { choose, router } = await open([{ ...source, can: { copy: true } }])
    await choose('Source', t('deed.copy'))
    await screen.findByText(t('done.copyWithout', { files: `song.wav${t('value.comma')}cover.jpg` }))
    expect(sent(copyWork)).toEqual([{ id: 2 }])
    await waitFor(() => expect(router.state.location.search).toBe('?id=77'))
    expect(router.state.location.pathname).toBe('/work-publish/step/step-1')
  })

  it('that the server refuses to change stays, and the reason is told', async () => {
    refuse(deleteDraft, 'conflict', { message: 'It is being reviewed.' })
    const { user, choose } = await open()
    await choose('Delta', t('deed.delete'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('deed.delete') }),
    )
    expect(await screen.findByText('It is being reviewed.')).toBeTruthy()
  })

  it('with an open revision offers to look at it and to drop it', async () => {
    answer(discardRevision, sampleOf(discardRevision.output) as never)
    const revision = { id: 9, status: '01' as const, purpose: 'revision' as const }
    const { user, choose } = await open([{ ...source, can: { start_revision: true }, revision }])
    await choose('Source', t('deed.discard'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('deed.discard') }),
    )
    await waitFor(() => expect(sent(discardRevision)).toEqual([{ id: 9 }]))
  })
})

describe('several works at once', () => {
  it('are chosen one by one or all together, and let go again', async () => {
    const { user } = await open()
    await user.click(box('Delta'))
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: t('list.shown', { count: 2 }) })
    expect(all.indeterminate).toBe(true)
    expect(screen.getByText(t('batch.chosen', { count: 1 }))).toBeTruthy()
    await user.click(all)
    expect(box('Source').checked).toBe(true)
    await user.click(button(t('batch.clear')))
    expect(screen.queryByRole('region', { name: t('batch.label') })).toBeNull()
    await expectAccessible()
  })

  it('offer what at least one of them allows, and tell of those that do not', async () => {
    answer(changeWorks, ({ ids }) => ids.map(id => ({ id, problem: id === 2 ? 'It is online.' : null })))
    const { user } = await open()
    await user.click(box('Delta'))
    await user.click(box('Source'))
    const bar = within(screen.getByRole('region', { name: t('batch.label') }))
    await user.click(bar.getByRole('button', { name: t('batch.delete') }))
    const question = await screen.findByRole('alertdialog', { name: t('batchAsk.delete', { count: 1 }) })
    expect(question.textContent).toContain(t('batchAsk.others', { able: 1, count: 2 }))
    expect(within(question).getByRole('listitem').textContent).toBe('SourceIt is online.')
    expect(sent(changeWorks)).toMatchObject([{ ids: [1, 2], action: 'delete', only_ask: true }])
    await expectAccessible(question)
    await user.click(within(question).getByRole('button', { name: t('batch.delete') }))
    await screen.findByText(t('batchDone.delete', { count: 1, days: 30 }))
    expect(sent(changeWorks).at(-1)).toMatchObject({ ids: [1], action: 'delete', only_ask: false })
  })

  it('that the server stops after the question are told of one by one', async () => {
    answer(changeWorks, [
      { id: 1, problem: null },
      { id: 2, problem: 'It is being reviewed.' },
    ])
    const { user } = await open([delta, { ...source, can: { recall: true } }])
    await user.click(box('Delta'))
    await user.click(box('Source'))
    const bar = within(screen.getByRole('region', { name: t('batch.label') }))
    await user.click(bar.getByRole('button', { name: t('batch.recall') }))
    const question = await screen.findByRole('alertdialog', { name: t('batchAsk.recall', { count: 2 }) })
    await user.click(within(question).getByRole('button', { name: t('batch.recall') }))
    const outcome = await screen.findByRole('dialog', { name: t('outcome.title', { done: 1, count: 2 }) })
    expect(
      within(outcome)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['SourceIt is being reviewed.', `Delta${t('outcome.recall')}`])
  })

  it('that all went are only told of in passing', async () => {
    answer(changeWorks, [{ id: 1, problem: null }])
    const { user } = await open()
    await user.click(box('Delta'))
    const bar = within(screen.getByRole('region', { name: t('batch.label') }))
    await user.click(bar.getByRole('button', { name: t('batch.recall') }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('batch.recall') }),
    )
    expect(await screen.findByText(t('batchDone.recall', { count: 1, days: 30 }))).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be chosen by a colleague who is not the owner', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'publisher' as const }
    await open([delta], '', { ...sampleAccount, user_account_info: info })
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: t('list.choose', { title: 'Delta' }) })).toBeNull(),
    )
  })
})

describe('the list', () => {
  it('is searched, sorted and narrowed by its address, which is what is exported', async () => {
    await open([delta], '?search=del&view=bin&kind=album')
    expect(sent(listWorks)[0]).toMatchObject({ search: 'del', kind: 'album' })
    const link = screen.getByRole('link', { name: t('list.export') })
    expect(link.getAttribute('href')).toContain('search=del')
    expect(row('Delta')).toBeTruthy()
  })

  it('loads more on demand, and keeps how far one has gone in the address', async () => {
    answerInPassing(indexData, waitingCount)
    answer(listWorks, ({ cursor }) =>
      sampleOf(listWorks.output, cursor ? { items: [source] } : { items: [delta], next_cursor: 'more' }),
    )
    const { user, router } = await visitAsMember('/work-management/list')
    await user.click(await screen.findByRole('button', { name: t('list.more') }))
    expect(await screen.findByRole('heading', { name: 'Source' })).toBeTruthy()
    expect(row('Delta')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?pages=2'))
    expect(screen.queryByRole('button', { name: t('list.more') })).toBeNull()
  })
})
