// Cookies, the session's half in the browser, what a page passes on, and statistics.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme, currentTheme } from './appearance'
import { clearCookie, readCookie, writeCookie } from './cookies'
import { keepFarewell, takeFarewell } from './farewell'
import { forgetSession, hasToken } from './session'
import { reporterFor } from './statistics'

const forbid = (method: 'getItem' | 'setItem' | 'clear') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('forbidden')
  })

describe('a cookie', () => {
  it('is read as it was written, whatever it holds', () => {
    writeCookie('river', 'a; b=c 河')
    writeCookie('river2', 'other')
    expect(readCookie('river')).toBe('a; b=c 河')
    clearCookie('river')
    expect(readCookie('river')).toBeUndefined()
    expect(readCookie('river2')).toBe('other')
  })
})

describe('the session in the browser', () => {
  it('is there with its token, and forgotten with everything of the member but language and theme', () => {
    expect(hasToken()).toBe(false)
    for (const name of ['token', 'lang', 'theme']) writeCookie(name, 'x')
    localStorage.setItem('a', '1')
    sessionStorage.setItem('b', '2')
    expect(hasToken()).toBe(true)
    forgetSession()
    expect([hasToken(), readCookie('lang'), readCookie('theme')]).toEqual([false, 'x', 'x'])
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it('is forgotten where the browser forbids storage too', () => {
    writeCookie('token', 'x')
    forbid('clear')
    expect(() => forgetSession()).not.toThrow()
    expect(hasToken()).toBe(false)
  })
})

describe('a farewell', () => {
  it('is taken once', () => {
    keepFarewell('Goodbye')
    expect(takeFarewell()).toBe('Goodbye')
    expect(takeFarewell()).toBe('')
  })

  it('is nothing where the browser forbids storage', () => {
    forbid('setItem')
    forbid('getItem')
    expect(() => keepFarewell('Goodbye')).not.toThrow()
    expect(takeFarewell()).toBe('')
  })
})

describe('the theme and the menu', () => {
  it.each([
    ['dark', 'dark'],
    ['neon', 'system'],
  ])('of a cookie that says %s is %s', (kept, theme) => {
    writeCookie('theme', kept)
    expect(currentTheme()).toBe(theme)
  })

  it('a chosen theme stands on the document at once', () => {
    chooseTheme('light')
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(currentTheme()).toBe('light')
  })
})

describe('a statistics service', () => {
  const queue = (name: '_hmt' | '_paq') => (window as unknown as Record<string, unknown[][]>)[name]
  beforeEach(() => {
    Object.assign(window, { _hmt: undefined, _paq: undefined })
    document.head.innerHTML = ''
  })

  it('Matomo gets the site, the whole address and one script', () => {
    const report = reporterFor({ service: 'matomo', address: 'https://m.example/', site_id: '5' }, '/count')
    report('/a', '/a?b=1')
    report('/c', '/c')
    expect(queue('_paq')).toContainEqual(['setTrackerUrl', 'https://m.example/matomo.php'])
    expect(queue('_paq')).toContainEqual(['setSiteId', '5'])
    expect(queue('_paq')).toContainEqual(['setCustomUrl', `${location.origin}/a?b=1`])
    expect(document.querySelectorAll('script[src="https://m.example/matomo.js"]')).toHaveLength(1)
  })

  it('Umami gets an event by fetch, and a failure is nobody’s trouble', async () => {
    const fetched = vi.fn(async (_address: URL, _init: RequestInit) => Promise.reject(new Error('offline')))
    vi.stubGlobal('fetch', fetched)
    reporterFor({ service: 'umami', address: 'https://u.example/', site_id: 's' }, '/count')('/a', '/a?b=1')
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(String(address)).toBe('https://u.example/api/send')
    expect(JSON.parse(String(init?.body))).toMatchObject({ payload: { website: 's', url: '/a?b=1' } })
  })

  it.each(['baidu', 'matomo', 'umami'] as const)(
    '%s without an address is the counter of our own',
    service => {
      const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{"code":1}'))
      vi.stubGlobal('fetch', fetched)
      vi.spyOn(console, 'error').mockImplementation(() => {})
      reporterFor({ service }, '/count')('/a', '/a?secret=1')
      expect(fetched.mock.calls[0]?.[0]).toBe('/count')
      expect(fetched.mock.calls[0]?.[1].body).toBe('{"path":"/a"}')
    },
  )
})
