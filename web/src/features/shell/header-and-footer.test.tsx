import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { logoutAccount, userInfo } from '#contract/identity/calls'
import { countMessages } from '#contract/messages/calls'
import { bootScript } from '../../lib/appearance'
import { readCookie, writeCookie } from '../../lib/cookies'
import { takeFarewell } from '../../lib/farewell'
import { WordsProvider } from '../../lib/words'
import { expectAccessible } from '../../testing/accessible'
import { leftFor } from '../../testing/browser-parts'
import { isListening, tellLive } from '../../testing/live'
import { renderPart } from '../../testing/render-part'
import { sampleAccount } from '../../testing/sample-people'
import { sampleRoot, sampleSite } from '../../testing/sample-site'
import { answer, asked, cutOff, refuse } from '../../testing/server'
import { say } from '../../testing/words'
import { queryClient } from '../account/account-queries'
import { FloatingQuestion } from './floating-question'
import { guestMenu, memberMenu } from './menus'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

const t = say('shell')

function showGuest(at = '/guest/index') {
  return renderPart(<SiteHeader style="plain" />, { at })
}

function showMember({ at = '/work-publish/entry', unread = 0, userinfo = {} } = {}) {
  answer(userInfo, { ...sampleAccount, userinfo: { ...sampleAccount.userinfo, ...userinfo } })
  answer(countMessages, unread)
  return renderPart(<SiteHeader style="plain" />, { at, root: { isSignedIn: true } })
}

/** The menu stands twice: across, and upright for phones. */
const menu = () => screen.getAllByRole('navigation', { name: t('menu.label') })[0] as HTMLElement
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])
const selected = () => within(menu()).getByRole('link', { current: 'page' }).textContent
const user = () => screen.findByRole('button', { name: new RegExp(`^${t('header.account')}`) })

const shared = [
  ['News', '/advisory/index'],
  ['Download', '/download/index'],
  ['Hot plan', '/hot-plan/index'],
  ['Help', '/help-center/index/detail'],
]

describe('the header of a guest', () => {
  it('has the guest menu and the ways to log in and register', async () => {
    showGuest()
    expect(entries()).toEqual([['Home', '/guest/index'], ['Distribution', '/guest/publish'], ...shared])
    expect(screen.getAllByRole('link', { name: t('header.login') })[0]?.getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: t('header.register') }).getAttribute('href')).toBe(
      '/register/single',
    )
    expect(screen.queryByRole('link', { name: t('header.messages') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('header.account') })).toBeNull()
    await expectAccessible()
  })

  it('begins with a way past the menu', async () => {
    const { user } = showGuest()
    await user.tab()
    expect(document.activeElement?.textContent).toBe(t('skip.content'))
    expect(document.activeElement?.getAttribute('href')).toBe('#content')
  })
})

describe('the header of a member', () => {
  it('has the member menu, the support tickets and the bell', async () => {
    showMember()
    await user()
    expect(entries()).toEqual([
      ['Publish', '/work-publish/entry'],
      ['Work management', '/work-management/list'],
      ...shared,
    ])
    const tickets = screen.getAllByRole('link', { name: t('header.tickets') })
    expect(tickets[0]?.getAttribute('href')).toBe('/gongdan/list')
    expect(screen.queryByRole('link', { name: t('header.login') })).toBeNull()
    expect(screen.queryByRole('link', { name: t('header.register') })).toBeNull()
    await expectAccessible()
  })

  it('shows no number on the bell when nothing is unread', async () => {
    showMember()
    const bell = await screen.findByRole('link', { name: t('header.messages') })
    expect(bell.textContent).toBe('')
    expect(bell.getAttribute('href')).toBe('/system-message')
  })

  it('shows on the bell how many messages are unread, and hears of the next one', async () => {
    showMember({ unread: 3 })
    const bell = await screen.findByRole('link', { name: t('header.unread', { count: 3 }) })
    expect(bell.textContent).toBe('3')
    await isListening()
    tellLive('messages', { unread: 4, newest: [] })
    await waitFor(() => expect(bell.textContent).toBe('4'))
  })

  it.each([
    [1, t('header.verifiedPerson')],
    [2, t('header.verifiedCompany')],
  ])('marks who is verified in group %i as such', async (group_id, mark) => {
    showMember({ userinfo: { is_verify: 1, group_id } })
    const button = await screen.findByRole('button', { name: `${t('header.account')} (${mark})` })
    expect(button.querySelector('[title]')?.getAttribute('title')).toBe(mark)
  })

  it('draws the marks of a person and of a company differently', async () => {
    const drawn = async (group_id: number) => {
      const { unmount } = showMember({ userinfo: { is_verify: 1, group_id } })
      const mark = await screen.findByTitle(/erified/)
      const { className } = mark
      unmount()
      queryClient.clear()
      return className
    }
    expect(await drawn(1)).not.toBe(await drawn(2))
  })

  it.each([1, 2])('does not mark who is not verified in group %i', async group_id => {
    showMember({ userinfo: { group_id, nickname: '夜航' } })
    const button = await user()
    await waitFor(() => expect(button.textContent).toBe('夜'))
    expect(button.querySelector('[title]')).toBeNull()
  })

  it.each([
    ['the connection fails', () => cutOff(userInfo)],
    ['the server refuses', () => refuse(userInfo, 'unavailable', { message: 'no' })],
  ])('does without the account when %s, and nobody is disturbed', async (_, stub) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    answer(countMessages, 0)
    stub()
    renderPart(<SiteHeader style="plain" />, { root: { isSignedIn: true } })
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(await user()).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the user menu', () => {
  async function openMenu() {
    const shown = showMember()
    await shown.user.click(await user())
    await screen.findByRole('menu')
    return shown
  }
  const items = () => screen.getAllByRole('menuitem')

  it('offers the four entries in the order of their ids, then logging out', async () => {
    await openMenu()
    expect(items().map(item => [item.textContent, item.getAttribute('href')])).toEqual([
      [t('user.center'), '/person-center/information'],
      [t('user.bills'), '/person-center/income-bill/list'],
      [t('user.withdraw'), '/person-center/withdraw'],
      [t('user.security'), '/person-center/reset-pwd'],
      [t('user.logout'), null],
    ])
    expect(screen.getByRole('menu').textContent).toContain('River Song · 13800000001')
  })

  it('opens, moves, closes and chooses by keyboard', async () => {
    const { user: somebody, router } = showMember()
    const button = await user()
    button.focus()
    await somebody.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(items()[0]))
    await somebody.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(items()[1]))
    await somebody.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('user.logout')))
    await somebody.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(button)
    await somebody.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(items()[0]))
    await somebody.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(items()[1]))
    await somebody.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(items()[2]))
    await somebody.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/person-center/withdraw'))
  })

  /**
   * Specification, section 4: "Logout clears the token, session storage, local storage and the cookie, even if the logout call fails."
   * Section 8: "Logout success (code 1): shows the server msg and goes to /guest/index."
   */
  it.each([
    ['the server answers', () => answer(logoutAccount, null, 'You are logged out.'), 'You are logged out.'],
    ['the connection fails', () => cutOff(logoutAccount), ''],
    ['the server refuses', () => refuse(logoutAccount, 'unavailable', { message: 'busy' }), ''],
  ])('logs out and forgets the member when %s', async (_, stub, farewell) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user: somebody } = await openMenu()
    stub()
    for (const [name, value] of [
      ['token', 'x'],
      ['lang', 'en'],
      ['theme', 'dark'],
    ] as const)
      writeCookie(name, value)
    sessionStorage.setItem('draft', 'a song')
    localStorage.setItem('columns', 'two')
    await somebody.click(screen.getByRole('menuitem', { name: t('user.logout') }))
    await waitFor(() => expect(leftFor).toEqual(['/guest/index']))
    expect(readCookie('token')).toBeUndefined()
    expect([readCookie('lang'), readCookie('theme')]).toEqual(['en', 'dark'])
    expect([sessionStorage.getItem('draft'), localStorage.length]).toEqual([null, 0])
    expect(takeFarewell()).toBe(farewell)
    // Section 7: "POST /api/user/logoutaccount: logout call".
    expect(asked().map(({ pathname }) => pathname)).toContain('/api/user/logoutaccount')
  })
})

/** Specification, section 2: "The selected menu index is remembered in a cookie and defaults to 0." */
describe('the selected menu entry', () => {
  const marked = () => menu().querySelector('[aria-current]')

  it('is the page’s own, and kept in a cookie', () => {
    writeCookie('menu', '2')
    showMember({ at: '/hot-plan/index' })
    expect(selected()).toBe('Hot plan')
    expect(readCookie('menu')).toBe('4')
  })

  it.each([
    ['/system-message', 'Hot plan'],
    ['/person-center/information', 'Hot plan'],
    ['/nowhere', 'Hot plan'],
    ['/advisory/detail', 'News'],
  ])('is on %s the remembered one, unless the page has its own', async (at, name) => {
    writeCookie('menu', '4')
    showMember({ at })
    await user()
    expect(marked()?.textContent).toBe(name)
    expect(menu().querySelectorAll('[aria-current]')).toHaveLength(1)
    expect(readCookie('menu')).toBe(name === 'News' ? '2' : '4')
  })

  it('stays when the visitor goes on to a page that belongs to none', () => {
    const { unmount } = showGuest('/download/index')
    expect(selected()).toBe('Download')
    unmount()
    showGuest('/guest/q-a')
    expect(marked()?.textContent).toBe('Download')
    // It is not the page that is shown.
    expect(marked()?.getAttribute('aria-current')).toBe('true')
  })

  it.each([undefined, '6', '-1', '1.5', '05', 'x', '%'])(
    'is the first one where the cookie says %s',
    kept => {
      // biome-ignore lint/suspicious/noDocumentCookie: a value that no page of ours has written
      if (kept !== undefined) document.cookie = `menu=${kept}; Path=/`
      showGuest('/guest/q-a')
      expect(marked()?.textContent).toBe('Home')
    },
  )
})

describe('the menu before the page is alive', () => {
  const draw = () => {
    const part = sampleRoot('en')
    const Frame = () => (
      <WordsProvider language="en" area="shell" words={part.words}>
        <SiteHeader style="plain" />
      </WordsProvider>
    )
    const routes = [{ id: 'root', path: '*', loader: () => part, Component: Frame }]
    return renderToString(
      <RouterProvider
        router={createMemoryRouter(routes, {
          initialEntries: ['/guest/q-a'],
          hydrationData: { loaderData: { root: part } },
        })}
      />,
    )
  }
  const boot = () => new Function(bootScript)()
  const rules = readFileSync(join(import.meta.dirname, '../../styles/menu.css'), 'utf8')
  const selectors = rules.slice(rules.indexOf(':root'), rules.indexOf('{')).split(',')

  it('is the same for everybody, whatever their cookies say: pages are kept', () => {
    const before = draw()
    writeCookie('menu', '3')
    expect(draw()).toBe(before)
    expect(before).not.toContain('aria-current')
  })

  it.each([undefined, '0', '1', '2', '3', '4', '5', '6', '-1', '15', '%', 'x'])(
    'shows with the cookie %s the entry that it marks later',
    kept => {
      vi.useFakeTimers()
      // biome-ignore lint/suspicious/noDocumentCookie: a value that no page of ours has written
      if (kept !== undefined) document.cookie = `menu=${kept}; Path=/`
      boot()
      document.body.innerHTML = draw()
      const shown = document.querySelectorAll(selectors.join(','))
      // Across and upright.
      expect(new Set([...shown].map(link => link.textContent)).size).toBe(1)
      expect(shown).toHaveLength(2)
      const { textContent } = shown[0] as Element
      document.body.innerHTML = ''
      showGuest('/guest/q-a')
      expect(menu().querySelector('[aria-current]')?.textContent).toBe(textContent)
      expect(document.querySelectorAll(selectors.join(','))).toHaveLength(0)
    },
  )

  it('has a place for every entry of both menus', () => {
    expect([guestMenu.length, memberMenu.length]).toEqual([selectors.length, selectors.length])
  })
})

describe('the menu of a phone', () => {
  const panel = () => document.querySelector('[popover]') as HTMLElement

  it('opens with a key, gives the focus back on Escape, and closes on a new page', async () => {
    const { user: somebody, router } = showGuest()
    const button = screen.getByRole('button', { name: t('menu.open') })
    button.focus()
    await somebody.keyboard('{Enter}')
    expect(within(panel()).getByRole('link', { name: 'Home' })).toBeTruthy()
    await somebody.keyboard('{Escape}')
    expect(within(panel()).queryByRole('link', { name: 'Home' })).toBeNull()
    expect(document.activeElement).toBe(button)
    await somebody.keyboard(' ')
    await somebody.click(within(panel()).getByRole('button', { name: t('menu.close') }))
    expect(within(panel()).queryByRole('link', { name: 'Home' })).toBeNull()
    button.focus()
    await somebody.keyboard(' ')
    await somebody.click(within(panel()).getByRole('link', { name: 'Distribution' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/guest/publish'))
  })
})

describe('language and appearance', () => {
  it.each([
    ['a plain address', '/download/index', 'http://localhost:3000/download/index'],
    ['an address that names another one', '/download/index?lang=en', 'http://localhost:3000/download/index'],
  ])('the language is switched on %s, and kept', async (_, at, address) => {
    const { user: somebody } = showGuest(at)
    const link = screen.getAllByRole('link', { name: t('language.other') })[0] as HTMLElement
    expect(link.lang).toBe('zh-CN')
    await somebody.click(link)
    expect(readCookie('lang')).toBe('zh-CN')
    expect(leftFor).toEqual([address])
  })

  it('the theme goes from the system’s to light, to dark and back, and is kept', async () => {
    const { user: somebody } = showGuest()
    const theme = screen.getAllByRole('button', { name: /^Appearance/ })[0] as HTMLElement
    expect(theme.getAttribute('aria-label')).toBe('Appearance: System')
    for (const [kept, name] of [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['system', 'System'],
    ]) {
      await somebody.click(theme)
      expect(theme.getAttribute('aria-label')).toBe(`Appearance: ${name}`)
      expect(document.documentElement.dataset.theme).toBe(kept)
      expect(readCookie('theme')).toBe(kept)
    }
  })

  it('a kept theme is told by the switch', () => {
    writeCookie('theme', 'dark')
    showGuest()
    expect(screen.getAllByRole('button', { name: 'Appearance: Dark' })).not.toHaveLength(0)
  })
})

describe('the floating question link', () => {
  it.each([
    [false, '/guest/index', '/guest/q-a'],
    [true, '/work-management/list', '/help-center/q-a'],
  ])(
    'of somebody whose session is %s leads from %s to %s and is not shown there',
    async (isSignedIn, at, to) => {
      const { unmount } = renderPart(<FloatingQuestion />, { at, root: { isSignedIn } })
      expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe(to)
      await expectAccessible()
      unmount()
      renderPart(<FloatingQuestion />, { at: to, root: { isSignedIn } })
      expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull()
    },
  )
})

describe('the footer', () => {
  const code = (label: string, image: string) => ({ label: { 'zh-CN': label, en: label }, image })
  const service_qr = [
    code('Customer service', '/a.svg'),
    code('Official account', '/b.svg'),
    code('None', ''),
  ]
  const site = { ...sampleSite, service_qr }
  const show = (downloads = { ios: 'https://a.example', android: 'https://b.example', win32: '', mac: '' }) =>
    renderPart(<SiteFooter style="full" />, { root: { site, downloads } })
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

  it('leads where the specification says', async () => {
    show()
    expect(href('About us')).toBe('/help-center/index/detail?id=3&type=2&tid=0')
    expect(href('Platform agreement')).toBe('/help-center/index/detail?id=5&type=2&tid=0')
    expect(href('Content admission')).toBe('/help-center/index/detail?id=6&type=2&tid=0')
    expect(href('Help centre')).toBe('/help-center/index/detail')
    expect(href(/示例备1号/)).toBe('https://filing.example/')
    await expectAccessible()
  })

  it('shows every filing number, with a link where it has one', () => {
    show()
    expect(href(/示例证2号/)).toBe('https://licence.example/')
    expect(screen.getByText('示例网文3号').closest('a')).toBeNull()
    const legal = screen.getByText('示例网文3号').parentElement as HTMLElement
    expect(legal.querySelectorAll('[lang="zh-CN"]'), 'none for what has no number').toHaveLength(3)
  })

  it('says who the site is and how to reach it', () => {
    show()
    const footer = screen.getByRole('contentinfo')
    expect(footer.textContent).toContain(`© 2017–${new Date().getFullYear()} Tributary`)
    for (const fact of ['400-000-0000', 'hello@river.example', '1 Riverside Road', 'Weekdays'])
      expect(footer.textContent).toContain(fact)
    expect(screen.getAllByRole('figure').map(figure => figure.textContent)).toEqual([
      'Customer service',
      'Official account',
    ])
  })

  it.each([
    ['iOS', '/qr/ios.svg'],
    ['Android', '/qr/android.svg'],
  ])('opens the QR code of %s, 150 px wide, and Escape closes it', async (name, source) => {
    const { user: somebody } = show()
    expect(screen.queryByRole('img')).toBeNull()
    await somebody.click(screen.getByRole('button', { name }))
    const picture = screen.getByRole<HTMLImageElement>('img')
    expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual([source, 150, 150])
    await somebody.keyboard('{Escape}')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each(['PC (Windows)', 'Mac'])('tells of maintenance for %s without a link', async name => {
    const { user: somebody } = show()
    expect(screen.queryByRole('status')).toBeNull()
    await somebody.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('status').textContent).toBe('System under maintenance, please wait')
  })

  it('links to the apps that are there, and says nothing of maintenance', () => {
    const win32 = 'https://files.example/setup.exe'
    const mac = 'https://files.example/app.dmg'
    show({ ios: 'x', android: 'x', win32, mac })
    expect(href('PC (Windows)')).toBe(win32)
    expect(href('Mac')).toBe(mac)
    expect(screen.queryByText('System under maintenance, please wait')).toBeNull()
  })

  it('tells of maintenance for a phone without an app too', async () => {
    const { user: somebody } = show({ ios: '', android: '', win32: '', mac: '' })
    await somebody.click(screen.getByRole('button', { name: 'iOS' }))
    expect(screen.getByRole('status')).toBeTruthy()
  })

  it('of a tool is not there, and slim it says only what the law wants', () => {
    const { unmount } = renderPart(<SiteFooter style="none" />)
    expect(screen.queryByRole('contentinfo')).toBeNull()
    unmount()
    renderPart(<SiteFooter style="slim" />)
    expect(screen.queryByRole('link', { name: 'About us' })).toBeNull()
    expect(screen.getByRole('link', { name: /示例备1号/ })).toBeTruthy()
  })

  it('shows what the operator says there', () => {
    const said = { title: 'Closed on Friday', text: '', html: '<p>Back on <b>Monday</b></p>' }
    renderPart(<SiteFooter style="full" said={said} />)
    expect(screen.getByRole('heading', { name: 'Closed on Friday' })).toBeTruthy()
    expect(screen.getByText('Monday').tagName).toBe('B')
  })
})
