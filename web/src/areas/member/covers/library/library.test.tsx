import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listTemplates, readTemplate } from '#contract/covers/calls'
import {
  binDesign,
  copyDesign,
  createDesign,
  listDesigns,
  markDesign,
  readDesign,
  removeDesign,
  restoreDesign,
  saveDesign,
} from '#contract/covers/design-calls'
import { type Scene, sceneVersion } from '#contract/covers/scene'
import { readWork } from '#contract/works/work-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'
import { copyName } from './use-design-deeds'

const t = say('covers')
type Wanted = NonNullable<
  NonNullable<Parameters<typeof sampleOf<typeof listDesigns.output>>[1]>['items']
>[number]
const lantern: Wanted = {
  id: 7,
  name: 'Lantern',
  version: 3,
  preview: '/cover-images/a',
  can: { change: true },
}
const tide: Wanted = { id: 8, name: 'Tide', preview: '/cover-images/b', can: { change: true } }
const none = sampleOf(listDesigns.output)
const some = (...items: Wanted[]) => sampleOf(listDesigns.output, { items })
const scene: Scene = { version: sceneVersion, ground: '#102030', layers: [] }
const reader = {
  ...sampleAccount,
  user_account_info: { ...sampleAccount.user_account_info, colleague_role: 'reader' as const },
}

async function open(items: Wanted[] = [lantern, tide], query = '', account = sampleAccount) {
  answer(listDesigns, some(...items))
  const shown = await visitAsMember(`/intelligence-cover-head${query}`, { account })
  await screen.findByRole('heading', { level: 2, name: items[0]?.name })
  const choose = async (name: string, item: string) => {
    await shown.user.click(button(t('library.more', { name })))
    await shown.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...shown, choose }
}

describe('the library of designs', () => {
  itHasFourStates(() => visitAsMember('/intelligence-cover-head'), {
    call: listDesigns,
    none,
    some: some(lantern),
    row: 'Lantern',
    whenNone: t('library.empty'),
    whenFailed: t('library.failed'),
    retry: say('member')('retry'),
  })

  it('leads to the editor, and shows lines for what is not drawn yet', async () => {
    const { container } = await open([
      lantern,
      { ...tide, preview: null, saved_at: '2026-01-01T00:00:00.000Z' },
    ])
    const link = screen.getByRole('link', { name: t('library.open', { name: 'Lantern' }) })
    expect(link.getAttribute('href')).toBe('/intelligence-cover-head/edit?id=7')
    expect(container.querySelectorAll('article img')).toHaveLength(1)
    await expectAccessible()
  })

  it('asks for what is in the address and goes on page by page', async () => {
    answer(listDesigns, ({ cursor }) =>
      sampleOf(listDesigns.output, cursor ? { items: [tide] } : { items: [lantern], next_cursor: 'more' }),
    )
    const { user } = await visitAsMember('/intelligence-cover-head?view=favourites&search=la')
    await user.click(await screen.findByRole('button', { name: t('library.loadMore') }))
    await screen.findByRole('heading', { name: 'Tide' })
    expect(screen.getByRole('heading', { name: 'Lantern' })).toBeTruthy()
    expect(sent(listDesigns)).toMatchObject([
      { favourites: true, search: 'la' },
      { favourites: true, search: 'la', cursor: 'more' },
    ])
  })

  it.each([
    ['the bin', '?view=bin', t('library.binEmpty')],
    ['favourites', '?view=favourites', t('library.noFavourites')],
    ['a search', '?search=x', t('library.notFound', { search: 'x' })],
  ])('says in its own words that there is nothing in %s', async (_, query, words) => {
    answer(listDesigns, none)
    await visitAsMember(`/intelligence-cover-head${query}`)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('one design', () => {
  it('becomes a favourite, and is none again if the server says no', async () => {
    answer(markDesign, null as never)
    const { user } = await open()
    answer(listDesigns, some({ ...lantern, is_favourite: true }, tide))
    await user.click(button(t('library.mark', { name: 'Lantern' })))
    await waitFor(() => expect(button(t('library.unmark', { name: 'Lantern' }))).toBeTruthy())
    expect(sent(markDesign)).toEqual([{ id: 7, is_favourite: true }])
    refuse(markDesign, 'notFound', { message: 'Not there.' })
    await user.click(button(t('library.mark', { name: 'Tide' })))
    await waitFor(() => expect(notice()?.textContent).toContain('Not there.'))
    await waitFor(() => expect(button(t('library.mark', { name: 'Tide' }))).toBeTruthy())
  })

  it('is renamed on the version that stands, its picture untouched', async () => {
    answer(readDesign, sampleOf(readDesign.output, { id: 7, version: 5, scene }))
    answer(saveDesign, sampleOf(saveDesign.output))
    const { user, choose } = await open()
    await choose('Lantern', t('library.rename'))
    await screen.findByRole('dialog', { name: t('library.rename') })
    await user.fill(field(t('library.name')), ' ')
    await user.click(button(t('library.save')))
    expect(descriptionOf(field(t('library.name')))).toBe(t('library.nameMissing'))
    await user.fill(field(t('library.name')), 'River lantern')
    await user.click(button(t('library.save')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(saveDesign)).toEqual([{ id: 7, version: 5, name: 'River lantern', scene }])
  })

  it('is copied under a name that says so, or the refusal is shown', async () => {
    answer(copyDesign, sampleOf(copyDesign.output, { id: 9, version: 1 }))
    const { choose } = await open()
    await choose('Lantern', t('library.copy'))
    await waitFor(() => expect(sent(copyDesign)).toMatchObject([{ id: 7, name: 'Lantern copy' }]))
    expect(copyName('x'.repeat(80), ' copy')).toBe(`${'x'.repeat(75)} copy`)
    refuse(copyDesign, 'conflict', { message: 'You can keep 500 designs.' })
    await choose('Tide', t('library.copy'))
    await waitFor(() => expect(notice()?.textContent).toContain('You can keep 500 designs.'))
  })

  it('goes to the bin at once and comes back from what is said in passing', async () => {
    answer(binDesign, null as never)
    answer(restoreDesign, null as never)
    const { user, choose } = await open()
    answer(listDesigns, some(tide))
    await choose('Lantern', t('library.bin'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lantern' })).toBeNull())
    answer(listDesigns, some(lantern, tide))
    await user.click(await screen.findByRole('button', { name: t('library.undo') }))
    await screen.findByRole('heading', { name: 'Lantern' })
    expect(sent(binDesign)).toEqual([{ id: 7 }])
    expect(sent(restoreDesign)).toEqual([{ id: 7 }])
  })

  it('in the bin is restored, or removed for good after a question', async () => {
    answer(removeDesign, null as never)
    const binned = { ...lantern, can: { change: false }, binned_at: '2026-11-10T08:00:00.000Z' }
    const { user } = await open([binned], '?view=bin')
    expect(screen.queryByRole('link', { name: t('library.open', { name: 'Lantern' }) })).toBeNull()
    expect(button(t('library.restoreOne', { name: 'Lantern' }))).toBeTruthy()
    await user.click(button(t('library.removeOne', { name: 'Lantern' })))
    const question = await screen.findByRole('alertdialog', {
      name: t('library.removeAsk', { name: 'Lantern' }),
    })
    expect(sent(removeDesign)).toEqual([])
    answer(listDesigns, none)
    await user.click(within(question).getByRole('button', { name: t('library.removeYes') }))
    await waitFor(() => expect(screen.getByText(t('library.binEmpty'))).toBeTruthy())
    expect(sent(removeDesign)).toEqual([{ id: 7 }])
  })

  it('is looked at, not changed, by colleagues who only read', async () => {
    const binned = { ...tide, can: { change: false }, binned_at: '2026-11-10T08:00:00.000Z' }
    await open([{ ...lantern, can: { change: false } }, binned], '', reader)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: t('library.open', { name: 'Lantern' }) })).toBeTruthy()
    await waitFor(() => expect(main.queryAllByRole('button')).toEqual([]))
    expect(main.queryByRole('link', { name: t('library.smart') })).toBeNull()
  })
})

describe('a new design', () => {
  const begin = async (query = '') => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answer(
      listTemplates,
      sampleOf(listTemplates.output, { items: [{ id: 4, name: 'Full moon', preview: '/p' }] }),
    )
    answer(createDesign, sampleOf(createDesign.output, { id: 21, version: 1 }))
    const shown = await open([lantern], query)
    await shown.user.click(button(t('library.new')))
    await screen.findByRole('dialog', { name: t('new.title') })
    return shown
  }
  const isInEditor = ({ router }: Awaited<ReturnType<typeof begin>>) =>
    waitFor(() => expect(router.state.location.search).toBe('?id=21'))

  it('is blank, is kept, and is opened', async () => {
    answer(readDesign, sampleOf(readDesign.output, { id: 21, scene }))
    const shown = await begin()
    await shown.user.click(button(new RegExp(t('new.blank'))))
    await isInEditor(shown)
    expect(sent(createDesign)).toEqual([
      { name: t('library.untitled'), scene: { version: sceneVersion, ground: '#ffffff', layers: [] } },
    ])
  })

  it('for a work begins with a template, says its name and belongs to it', async () => {
    answer(readDesign, sampleOf(readDesign.output, { id: 21, scene }))
    answer(readWork, sampleOf(readWork.output, { id: 5, details: { title: 'Undertow' } }))
    answer(readTemplate, sampleOf(readTemplate.output, { id: 4, name: 'Full moon', scene }))
    const shown = await begin('?work=5')
    await screen.findByText(t('new.textFor', { title: 'Undertow' }))
    const smart = within(screen.getByRole('dialog')).getByRole('link', { name: new RegExp(t('new.smart')) })
    expect(smart.getAttribute('href')).toBe('/intelligence-cover?work=5')
    await shown.user.click(await screen.findByRole('button', { name: 'Full moon' }))
    await isInEditor(shown)
    expect(sent(createDesign)).toEqual([{ name: 'Undertow', scene, work_id: 5 }])
  })

  it('that cannot be kept says why', async () => {
    const { user, router } = await begin()
    refuse(createDesign, 'conflict', { message: 'You can keep 500 designs.' })
    await user.click(button(new RegExp(t('new.blank'))))
    await waitFor(() => expect(notice()?.textContent).toContain('You can keep 500 designs.'))
    expect(router.state.location.pathname).toBe('/intelligence-cover-head')
  })
})
