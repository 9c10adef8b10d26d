// The browser takes over the page that the server sent without finding a difference, whatever arrives first.
import { expect, test } from '../fixtures'
import { SiteHeader } from '../pages/site-header'

for (const path of ['/work-publish/entry', '/download/index']) {
  test(`${path} is taken over cleanly when the account is there before the scripts are`, async ({
    page,
    member,
    login,
  }) => {
    const someone = await member({ verifiedAt: new Date() })
    await someone.receiveMessages(2)
    await login(someone)
    const { bell } = new SiteHeader(page)
    // Which of the two comes first is a matter of luck on each load.
    for (let load = 0; load < 8; load += 1) {
      await page.goto(path)
      await expect(bell).toHaveText('2')
    }
  })
}
