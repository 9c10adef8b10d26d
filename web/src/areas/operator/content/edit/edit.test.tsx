import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/call'
import {
  binContent,
  cancelPublication,
  discardDraft,
  listVersions,
  type OpenedContent,
  publishContent,
  readContent,
  restoreVersion,
  saveDraft,
} from '#contract/content/editing-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('content')
const inEnglish = (name: string) => `${name} · ${t('language.en')}`
const inChinese = (name: string) => `${name} · ${t('language.zh-CN')}`
const title = () => field(inEnglish(t('field.title')))
const titled = (en: string) => ({ title: { 'zh-CN': '河', en } })

const item = (wanted: Parameters<typeof sampleOf<typeof readContent.output>>[1] = {}) =>
  sampleOf(readContent.output, {
    id: 9,
    kind: 'news',
    revision: 3,
    draft: { ...titled('The river'), category: 'notice' },
    can: { edit: true, bin: true, hide: false },
    ...wanted,
  })

/** Saves whatever is sent, and counts. */
function answerSaves(from = 3) {
  let revision = from
  answer(saveDraft, ({ draft }: InputOf<typeof saveDraft>) => ({ id: 9, revision: ++revision, draft }))
}

async function open(opened: OpenedContent = item(), roles: ['admin'] | ['editor'] = ['editor']) {
  answer(readContent, opened)
  const shown = await visitAsStaff('/operator/content/edit?id=9', roles)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(title()).toBeTruthy())
  return shown
}
const saved = () => screen.findByText(/^Draft saved at/)
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], deed: 'discard' | 'hide' | 'bin') => {
  await user.click(button(t('deed.more')))
  await user.click(await screen.findByRole('menuitem', { name: t(`deed.${deed}`) }))
  await user.click(await screen.findByRole('button', { name: t(`ask.${deed}.do`) }))
}

describe('a text that is being written', () => {
  it('is saved by itself over what was read', { tags: ['slow'] }, async () => {
    answerSaves()
    const { user } = await open()
    await user.fill(title(), 'The river rises')
    expect(screen.getByText(t('save.waiting'))).toBeTruthy()
    await saved()
    expect(sent(saveDraft)).toMatchObject([{ id: 9, revision: 3, draft: titled('The river rises') }])
    await user.fill(title(), 'The river falls')
    await waitFor(() => expect(sent(saveDraft)).toHaveLength(2), { timeout: 3000 })
    expect(sent(saveDraft)[1]).toMatchObject({ revision: 4, draft: titled('The river falls') })
  })

  it('that is new gets its address with the first save, and stays on the screen', async () => {
    answerSaves(0)
    answer(readContent, item({ revision: 1, draft: titled('Lake') }))
    const { user, router } = await visitAsStaff('/operator/content/edit?kind=news', ['editor'])
    await waitFor(() => expect(title().value).toBe(''))
    await user.fill(title(), 'Lake')
    await waitFor(() => expect(router.state.location.search).toBe('?id=9'), { timeout: 3000 })
    expect(sent(saveDraft)).toMatchObject([{ kind: 'news', revision: 0, draft: { title: { en: 'Lake' } } }])
    expect(title().value).toBe('Lake')
  })

  it('tells at its field what is missing before it can be shown', async () => {
    refuse(publishContent, 'invalidInput', { fields: { 'draft.title.zh-CN': 'Please fill this in' } })
    const { user } = await open()
    await user.click(button(t('deed.publish')))
    const chinese = field(inChinese(t('field.title')))
    await waitFor(() => expect(descriptionOf(chinese)).toBe('Please fill this in'))
    expect(notice()).toBeNull()
  })

  it('is saved before it is shown', async () => {
    answerSaves()
    answer(publishContent, { revision: 5 })
    const { user } = await open()
    await user.fill(title(), 'The river rises')
    await user.click(button(t('deed.publish')))
    expect(await screen.findByText(t('done.published'))).toBeTruthy()
    expect(sent(saveDraft)).toHaveLength(1)
    expect(sent(publishContent)).toMatchObject([{ id: 9, revision: 4 }])
  })
})

describe('without a line', () => {
  it('a text stays, says so, and goes out on demand', async () => {
    cutOff(saveDraft)
    const { user } = await open()
    await user.fill(title(), 'On the train')
    expect(await screen.findByText(t('save.failed'), {}, { timeout: 3000 })).toBeTruthy()
    expect(notice()).toBeNull()
    answerSaves()
    await user.click(button(t('save.retry')))
    await saved()
    expect(sent(saveDraft).at(-1)).toMatchObject({ revision: 3, draft: titled('On the train') })
  })

  it('a text survives a reload, and is saved then', { tags: ['slow'] }, async () => {
    cutOff(saveDraft)
    const { user, unmount } = await open()
    await user.fill(title(), 'On the train')
    await screen.findByText(t('save.failed'), {}, { timeout: 3000 })
    unmount()
    answerSaves()
    await open()
    expect(title().value).toBe('On the train')
    await saved()
    expect(sent(saveDraft).at(-1)).toMatchObject({ revision: 3, draft: titled('On the train') })
  })

  it('a lost answer is nobody else’s writing', async () => {
    cutOff(saveDraft)
    const { user } = await open()
    await user.fill(title(), 'Into the tunnel')
    await screen.findByText(t('save.failed'), {}, { timeout: 3000 })
    // It had arrived: the server is one revision further, with these very words.
    refuse(saveDraft, 'conflict')
    answer(readContent, () => {
      answerSaves(4)
      return item({ revision: 4, draft: { ...titled('Into the tunnel'), category: 'notice' } })
    })
    await user.click(button(t('save.retry')))
    await saved()
    expect(sent(saveDraft).at(-1)).toMatchObject({ revision: 4, draft: titled('Into the tunnel') })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('two editors at once', () => {
  async function comeSecond() {
    const { user } = await open()
    refuse(saveDraft, 'conflict')
    answer(
      readContent,
      item({ revision: 8, editor: 'Tao', draft: { ...titled('Theirs'), category: 'notice' } }),
    )
    await user.fill(title(), 'Mine')
    const dialog = await screen.findByRole('dialog', { name: t('conflict.title', { name: 'Tao' }) })
    await within(dialog).findByText('Theirs')
    return { user, dialog }
  }

  it('see what differs, and the second may insist', async () => {
    const { user, dialog } = await comeSecond()
    expect(dialog.querySelector('del')?.textContent).toContain('Theirs')
    expect(dialog.querySelector('ins')?.textContent).toContain('Mine')
    await expectAccessible()
    answerSaves(8)
    await user.click(button(t('conflict.mine')))
    await saved()
    expect(sent(saveDraft).at(-1)).toMatchObject({ revision: 8, draft: titled('Mine') })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('or give way, and nothing more is sent', async () => {
    const { user } = await comeSecond()
    const before = sent(saveDraft).length
    await user.click(button(t('conflict.theirs')))
    await waitFor(() => expect(title().value).toBe('Theirs'))
    expect(sent(saveDraft)).toHaveLength(before)
  })

  it('or look at their own words first: the question can be put away and asked again', async () => {
    const { user } = await comeSecond()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(title().value).toBe('Mine')
    expect(screen.getByText(t('save.behind'))).toBeTruthy()
    await user.click(button(t('conflict.again')))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('a text that waits for its time', () => {
  it('is not planned for the past, and goes out by the clock of the site', async () => {
    answer(publishContent, { revision: 4 })
    const { user } = await open()
    await user.click(button(t('deed.schedule')))
    const day = field(t('schedule.day'))
    await user.fill(day, '2020-01-01')
    await user.click(button(t('schedule.do')))
    expect(descriptionOf(day)).toContain(t('schedule.past'))
    await user.fill(day, 'soon')
    await user.click(button(t('schedule.do')))
    expect(descriptionOf(day)).toContain(t('schedule.wrong'))
    expect(sent(publishContent)).toEqual([])
    await user.fill(day, '2099-01-01')
    await user.click(button(t('schedule.do')))
    expect(await screen.findByText(t('done.scheduled'))).toBeTruthy()
    // Ten in the morning in Beijing.
    expect(sent(publishContent)).toMatchObject([{ id: 9, at: '2099-01-01T02:00:00.000Z' }])
  })

  it('can be kept back again', async () => {
    answer(cancelPublication, { revision: 4 })
    const { user } = await open(item({ state: 'scheduled', publish_at: '2099-01-01T02:00:00.000Z' }))
    expect(screen.queryByRole('button', { name: t('deed.schedule') })).toBeNull()
    await user.click(button(t('deed.cancel')))
    expect(await screen.findByText(t('done.cancelled'))).toBeTruthy()
    expect(sent(cancelPublication)).toMatchObject([{ id: 9, revision: 3 }])
  })
})

describe('the bin', () => {
  it('takes a text after a question', async () => {
    answer(binContent, { revision: 4 })
    const { user } = await open()
    await choose(user, 'bin')
    expect(await screen.findByText(t('done.binned'))).toBeTruthy()
    expect(sent(binContent)).toMatchObject([{ id: 9, revision: 3, isBinned: true }])
  })

  it('gives it back, and until then nothing can be written', async () => {
    answer(binContent, { revision: 5 })
    const { user } = await open(item({ state: 'binned' }))
    expect(screen.getByText(t('bin.hereText'))).toBeTruthy()
    expect(title().readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: t('deed.publish') })).toBeNull()
    await user.click(button(t('deed.unbin')))
    expect(await screen.findByText(t('done.unbinned'))).toBeTruthy()
    expect(sent(binContent)).toMatchObject([{ isBinned: false }])
  })
})

describe('what was shown before', () => {
  const versions = sampleOf(listVersions.output, {
    items: [
      { version: 2, at: '2026-03-02T00:00:00.000Z', editor: 'Mei', content: titled('The river') },
      { version: 1, at: '2026-03-01T00:00:00.000Z', editor: null, content: titled('The lake') },
    ],
  })

  it('is compared with the draft, and restored after a question', async () => {
    answer(listVersions, versions)
    answer(restoreVersion, { revision: 4 })
    const { user } = await open(item({ state: 'changed', shown_version: 2 }))
    await user.click(button(t('deed.history')))
    const dialog = await screen.findByRole('dialog')
    const rows = await within(dialog).findAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('Mei')
    expect(rows[0]?.textContent).toContain(t('history.shown'))
    expect(rows[1]?.textContent).toContain(t('row.fromStart'))
    await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Compare/ }))
    expect(rows[1]?.querySelector('del')?.textContent).toContain('The lake')
    expect(rows[1]?.querySelector('ins')?.textContent).toContain('The river')
    await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Restore/ }))
    answer(readContent, item({ revision: 4, draft: titled('The lake') }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: t('history.restore') }))
    await waitFor(() => expect(title().value).toBe('The lake'))
    expect(sent(restoreVersion)).toMatchObject([{ id: 9, revision: 3, version: 1 }])
  })

  it('is nothing for what was never published', async () => {
    answerInPassing(listVersions)
    const { user } = await open()
    await user.click(button(t('deed.history')))
    expect(await screen.findByText(t('history.none'))).toBeTruthy()
  })

  it('takes the place of a draft that is thrown away', async () => {
    answer(discardDraft, { revision: 4 })
    const { user } = await open(item({ state: 'changed', has_draft: true, shown_version: 1 }))
    answer(readContent, item({ revision: 4, state: 'shown', draft: titled('As it is shown') }))
    await choose(user, 'discard')
    await waitFor(() => expect(title().value).toBe('As it is shown'))
    expect(sent(discardDraft)).toMatchObject([{ id: 9, revision: 3 }])
  })
})

describe('the agreement', () => {
  const agreement = (edit: boolean) =>
    item({ kind: 'page', number: 5, state: 'changed', can: { edit, bin: false, hide: false } })

  it('is published after a question that says what it means', async () => {
    answer(publishContent, { revision: 4 })
    const { user } = await open(agreement(true), ['admin'])
    await user.click(button(t('deed.publish')))
    expect(await screen.findByText(t('ask.agreement.text'))).toBeTruthy()
    expect(sent(publishContent)).toEqual([])
    await user.click(button(t('ask.agreement.do')))
    await waitFor(() => expect(sent(publishContent)).toHaveLength(1))
  })

  it('can be read, not written, by who is no admin', async () => {
    await open(agreement(false))
    expect(screen.getByText(t('readOnlyText'))).toBeTruthy()
    expect(title().readOnly).toBe(true)
    expect(button(t('deed.publish')).disabled).toBe(true)
  })
})

it('an item that is not there says so, and leads back', async () => {
  refuse(readContent, 'notFound')
  await visitAsStaff('/operator/content/edit?id=9', ['editor'])
  expect(await screen.findByRole('heading', { name: t('none.title') })).toBeTruthy()
  expect(screen.getByRole('link', { name: t('none.action') }).getAttribute('href')).toBe('/operator/content')
})
