import { describe, expect, it } from 'vitest'
import { redirectFor } from './guard'
import { forwards, screens } from './screens'

/** Whoever has the link may come in, logged in or not. */
const ownDoors = [
  '/identity-check',
  '/agreement-check',
  '/infringement',
  '/infringement/case',
  '/docs/api',
  '/release/:code',
]

describe('the route guard', () => {
  it('sends a guest home from every path without one of the open words', () => {
    const words = /login|guest|register|help-center|download|hot-plan|advisory/
    for (const { path, layout } of screens) {
      if (layout === 'operator' || ownDoors.includes(path)) continue
      expect(redirectFor(path, false), path).toBe(words.test(path) ? undefined : '/guest/index')
    }
    expect(redirectFor('/no-such-page', false)).toBe('/guest/index')
    expect(redirectFor('/', false)).toBe('/guest/index')
  })

  it('sends a guest from one thing of a member to the login, which leads back to it', () => {
    expect(redirectFor('/work-management/detail', false, '?id=7')).toBe(
      '/login?next=%2Fwork-management%2Fdetail%3Fid%3D7',
    )
    expect(redirectFor('/person-center/withdraw', false, '?id=7&lang=en')).toMatch(/^\/login\?next=/)
    for (const search of ['', '?', '?lang=en']) {
      expect(redirectFor('/work-management/list', false, search), search).toBe('/guest/index')
    }
    expect(redirectFor('/no-such-page', false, '?id=7'), 'no page of a member').toBe('/guest/index')
    expect(redirectFor('/work-management/detail', true, '?id=7')).toBeUndefined()
  })

  it('sends a member from login and guest paths to publishing, and nowhere else', () => {
    for (const { path, layout } of screens) {
      if (layout === 'operator' || ownDoors.includes(path)) continue
      expect(redirectFor(path, true), path).toBe(/login|guest/.test(path) ? '/work-publish/entry' : undefined)
    }
    expect(redirectFor('/no-such-page', true)).toBeUndefined()
  })

  it('leaves the operator console and the docs to their own doors', () => {
    for (const hasToken of [true, false]) {
      expect(redirectFor('/operator', hasToken)).toBeUndefined()
      expect(redirectFor('/operator/login', hasToken)).toBeUndefined()
      expect(redirectFor('/docs/api', hasToken)).toBeUndefined()
    }
  })
})

it('lets guests and members alike onto the page of a release', () => {
  for (const hasToken of [true, false]) {
    expect(redirectFor('/release/abcdefgh', hasToken)).toBeUndefined()
    expect(redirectFor('/releases', hasToken)).toBe(hasToken ? undefined : '/guest/index')
  }
})

describe('the screens', () => {
  it('have one entry a path, and every forward ends at a screen', () => {
    expect(new Set(screens.map(screen => screen.path)).size).toBe(screens.length)
    for (const start of Object.keys(forwards)) {
      let path: string | undefined = start
      for (let steps = 0; path !== undefined && forwards[path] && steps < 5; steps++) path = forwards[path]
      expect(
        screens.some(screen => screen.path === path),
        start,
      ).toBe(true)
    }
  })
})
