// The browser takes over the page that the server sent without finding a difference, whatever arrives first.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
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

async function delay(page: Page, scripts: RegExp, milliseconds: number) {
  await page.route(scripts, async route => {
    await pause(milliseconds)
    await route.continue()
  })
}
