import { expect, test } from '../fixtures'
import { SiteHeader } from '../pages/site-header'

test.use({ isSiteOwn: true })

test('each change of page counts one view, the same page again none, and a page that leads on as the one it leads to', async ({
  page,
  site,
  member,
  login,
}) => {
  const header = new SiteHeader(page)
  await page.goto('/guest/index')
  await expect.poll(site.pageViews).toEqual({ '/guest/index': 1 })

  await header.menuLink('Download').click()
  await expect(page).toHaveURL('/download/index')
  await expect.poll(site.pageViews).toEqual({ '/guest/index': 1, '/download/index': 1 })

  await header.menuLink('Download').click()
  await header.menuLink('Home').click()
  await expect(page).toHaveURL('/guest/index')
  // The views arrive in order, so the doubled one would be here by now.
  await expect.poll(site.pageViews).toEqual({ '/guest/index': 2, '/download/index': 1 })

  await login(await member())
  await page.goto('/')
  await expect(page).toHaveURL('/work-publish/entry')
  await expect
    .poll(site.pageViews)
    .toEqual({ '/guest/index': 2, '/download/index': 1, '/work-publish/entry': 1 })
})
