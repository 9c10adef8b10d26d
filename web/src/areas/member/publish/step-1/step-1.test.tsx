import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listMaterials } from '#contract/works/material-calls'
import { listRoster } from '#contract/works/roster-calls'
import { createWork, readWork, saveWork, suggestNames } from '#contract/works/work-calls'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, cutOff, hold, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('publish')
const works = say('works')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readWork.output>>[1]>
const draft: Wanted = {
  id: 1,
  version: 3,
  kind: 'single',
  details: { title: 'Delta' },
  tracks: [{ id: 5, position: 1 }],
  can: { edit: true },
}
const saved = (version: number) => ({ version, saved_at: '2026-03-04T05:06:07.000Z' })

const title = () => field(works('field.title'))

async function open(wanted: Wanted = {}, account = sampleAccount) {
  answer(readWork, sampleOf(readWork.output, { ...draft, ...wanted }))
  answer(saveWork, ({ version }) => saved(version + 1))
  answerInPassing(listMaterials, listRoster, suggestNames)
  const shown = await visitAsMember('/work-publish/step/step-1?id=1', { account })
  await screen.findByLabelText(new RegExp(`^${works('field.title')}`))
  return shown
}
const side = () => within(screen.getByRole('complementary', { name: t('missing.label') }))

describe('the first step', () => {
  it('saves by itself when a field is left, on the version that was read', async () => {
    const { user } = await open()
    await user.fill(title(), 'Down the river')
    await user.tab()
    await waitFor(() =>
      expect(sent(saveWork).at(-1)).toMatchObject({ id: 1, details: { title: 'Down the river' } }),
    )
    expect(sent(saveWork)[0]?.version).toBe(3)
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Down the river' })).toBeTruthy()
    await user.fill(title(), 'Up the river')
    await user.tab()
    await waitFor(() => expect(sent(saveWork).at(-1)?.details?.title).toBe('Up the river'))
    expect(sent(saveWork)[1]?.version, 'each on the version the last one answered').toBe(4)
  })

  it('names the work in the tab as its heading does', async () => {
    document.title = 'Publish'
    const { user, unmount } = await open()
    expect(document.title).toBe('Delta - Publish')
    await user.fill(title(), 'Down the river')
    await waitFor(() => expect(document.title).toBe('Down the river - Publish'))
    await user.clear(title())
    await waitFor(() => expect(document.title).toBe(`${works('untitled.single')} - Publish`))
    unmount()
    expect(document.title).toBe('Publish')
  })

  it('takes the title in other languages, as often as it has one, and nothing unless it is added', async () => {
    const { user } = await open({ details: { title: 'Delta', other_titles: [] } })
    const other = () => screen.queryByRole('textbox', { name: t('otherTitles.text', { number: 1 }) })
    expect(other()).toBeNull()
    await user.click(button(t('otherTitles.add')))
    await user.fill(other() as HTMLElement, 'Le delta')
    await user.tab()
    const typed = { text: 'Le delta', language: 'en', script: 'Latn' }
    await waitFor(() => expect(sent(saveWork).at(-1)?.details?.other_titles).toEqual([typed]))
    await user.click(button(t('otherTitles.remove', { number: 1 })))
    await waitFor(() => expect(sent(saveWork).at(-1)?.details?.other_titles).toEqual([]))
  })

  it('takes the pages of an artist from the roster, whether chosen or typed, and leaves those it has', async () => {
    const pages = [{ channel: 'Spotify', id: 'sp1' }]
    answer(suggestNames, ['Lin'])
    answer(listRoster, sampleOf(listRoster.output, { items: [{ name: 'Lin', channel_ids: pages }] }))
    const { user } = await open({ details: { title: 'Delta', artists: [] } })
    const name = () => screen.getByRole('combobox', { name: t('artists.name', { number: 1 }) })
    await user.click(name())
    await user.click(await screen.findByRole('option', { name: 'Lin' }))
    const lin = { name: 'Lin', role: 'main', channel_ids: pages }
    await waitFor(() => expect(sent(saveWork).at(-1)?.details?.artists).toEqual([lin]))
    await user.fill(name(), 'Wei')
    await user.tab()
    await waitFor(() => expect(sent(saveWork).at(-1)?.details?.artists).toEqual([{ ...lin, name: 'Wei' }]))
  })

  it('says what is missing, and leads to it', async () => {
    const { user } = await open({ details: { title: 'Delta' } })
    const entry = side().getAllByRole('button', { name: works('field.genre') })[0] as HTMLElement
    await user.click(entry)
    await waitFor(() => expect(document.activeElement).toBe(field(works('field.genre'))))
    expect(descriptionOf(field(works('field.genre')))).not.toBe('')
  })

  it('says nothing of what is empty to somebody who only passes by', async () => {
    const { user } = await open({ details: { title: '' } })
    title().focus()
    await user.tab()
    expect(descriptionOf(title())).toBe(t('release.titleHint'))
  })

  it('keeps what is typed when the line breaks, says so, and sends it once it is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open()
    cutOff(saveWork)
    await user.fill(title(), 'Down the river')
    await user.tab()
    await waitFor(() =>
      expect(screen.getByText(t('save.unreached'), { selector: '[role="status"]' })).toBeTruthy(),
    )
    expect(title().value).toBe('Down the river')
    expect(notice()).toBeNull()
    answer(saveWork, ({ version }) => saved(version + 1))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeTruthy()
  })

  it('brings back after a reload what never reached the server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, unmount } = await open()
    cutOff(saveWork)
    await user.fill(title(), 'Down the river')
    await user.tab()
    await waitFor(() => expect(sent(saveWork)).not.toHaveLength(0))
    unmount()
    const { queryClient } = await import('../../../../features/account/account-queries')
    queryClient.clear()
    answer(readWork, sampleOf(readWork.output, draft))
    answer(saveWork, ({ version }) => saved(version + 1))
    await visitAsMember('/work-publish/step/step-1?id=1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Down the river' })).toBeTruthy()
  })

  it('merges what was changed elsewhere, and asks where both sides differ', async () => {
    const { user } = await open()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const theirs = { ...draft, version: 8, details: { title: 'Theirs', version: 'Live' } }
    answer(readWork, sampleOf(readWork.output, theirs))
    refuse(saveWork, 'conflict')
    await user.fill(title(), 'Mine')
    await user.tab()
    const panel = await screen.findByRole('region', { name: t('elsewhere.title') })
    expect(panel.textContent).toContain('Mine')
    expect(panel.textContent).toContain('Theirs')
    expect(field(works('field.version')).value).toBe('Live')
    answer(saveWork, ({ version }) => saved(version + 1))
    await user.click(within(panel).getByRole('button', { name: new RegExp(t('elsewhere.takeTheirs')) }))
    await waitFor(() => expect(title().value).toBe('Theirs'))
    expect(await screen.findByText(t('elsewhere.settled'))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('undo')}`) }))
    await waitFor(() => expect(title().value).toBe('Mine'))
  })

  it('asks whose song a cover is, and states nothing without an authorization', async () => {
    const { user } = await open({ tracks: [{ id: 5, position: 1, details: { rights: { property: null } } }] })
    const rights = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
    expect(
      screen.queryByRole('textbox', { name: new RegExp(works('field.rights-original_title')) }),
    ).toBeNull()
    await user.click(rights(works('property.3')))
    await user.fill(field(works('field.rights-original_title')), 'River of stars')
    await user.fill(field(works('field.rights-original_artist')), 'Lin Xia')
    await user.click(rights(works('source.4')))
    expect(screen.getByText(t('statement.2'))).toBeTruthy()
    await user.click(rights(works('source.8')))
    expect(screen.queryByText(t('statement.2'))).toBeNull()
    await waitFor(() =>
      expect(sent(saveWork).at(-1)?.tracks?.[0]?.details?.rights).toMatchObject({ source: 8 }),
    )
    const typed = sent(saveWork).flatMap(({ tracks }) => tracks?.[0]?.details?.rights ?? [])
    expect(Object.assign({}, ...typed)).toMatchObject({
      property: 3,
      original_title: 'River of stars',
      original_artist: 'Lin Xia',
    })
  })

  it('leads on once everything is saved, whatever is still missing', async () => {
    const { user, router } = await open()
    const release = hold(saveWork, saved(4))
    await user.fill(title(), 'Down the river')
    await user.click(button(t('next.materials')))
    expect(router.state.location.pathname).toBe('/work-publish/step/step-1')
    release()
    await waitFor(() => expect(router.state.location.pathname).toBe('/work-publish/step/step-2'))
  })

  it('can only be looked at where the server says so', async () => {
    await open({ can: { edit: false } })
    expect(screen.getByText(t('save.readOnly'))).toBeTruthy()
    expect(title().matches(':disabled') || title().readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: t('next.materials') })).toBeNull()
  })

  it('passes its language and its mark on to the one song of a single', async () => {
    const { user } = await open()
    const mark = screen.getByRole('radiogroup', { name: works('field.explicit') })
    await user.click(within(mark).getByRole('radio', { name: works('value.yes') }))
    await waitFor(() =>
      expect(sent(saveWork).at(-1)).toMatchObject({
        details: { explicit: true },
        tracks: [{ id: 5, details: { explicit: true } }],
      }),
    )
  })
})

describe('a step without a work', () => {
  it('begins one of the kind that the address names', async () => {
    answer(createWork, sampleOf(createWork.output, { id: 1 }))
    answer(readWork, sampleOf(readWork.output, draft))
    answerInPassing(listMaterials, listRoster, suggestNames, saveWork)
    const { router } = await visitAsMember('/work-publish/step/step-1?kind=single')
    await waitFor(() => expect(router.state.location.search).toBe('?id=1'))
    expect(sent(createWork)).toMatchObject([{ kind: 'single' }])
  })

  it('lets one choose where the address names none', async () => {
    await visitAsMember('/work-publish/step/step-1')
    expect(await screen.findByRole('heading', { level: 1, name: t('noWork.title') })).toBeTruthy()
    expect(button(t('entry.album'))).toBeTruthy()
  })

  it.each([
    ['is not there', () => refuse(readWork, 'notFound'), 'frame.notFound'],
    ['did not load', () => cutOff(readWork), 'frame.failed'],
  ] as const)('that %s says so', async (_, stub, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stub()
    await visitAsMember('/work-publish/step/step-1?id=9')
    expect(await screen.findByText(t(words))).toBeTruthy()
  })

  it('begins nothing for a colleague who only reads', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'reader' as const }
    await visitAsMember('/work-publish/step/step-1?kind=single', {
      account: { ...sampleAccount, user_account_info: info },
    })
    expect(await screen.findByRole('heading', { level: 1, name: t('readOnly.role') })).toBeTruthy()
    expect(sent(createWork)).toEqual([])
  })
})
