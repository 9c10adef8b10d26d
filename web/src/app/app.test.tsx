// What stands around every page: the notice of failed calls, the watch over loading, the counter of views.
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { captcha, login, userInfo } from '#contract/identity/calls'
import { switchAccount } from '#contract/identity/company-calls'
import type { Language } from '#contract/language'
import { countMessages } from '#contract/messages/calls'
import { countPageView } from '#contract/sites/calls'
import { accountQuery, queryClient } from '../features/account/account-queries'
import { api } from '../lib/api'
import { readCookie, writeCookie } from '../lib/cookies'
import { takeFarewell } from '../lib/farewell'
import type { RootData } from '../lib/root-data'
import { WordsProvider } from '../lib/words'
import { leftFor } from '../testing/browser-parts'
import { answerCaptcha } from '../testing/captcha'
import { button, field, notice } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { sampleAccount } from '../testing/sample-people'
import { sampleRoot, sampleSite } from '../testing/sample-site'
import { answer, asked, cutOff, refuse, replyRaw, sent } from '../testing/server'
import { newUser } from '../testing/user'
import { say, wordsOf } from '../testing/words'
import { BrokenScreen } from './broken-screen'
import { LoadWatch } from './load-watch'
import { PageViews } from './page-views'

const t = say('shell')
const json = { headers: { 'content-type': 'application/json' } }

/** A page that calls the server when its button is pressed. */
function Caller({ call = () => api(captcha, {}) }: { call?: () => Promise<unknown> }) {
  return (
    <button type="button" onClick={() => void call().catch(() => {})}>
      Call
    </button>
  )
}

async function showAndCall(language: Language = 'en', at = '/') {
  const shown = renderPart(<Caller />, { language, at })
  await shown.user.click(button('Call'))
  return shown
}

describe('a refused call', () => {
  it('opens a modal with the server’s message, which closes by its button', async () => {
    refuse(captcha, 'unavailable', { message: 'The river is closed today.' })
    const { user } = await showAndCall()
    await waitFor(() => expect(notice()?.textContent).toContain('The river is closed today.'))
    await user.click(button(t('problem.close')))
    expect(notice()).toBeNull()
  })

  it.each([
    ['en', 'System error'],
    ['zh-CN', '系统错误'],
  ] as const)('without a message says so in %s', async (language, words) => {
    refuse(captcha, 'internal')
    await showAndCall(language)
    await waitFor(() => expect(notice()?.textContent).toContain(words))
  })

  it.each([200, 503])('is obeyed with the HTTP status %i', async status => {
    replyRaw(captcha, JSON.stringify({ code: 0, msg: 'Closed for the night.', data: null }), {
      ...json,
      status,
    })
    await showAndCall()
    await waitFor(() => expect(notice()?.textContent).toContain('Closed for the night.'))
  })

  it('takes the focus, and Escape gives it back', async () => {
    refuse(captcha, 'unavailable', { message: 'Not now.' })
    const { user } = await showAndCall()
    await waitFor(() => expect(document.activeElement).toBe(button(t('problem.close'))))
    await user.keyboard('{Escape}')
    expect(notice()).toBeNull()
    expect(document.activeElement).toBe(button('Call'))
  })
})

describe('a company that is lost', () => {
  it('is told by the server’s sentence, with the way to one’s own account', async () => {
    refuse(captcha, 'companyLost', { message: 'River Records’ account is frozen.' })
    answer(switchAccount, null)
    const { user } = await showAndCall()
    await waitFor(() => expect(notice()?.textContent).toContain('River Records’ account is frozen.'))
    await user.click(button(t('problem.toOwnAccount')))
    await waitFor(() => expect(sent(switchAccount)).toEqual([{ account_id: null }]))
    await waitFor(() => expect(leftFor).toEqual(['/work-publish/entry']), { timeout: 3000 })
  })
})

describe('a transport failure', () => {
  it('opens the error notice with its text and the error', async () => {
    cutOff(captcha)
    await showAndCall()
    expect(await screen.findByRole('alertdialog', { name: 'Error notice' })).toBeTruthy()
    expect(notice()?.textContent).toContain('Something went wrong, try again later')
    expect(notice()?.textContent).toContain('Failed to fetch')
  })

  it('is also an answer without an envelope', async () => {
    const headers = { 'content-type': 'text/html' }
    replyRaw(captcha, '<h1>Bad gateway</h1>', { status: 502, headers })
    await showAndCall()
    await screen.findByRole('alertdialog', { name: 'Error notice' })
    expect(notice()?.textContent).toContain('502')
  })
})

describe('what counts as success', () => {
  it.each([
    ['code 1', JSON.stringify({ code: 1, msg: '', data: 7 }), json],
    ['code 100', JSON.stringify({ code: 100, msg: '', data: 7 }), json],
    ['a plain string', JSON.stringify('7'), json],
    ['a plain string that is not JSON', '7', { headers: { 'content-type': 'text/plain' } }],
  ])('%s is, and the body is used', async (_, body, init) => {
    replyRaw(countMessages, body, init)
    const { data } = await api(countMessages, {})
    expect(String(data)).toBe('7')
  })
})

describe('a session that has ended', () => {
  it.each([
    [
      'a member’s page',
      '/work-management/detail?id=7#reasons',
      '/login?next=%2Fwork-management%2Fdetail%3Fid%3D7%23reasons',
    ],
    ['a page that guests may see', '/help-center/q-a', 'http://localhost:3000/help-center/q-a'],
  ])('on %s is forgotten, leads on, and is told there', async (_, at, target) => {
    writeCookie('token', 'x')
    sessionStorage.setItem('draft', 'a song')
    localStorage.setItem('work-changes.7.tab-1', '[]')
    refuse(captcha, 'sessionEnded', { message: 'over' })
    await showAndCall('en', at)
    await waitFor(() => expect(leftFor).toEqual([target]))
    expect(readCookie('token')).toBeUndefined()
    expect(sessionStorage.getItem('draft')).toBeNull()
    expect(localStorage.getItem('work-changes.7.tab-1'), 'never reached the server').toBe('[]')
    expect(takeFarewell()).toBe(t('problem.sessionEnded'))
    expect(notice()).toBeNull()
  })
})

describe('a session that ends in the middle', () => {
  const passport = say('passport')

  async function losesSession(account = sampleAccount) {
    writeCookie('token', 'x')
    queryClient.setQueryData(accountQuery.queryKey, account)
    refuse(captcha, 'sessionEnded', { message: 'over' })
    const shown = renderPart(
      <>
        <input aria-label="Title" />
        <Caller />
      </>,
      { at: '/work-publish/update-music?id=7' },
    )
    await shown.user.type(field('Title'), 'Night river')
    await shown.user.click(button('Call'))
    await waitFor(() => expect(notice()?.textContent).toContain(t('again.title')))
    answerCaptcha()
    answer(login, { userinfo: account.userinfo, header_token: null })
    return shown
  }

  it('is begun anew in place, with what was typed still there', async () => {
    const { user } = await losesSession()
    expect(readCookie('token')).toBeUndefined()
    const mobile = await waitFor(() => field(passport('mobile')))
    expect([mobile.value, mobile.readOnly]).toEqual([sampleAccount.userinfo.username, true])
    await user.type(field(passport('password')), 'my own password')
    await user.click(button(passport('login.submit')))
    await waitFor(() => expect(notice()).toBeNull())
    expect(sent(login)).toMatchObject([{ mobile: sampleAccount.userinfo.username }])
    expect(field('Title').value).toBe('Night river')
    expect(leftFor).toEqual([])
  })

  it('goes on for the company that it was for', async () => {
    const company = { account_id: 9, name: 'River Records' }
    const info = { ...sampleAccount.user_account_info, company }
    const { user } = await losesSession({ ...sampleAccount, user_account_info: info })
    answer(switchAccount, null)
    await user.type(await waitFor(() => field(passport('password'))), 'my own password')
    await user.click(button(passport('login.submit')))
    await waitFor(() => expect(sent(switchAccount)).toEqual([{ account_id: 9 }]))
  })

  it('is left for good by its own button, and then nothing is kept', async () => {
    localStorage.setItem('work-changes.7.tab-1', '[]')
    const { user } = await losesSession()
    await user.click(await waitFor(() => button(t('again.leave'))))
    expect(leftFor).toEqual(['/guest/index'])
    expect(localStorage.getItem('work-changes.7.tab-1')).toBeNull()
  })
})

describe('every GET call', () => {
  it('carries t, the time in whole seconds', async () => {
    cutOff(userInfo)
    answer(countMessages, 0)
    await Promise.allSettled([api(userInfo, {}, { quiet: true }), api(countMessages, {})])
    expect(asked()).toHaveLength(2)
    for (const { searchParams } of asked()) {
      const time = searchParams.get('t') ?? ''
      expect(time).toMatch(/^\d{10}$/)
      expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
    }
  })
})

function showPages(part: React.ReactElement, loader: () => unknown, root: Partial<RootData> = {}) {
  const Frame = () => (
    <WordsProvider language="en" area="shell" words={wordsOf('shell')}>
      <Link to="/next?id=1">Next</Link>
      <Link to="/first">First</Link>
      <Link to="/login?next=secret">Login</Link>
      <Link to="/help-center/search?q=cover">Help</Link>
      <Link to="/release/abcdefgh">Release</Link>
      {part}
      <Outlet />
    </WordsProvider>
  )
  const pages = ['/first', '/login', '/help-center/search', '/release/abcdefgh'].map(path => ({
    path,
    element: <p>{path}</p>,
  }))
  const children = [...pages, { path: '/next', loader, element: <p>the next page</p> }]
  const data = sampleRoot('en', root)
  const router = createMemoryRouter([{ id: 'root', loader: () => data, Component: Frame, children }], {
    initialEntries: ['/first'],
    hydrationData: { loaderData: { root: data } },
  })
  return { router, user: newUser(), ...render(<RouterProvider router={router} />) }
}

describe('a page that does not load', () => {
  const never = () => new Promise(() => {})

  it('whose script fails says so, and leads to its address anew', async () => {
    const { user } = showPages(<LoadWatch />, never)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    act(() => void window.dispatchEvent(new Event('route-load-error')))
    await screen.findByRole('alertdialog', { name: 'This page didn’t load' })
    expect(screen.getByRole('link', { name: 'Reload' }).getAttribute('href')).toBe('/next?id=1')
  })

  it('is given up after 120 s, and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    showPages(<LoadWatch />, never)
    act(() => screen.getByRole('link', { name: 'Next' }).click())
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(notice()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('alertdialog', { name: 'This page didn’t load' })).toBeTruthy()
  })

  it('is not spoken of once it is there', async () => {
    const { user } = showPages(<LoadWatch />, () => null)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await screen.findByText('the next page')
    act(() => void window.dispatchEvent(new Event('route-load-error')))
    expect(notice()).toBeNull()
  })
})

describe('page views', () => {
  it('count each change of page once, and the same page again not at all', async () => {
    answer(countPageView, null)
    const { user } = showPages(<PageViews />, () => null)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await screen.findByText('the next page')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await user.click(screen.getByRole('link', { name: 'First' }))
    await waitFor(() =>
      expect(sent(countPageView).map(({ path }) => path)).toEqual(['/first', '/next', '/first']),
    )
  })

  it('disturb nobody when the counter does not answer', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    cutOff(countPageView)
    const { user } = showPages(<PageViews />, () => null)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(notice()).toBeNull()
  })

  it('tell a statistics service the pages of guests, and our own counter all others', async () => {
    answer(countPageView, null)
    const statistics = { service: 'baidu' as const, address: 'https://hm.example/hm.js' }
    const scripts = () => document.querySelectorAll('script[src="https://hm.example/hm.js"]')
    const { user } = showPages(<PageViews />, () => null, { site: { ...sampleSite, statistics } })
    for (const link of ['Login', 'Release']) await user.click(screen.getByRole('link', { name: link }))
    await screen.findByText('/release/abcdefgh')
    expect(scripts()).toHaveLength(0)
    await user.click(screen.getByRole('link', { name: 'Help' }))
    await screen.findByText('/help-center/search')
    await user.click(screen.getByRole('link', { name: 'Login' }))
    await screen.findByText('/login')
    const queue = (window as unknown as { _hmt: unknown[][] })._hmt
    const seen = queue.filter(([what]) => what === '_trackPageview').map(([, page]) => page)
    expect(seen).toEqual(['/help-center/search?q=cover'])
    expect(sent(countPageView).map(({ path }) => path)).toEqual(['/first', '/login', '/login'])
    expect(scripts()).toHaveLength(1)
  })
})

describe('a screen that broke', () => {
  it.each([
    ['is unknown', true, 'unknown.title', '/'],
    ['failed', false, 'broken.title', ''],
  ] as const)('and %s says so, with a way on', (_, isMissing, title, href) => {
    render(<BrokenScreen words={wordsOf('shell')} isMissing={isMissing} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t(title))
    expect(document.querySelector('a')?.getAttribute('href')).toBe(href)
  })

  it('speaks both languages when not even the site is known', () => {
    render(<BrokenScreen isMissing={false} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\p{Script=Han}.*[a-z]/su)
  })
})
