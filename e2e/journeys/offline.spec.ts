import { expect, test } from '../fixtures'

test.use({ serviceWorkers: 'allow' })

test('a page opened without the network says so, and comes back with it', async ({
  page,
  context,
  problems,
}) => {
  // Whatever the page was still asking for ends, too.
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/download/index')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/download/index')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page, 'by itself, as soon as there is a network').toHaveTitle(/^Download/)
})
