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
const outside = /^\/(operator|identity-check|agreement-check)(\/|$)/

const addresses = [...screens.map(({ path }) => path), ...Object.keys(forwards)].filter(
  path => !outside.test(path),
)

test('without a session every closed address answers with the way to the guest home', async ({ site }) => {
  for (const path of addresses.filter(address => !open.test(address))) {
    const { status, location } = await askPage(site, path)
    expect.soft([status, location], path).toEqual([302, guestHome])
  }
})

test('without a session every open screen is shown', async ({ site }) => {
  for (const { path } of screens.filter(screen => open.test(screen.path))) {
    expect.soft((await askPage(site, path)).status, path).toBe(200)
  }
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
  for (const { path } of screens.filter(screen => !onlyForGuests.test(screen.path))) {
    expect.soft((await askPage(site, path, cookies)).status, path).toBe(200)
  }
})

test('a made-up token does not count as a session', async ({ site, member }) => {
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
})

test('a session of one site is worth nothing on another', async ({ site, member }) => {
  const { cookies } = await (await member()).openSession()
  const other = { ...site, domain: 'tributary.localhost' }
  expect((await askPage(other, memberHome, cookies)).location).toBe(guestHome)
})

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

test('addresses that only lead on do so step by step and keep their query', async ({ site, member }) => {
  const { cookies } = await (await member()).openSession()
  for (const [path, asGuest, asMember] of ways) {
    expect.soft(await followPage(site, path)).toEqual({ way: [path, ...asGuest], status: 200 })
    expect.soft(await followPage(site, path, cookies)).toEqual({ way: [path, ...asMember], status: 200 })
  }
})

test('the operator door stands outside the guard', async ({ site, member }) => {
  const { cookies } = await (await member()).openSession()
  expect((await askPage(site, '/operator')).status).toBe(200)
  expect((await askPage(site, '/operator', cookies)).status).toBe(200)
})

test('an unknown page sends a guest to the guest home', async ({ site }) => {
  for (const path of ['/no-such-page', '/work-publish/nothing']) {
    expect.soft(await askPage(site, path), path).toMatchObject({ status: 302, location: guestHome })
  }
})

test('an unknown page below an open address sends a guest to the guest home too', async ({ site }) => {
  for (const path of ['/help-center/nothing', '/register/nothing', '/guest/nothing']) {
    expect.soft(await askPage(site, path), path).toMatchObject({ status: 302, location: guestHome })
  }
})

test('a file that does not exist is missing, not a page to be led away from', async ({ site }) => {
  const { status, location } = await askPage(site, '/assets/gone-since-the-last-release.js')
  expect([status, location]).toEqual([404, undefined])
})

test('an unknown page shows a member a 404 page with a way back', async ({
  page,
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
  await expect(new SiteHeader(page).user.button).toBeVisible()
})

test('the browser guards a click as the server guards a visit', async ({
  page,
  member,
  login,
  context,
  words,
}) => {
  await login(await member())
  await page.goto('/help-center/q-a')
  const header = new SiteHeader(page)
  await expect(header.user.button).toHaveText('夜')
  await context.clearCookies({ name: 'token' })
  await header.menuLink(words.shell['menu.works']).click()
  await expect(page).toHaveURL(guestHome)
  await expect(header.logIn, 'the header is the guest’s').toBeVisible()
})
