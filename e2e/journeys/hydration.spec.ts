// The browser takes over the page that the server sent without finding a difference, whatever arrives first.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { askPage } from '../ask-page'
import { expect, test } from '../fixtures'
import { SiteHeader } from '../pages/site-header'

test('a member’s page is taken over cleanly when the account is there before the header’s scripts', async ({
  page,
  member,
  login,
}) => {
  const someone = await member({ verifiedAt: new Date() })
  await someone.receiveMessages(2)
  await login(someone)
  await delay(page, /\/assets\/member-tools/, 700)
  // The words come last, so that the frame of the page is still the server's.
  await delay(page, /\/assets\/member-(?!tools)/, 2000)
  await page.goto('/work-publish/entry')
  await expect(page.getByRole('main')).toContainText(someone.nickname)
  await expect(new SiteHeader(page).bell).toHaveText('2')
})

/** Specification, section 2: "The selected menu index is remembered in a cookie and defaults to 0." */
test('the remembered entry of the menu is drawn from the first paint, on a page that is the same for everybody', async ({
  page,
  site,
  context,
  words,
}) => {
  const path = '/guest/q-a'
  const { menu, selectedMenuLink } = new SiteHeader(page)
  const marked = () =>
    menu
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll(links =>
        links.flatMap(link => {
          const { borderBottomColor } = getComputedStyle(link)
          return borderBottomColor === 'rgba(0, 0, 0, 0)' ? [] : [link.textContent]
        }),
      )
  for (const [cookie, name] of [
    ['', 'Home'],
    ['4', 'Hot plan'],
    ['9', 'Home'],
  ] as const) {
    await context.clearCookies({ name: 'menu' })
    if (cookie) await context.addCookies([{ name: 'menu', value: cookie, url: site.origin }])
    const alive = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(marked).toEqual([name])
    await expect(selectedMenuLink).toHaveCount(0)
    alive()
    await expect(selectedMenuLink.filter({ visible: true })).toHaveText([name])
    expect(await marked()).toEqual([name])
  }
  const [without, withCookie] = [await askPage(site, path), await askPage(site, path, { menu: '4' })]
  expect(without.body).toBe(withCookie.body)

  await page.goto('/hot-plan/index')
  await page.getByRole('link', { name: words.shell['question.float'] }).click()
  await expect(page).toHaveURL(path)
  await expect(selectedMenuLink.filter({ visible: true })).toHaveText(['Hot plan'])
})

/** The page stays as the server sent it until the answered function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async route => {
    await isReleased
    await route.continue()
  })
  return release
}

async function delay(page: Page, scripts: RegExp, milliseconds: number) {
  await page.route(scripts, async route => {
    await pause(milliseconds)
    await route.continue()
  })
}
