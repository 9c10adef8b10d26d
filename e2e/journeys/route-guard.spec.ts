import { sampled } from '../../server/src/testing/sampled'
import { forwards, screens } from '../../web/src/lib/screens'
import { askPage, followPage } from '../ask-page'
import { expect, test } from '../fixtures'
import { SiteHeader } from '../pages/site-header'

test.use({ isSiteOwn: true })

const guestHome = '/guest/index'
const memberHome = '/work-publish/entry'
/** The words of the specification, not those of the code. */
const open = /login|guest|register|help-center|download|hot-plan|advisory/
const onlyForGuests = /login|guest/

/** Areas with a door of their own. */
const outside = /^\/(operator|identity-check|agreement-check|infringement|release|docs)(\/|$)/

const addresses = [...screens.map(({ path }) => path), ...Object.keys(forwards)].filter(
  path => !outside.test(path),
)

const ways: [path: string, guest: string[], member: string[]][] = [
  ['/', [guestHome], ['/work-publish', memberHome]],
  ['/guest', [guestHome], [memberHome]],
  ['/work-publish', [guestHome], [memberHome]],
  ['/work-publish/step', [guestHome], ['/work-publish/step/step-1']],
  ['/work-management', [guestHome], ['/work-management/list']],
  ['/person-center', [guestHome], ['/person-center/information']],
  ['/person-center/income-bill', [guestHome], ['/person-center/income-bill/list']],
  ['/gongdan', [guestHome], ['/gongdan/list']],
  ['/register', ['/register/single'], ['/register/single']],
  [
    '/help-center?id=3&type=2&tid=0',
    ['/help-center/index?id=3&type=2&tid=0', '/help-center/index/detail?id=3&type=2&tid=0'],
    ['/help-center/index?id=3&type=2&tid=0', '/help-center/index/detail?id=3&type=2&tid=0'],
  ],
]

/** The walk through every route draws each of them, for a guest or for a member. */
const shown = (all: typeof screens) => sampled(all, 6)

test('without a session what is open is shown, and everything else leads to the guest home', async ({
  site,
}) => {
  for (const path of addresses.filter(address => !open.test(address))) {
    const { status, location } = await askPage(site, path)
    expect.soft([status, location], path).toEqual([302, guestHome])
  }
  for (const { path } of shown(screens.filter(screen => open.test(screen.path)))) {
    expect.soft((await askPage(site, path)).status, path).toBe(200)
  }
  const one = await askPage(site, '/work-management/detail?id=7&lang=en')
  expect([one.status, one.location], 'one thing of a member’s').toEqual([
    302,
    `/login?next=${encodeURIComponent('/work-management/detail?id=7&lang=en')}`,
  ])
  expect((await askPage(site, one.location ?? '')).status).toBe(200)
  const unknown = ['/no-such-page?id=7', '/work-publish/nothing']
  const belowOpen = ['/help-center/nothing', '/register/nothing', '/guest/nothing']
  for (const path of [...unknown, ...belowOpen]) {
    expect.soft(await askPage(site, path), path).toMatchObject({ status: 302, location: guestHome })
  }
  for (const [path, asGuest] of ways) {
    expect.soft(await followPage(site, path)).toEqual({ way: [path, ...asGuest], status: 200 })
  }
  expect((await askPage(site, '/operator')).status, 'it has a door of its own').toBe(200)
  const file = await askPage(site, '/assets/gone-since-the-last-release.js')
  expect([file.status, file.location], 'a missing file is no page').toEqual([404, undefined])
})

test('with a session the login and guest addresses lead to the entry page, the rest is shown', async ({
  site,
  member,
}) => {
  const { cookies } = await (await member()).openSession()
  for (const path of addresses.filter(address => onlyForGuests.test(address))) {
    const { status, location } = await askPage(site, path, cookies)
    expect.soft([status, location], path).toEqual([302, memberHome])
  }
  // The page of a release is nothing without its code, and has a journey of its own.
  const fixed = screens.filter(({ path }) => !path.includes(':'))
  for (const { path } of shown(fixed.filter(screen => !onlyForGuests.test(screen.path)))) {
    expect.soft((await askPage(site, path, cookies)).status, path).toBe(200)
  }
  for (const [path, , asMember] of ways) {
    expect.soft(await followPage(site, path, cookies)).toEqual({ way: [path, ...asMember], status: 200 })
  }
})

test('what is made up, incomplete or of another site is no session', async ({ site, member }) => {
  const { cookies } = await (await member()).openSession()
  const madeUp = [
    { token: 'made-up' },
    { token: crypto.randomUUID(), sid: cookies.sid },
    { token: cookies.token },
    { token: cookies.token, sid: 'x'.repeat(43) },
  ]
  for (const offered of madeUp) {
    const { location } = await askPage(site, memberHome, offered as Record<string, string>)
    expect.soft(location, JSON.stringify(Object.keys(offered))).toBe(guestHome)
    expect.soft((await askPage(site, guestHome, offered as Record<string, string>)).status).toBe(200)
  }
  const other = { ...site, domain: 'tributary.localhost' }
  expect((await askPage(other, memberHome, cookies)).location).toBe(guestHome)
})

test('an unknown page leads a member back, and the browser guards a click as the server guards a visit', async ({
  page,
  context,
  site,
  member,
  login,
  words,
  problems,
}) => {
  problems.allow(/404/)
  await login(await member())
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(`${words.shell['title.unknown']} - ${site.title.en}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell['unknown.title'])
  await page.getByRole('link', { name: words.shell['unknown.back'] }).click()
  await expect(page).toHaveURL(memberHome)
  const header = new SiteHeader(page)
  await expect(header.user.button).toBeVisible()

  await page.goto('/help-center/q-a')
  await expect(header.user.button).toHaveText('夜')
  await context.clearCookies({ name: 'token' })
  await header.menuLink(words.shell['menu.works']).click()
  await expect(page).toHaveURL(guestHome)
  await expect(header.logIn, 'the header is the guest’s').toBeVisible()
})
