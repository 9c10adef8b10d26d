// The browser takes over the page that the server sent without finding a difference, whatever arrives first.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '../fixtures'
import { SiteHeader } from '../pages/site-header'

for (const path of ['/work-publish/entry', '/download/index']) {
  test(`${path} is taken over cleanly when the account arrives before the scripts of the header`, async ({
    page,
    member,
    login,
  }) => {
    const someone = await member({ verifiedAt: new Date() })
    await someone.receiveMessages(2)
    await login(someone)
    await page.route(/\/assets\/(member-tools|user-menu)/, async route => {
      await pause(1000)
      await route.continue()
    })
    await page.goto(path)
    await expect(new SiteHeader(page).bell).toHaveText('2')
  })
}
