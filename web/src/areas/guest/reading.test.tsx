// News, search and downloads as a visitor reads them.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { helpTree, listNews, readNews, searchContent, suggestHelp } from '#contract/content/calls'
import { userInfo } from '#contract/identity/calls'
import { countMessages } from '#contract/messages/calls'
import { longestSearch } from '#contract/search-text'
import { expectAccessible } from '../../testing/accessible'
import { button } from '../../testing/forms'
import { sampleOf } from '../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../testing/server'
import { visitAsGuest } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('guest')

describe('news', () => {
  const row = { id: 1, title: 'A new channel', category: 'product' as const }
  const openItem = () => {
    answer(readNews, sampleOf(readNews.output, { ...row, summary: 'It is open.', body_html: '<p>Look!</p>' }))
    answer(listNews, sampleOf(listNews.output, { items: [row] }))
    answerInPassing(suggestHelp)
    return visitAsGuest('/advisory/detail?id=1')
  }
  const back = () => screen.getByRole('link', { name: t('news.back') })

  it('leads back to the list as it was last', async () => {
    answer(listNews, sampleOf(listNews.output, { items: [row] }))
    const { unmount } = await visitAsGuest('/advisory/index?category=settlement')
    await screen.findByText('A new channel')
    unmount()
    await openItem()
    await waitFor(() => expect(back().getAttribute('href')).toBe('/advisory/index?category=settlement'))
    await expectAccessible()
  })

  it('without a visit to the list leads to the whole of it', async () => {
    await openItem()
    expect(back().getAttribute('href')).toBe('/advisory/index')
  })

  it('of a category or a place that nobody knows shows everything', async () => {
    answer(listNews, sampleOf(listNews.output, { items: [row] }))
    await visitAsGuest('/advisory/index?category=gossip')
    expect(await screen.findByText('A new channel')).toBeTruthy()
    expect(sent(listNews)[0]?.category).toBeUndefined()
  })

  it('marks the category that is shown', async () => {
    answer(listNews, sampleOf(listNews.output, { items: [row] }))
    await visitAsGuest('/advisory/index?category=product')
    const chosen = await screen.findByRole('link', { name: t('news.category.product') })
    expect(chosen.getAttribute('aria-current')).toBe('true')
    expect(sent(listNews)[0]).toMatchObject({ category: 'product' })
  })
})

describe('searching', () => {
  const found = {
    items: [
      {
        kind: 'help' as const,
        id: 4,
        tid: 2,
        title: [
          { text: 'Covers ', isHit: false },
          { text: 'by hand', isHit: true },
        ],
        excerpt: [{ text: 'Draw them', isHit: false }],
      },
      { kind: 'news' as const, id: 9, tid: 0, title: [{ text: 'A new channel', isHit: false }], excerpt: [] },
    ],
  }

  it('goes by the address, marks what was typed, and leads to each thing', async () => {
    answer(searchContent, sampleOf(searchContent.output, found))
    answerInPassing(helpTree)
    const { user, router } = await visitAsGuest('/help-center/search')
    await user.fill(screen.getByRole('searchbox', { name: t('search.label') }), 'by hand')
    await user.click(button(t('search.go')))
    await waitFor(() => expect(router.state.location.search).toBe('?q=by+hand'))
    const mark = await screen.findByText('by hand', { selector: 'mark' })
    expect(mark.closest('a')?.getAttribute('href')).toBe('/help-center/index/detail?id=4&type=1&tid=2')
    expect(screen.getByRole('link', { name: 'A new channel' }).getAttribute('href')).toBe(
      '/advisory/detail?id=9',
    )
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('by hand')
    expect(sent(searchContent)).toEqual([{ search: 'by hand' }])
    await expectAccessible()
  })

  it.each([
    ['guest', false, '/guest/q-a'],
    ['member', true, '/help-center/q-a'],
  ])('for what is not there leads a %s to a person', async (_, isSignedIn, href) => {
    answerInPassing(searchContent, helpTree, userInfo, countMessages)
    await visitAsGuest('/help-center/search?q=xylophonezebra', { root: { isSignedIn } })
    expect((await screen.findAllByRole('status'))[0]?.textContent).toContain('xylophonezebra')
    expect(screen.getByRole('link', { name: t('help.ask') }).getAttribute('href')).toBe(href)
  })

  it('for ten thousand letters is cut, and HTML in it is text', async () => {
    answerInPassing(searchContent, helpTree)
    const typed = `<b>${'x'.repeat(10_000)}`
    await visitAsGuest(`/help-center/search?q=${encodeURIComponent(typed)}`)
    const box = await screen.findByRole<HTMLInputElement>('searchbox')
    expect(box.value).toBe(typed.slice(0, longestSearch))
    expect(document.querySelector('main b')).toBeNull()
  })
})

describe('downloads', () => {
  it('show a code and a link for what is there, and tell of maintenance for the rest', async () => {
    await visitAsGuest('/download/index')
    const places = (await screen.findAllByRole('heading', { level: 2 })).filter(heading =>
      heading.closest('main li'),
    )
    const texts = places.map(heading => {
      const place = within(heading.parentElement as HTMLElement)
      return [heading.textContent, place.queryAllByRole('img').length, place.queryAllByRole('link').length]
    })
    expect(texts).toEqual([
      ['iOS', 1, 1],
      ['Android', 1, 1],
      ['Windows', 0, 0],
      ['Mac', 0, 0],
    ])
    const main = within(screen.getByRole('main'))
    expect(main.getAllByText(t('download.maintenance'))).toHaveLength(2)
    await expectAccessible()
  })
})

describe('a page of help or news that does not exist', () => {
  it('says so, and helps on', async () => {
    refuse(readNews, 'notFound')
    answer(helpTree, sampleOf(helpTree.output, [{ tid: 2, articles: [{ id: 4, title: 'Where to begin' }] }]))
    await visitAsGuest('/advisory/detail?id=99')
    expect(await screen.findByRole('heading', { level: 1, name: t('missing.news') })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Where to begin' })).toBeTruthy()
  })
})
