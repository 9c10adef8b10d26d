import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  listBranches,
  listContent,
  orderBranches,
  orderContent,
  readContent,
  removeBranch,
  saveBranch,
  saveDraft,
} from '#contract/content/editing-calls'
import { decideApplication, listPlanApplications } from '#contract/plans/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('content')
const operator = say('operator')
const named = (en: string) => ({ 'zh-CN': `${en}（中文）`, en })
const rows = (...titles: string[]) =>
  sampleOf(listContent.output, {
    items: titles.map((title, index) => ({
      published_at: '2026-03-04T05:06:07.000Z',
      id: index + 1,
      tid: 1,
      title: named(title),
      state: 'shown' as const,
    })),
  })

describe('the help centre', () => {
  const branches = (...titles: string[]) =>
    titles.map((title, index) => ({ tid: index + 1, title: named(title), articles: index === 0 ? 1 : 0 }))

  async function open() {
    answer(listBranches, branches('Rivers', 'Lakes'))
    answer(listContent, ({ tid }) => (tid === 1 ? rows('How rivers run') : rows()))
    const shown = await visitAsStaff('/operator/content?room=help', ['editor'])
    await screen.findByText('How rivers run')
    return shown
  }

  it('shows the articles of each branch, and says which readers do not see', async () => {
    await open()
    const articles = screen.getByRole('list', { name: t('branch.articles', { name: 'Rivers' }) })
    expect(within(articles).getByText('How rivers run')).toBeTruthy()
    expect(screen.getByText(t('branch.empty'))).toBeTruthy()
    await expectAccessible()
  })

  it('gets a branch that is named in both languages', async () => {
    answer(saveBranch, { tid: 3 })
    const { user } = await open()
    await user.click(button(t('branch.add')))
    await user.fill(field(t('branch.name.en')), 'Seas')
    await user.click(button(t('branch.save')))
    expect(descriptionOf(field(t('branch.name.zh-CN')))).toBe(t('branch.nameMissing'))
    expect(sent(saveBranch)).toEqual([])
    await user.fill(field(t('branch.name.zh-CN')), '海')
    await user.click(button(t('branch.save')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(saveBranch)).toMatchObject([{ title: { en: 'Seas', 'zh-CN': '海' } }])
  })

  it('calls a branch by another name', async () => {
    answer(saveBranch, { tid: 2 })
    const { user } = await open()
    await user.click(button(t('branch.rename', { name: 'Lakes' })))
    expect(field(t('branch.name.en')).value).toBe('Lakes')
    await user.fill(field(t('branch.name.en')), 'Ponds')
    await user.click(button(t('branch.save')))
    await waitFor(() => expect(sent(saveBranch)).toMatchObject([{ tid: 2, title: { en: 'Ponds' } }]))
  })

  it('loses a branch without articles after a question, and no other', async () => {
    answer(removeBranch, null)
    const { user } = await open()
    expect(screen.queryByRole('button', { name: t('branch.remove', { name: 'Rivers' }) })).toBeNull()
    await user.click(button(t('branch.remove', { name: 'Lakes' })))
    await user.click(await screen.findByRole('button', { name: t('branch.removeIt') }))
    await waitFor(() => expect(sent(removeBranch)).toEqual([{ tid: 2 }]))
  })

  it('moves an article into another branch, with what is written in it', async () => {
    const draft = { title: named('How rivers run') }
    answer(readContent, sampleOf(readContent.output, { id: 1, kind: 'help', revision: 6, draft }))
    answer(saveDraft, sampleOf(saveDraft.output, { id: 1, revision: 7 }))
    const { user } = await open()
    await user.click(button(t('branch.move', { name: 'How rivers run' })))
    const menu = await screen.findByRole('menu')
    expect(within(menu).queryByRole('menuitem', { name: 'Rivers' })).toBeNull()
    await user.click(within(menu).getByRole('menuitem', { name: 'Lakes' }))
    expect(
      await screen.findByText(t('branch.moved', { name: 'How rivers run', branch: 'Lakes' })),
    ).toBeTruthy()
    expect(sent(saveDraft)).toMatchObject([{ id: 1, revision: 6, tid: 2, draft }])
  })

  it('is put into another order by keys, and the button keeps the focus', async () => {
    answer(orderBranches, null)
    const { user } = await open()
    answer(listBranches, branches('Rivers', 'Lakes').reverse())
    const up = button(operator('order.up', { name: 'Lakes' }))
    up.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent(orderBranches)).toEqual([{ tids: [2, 1] }]))
    const list = screen.getByRole('list', { name: t('branch.list') })
    await waitFor(() => expect(within(list).getAllByRole('heading')[0]?.textContent).toContain('Lakes'))
    expect(list.contains(document.activeElement)).toBe(true)
  })
})

describe('frequent questions', () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

  it('say which of them stand on the home page', async () => {
    answer(listContent, rows(...titles))
    await visitAsStaff('/operator/content?room=question', ['editor'])
    await screen.findByText('Six')
    const list = screen.getByRole('list', { name: t('room.question') })
    const marked = within(list)
      .getAllByRole('listitem')
      .map(row => row.textContent?.includes(t('row.onHome')))
    expect(marked).toEqual([true, true, true, true, true, false])
  })

  it('stand in their old order when the server refuses the new one', async () => {
    answer(listContent, rows('One', 'Two'))
    refuse(orderContent, 'forbidden', { message: 'Not yours.' })
    const { user } = await visitAsStaff('/operator/content?room=question', ['editor'])
    await user.click(await screen.findByRole('button', { name: operator('order.down', { name: 'One' }) }))
    await waitFor(() => expect(sent(orderContent)).toMatchObject([{ kind: 'question', ids: [2, 1] }]))
    const list = screen.getByRole('list', { name: t('room.question') })
    await waitFor(() => expect(within(list).getAllByRole('link')[0]?.textContent).toContain('One'))
  })

  it('are a plain list while they are narrowed: nothing can be moved then', async () => {
    answer(listContent, rows('One'))
    await visitAsStaff('/operator/content?room=question&search=one', ['editor'])
    expect(await screen.findByRole('link', { name: /One/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: operator('order.down', { name: 'One' }) })).toBeNull()
    expect(sent(listContent).at(-1)).toMatchObject({ kind: 'question', search: 'one' })
  })
})

describe('applications to a plan', () => {
  const waiting = sampleOf(listPlanApplications.output, {
    items: [
      {
        id: 4,
        text: '<b>Please</b> listen',
        plan: { title: 'First songs' },
        work: { id: 8, title: 'Paper boat', status: '200' },
        member: { id: 2, name: 'Lin' },
      },
    ],
  })

  async function open() {
    answerInPassing(listContent)
    answer(listPlanApplications, waiting)
    const shown = await visitAsStaff('/operator/content?room=applications', ['editor'])
    await screen.findByText('Paper boat')
    return shown
  }

  it('show what the member wrote as text', async () => {
    await open()
    expect(screen.getByText('<b>Please</b> listen')).toBeTruthy()
    await expectAccessible()
  })

  it('are accepted by a key, with or without words', async () => {
    answer(decideApplication, null)
    const { user } = await open()
    screen.getByRole('link', { name: 'Paper boat' }).focus()
    await user.keyboard('a')
    const dialog = await screen.findByRole('dialog')
    answer(listPlanApplications, sampleOf(listPlanApplications.output))
    await user.click(within(dialog).getByRole('button', { name: t('application.accept') }))
    expect(await screen.findByText(t('application.none.waiting'))).toBeTruthy()
    expect(sent(decideApplication)).toEqual([{ id: 4, decision: 'accepted', answer: '' }])
  })

  it('are never declined without a reason', async () => {
    answer(decideApplication, null)
    const { user } = await open()
    await user.click(button(t('application.declineOf', { work: 'Paper boat' })))
    const dialog = await screen.findByRole('dialog')
    const decline = within(dialog).getByRole('button', { name: t('application.decline') })
    await user.click(decline)
    const reason = field(t('application.answer'))
    expect(descriptionOf(reason)).toContain(t('application.answerMissing'))
    expect(sent(decideApplication)).toEqual([])
    await user.fill(reason, 'Send it again with its lyrics.')
    await user.click(decline)
    await waitFor(() =>
      expect(sent(decideApplication)).toEqual([
        { id: 4, decision: 'declined', answer: 'Send it again with its lyrics.' },
      ]),
    )
  })

  it('of the past are found by their state, with what was answered', async () => {
    const { user } = await open()
    const declined = { ...waiting.items[0], state: 'declined' as const, answer: 'Too long.' }
    answer(listPlanApplications, sampleOf(listPlanApplications.output, { items: [declined] as never }))
    await user.click(screen.getByRole('radio', { name: t('application.state.declined') }))
    expect(await screen.findByText(t('application.answered', { answer: 'Too long.' }))).toBeTruthy()
    expect(sent(listPlanApplications).at(-1)).toMatchObject({ state: 'declined' })
    expect(
      screen.queryByRole('button', { name: t('application.acceptOf', { work: 'Paper boat' }) }),
    ).toBeNull()
  })
})
