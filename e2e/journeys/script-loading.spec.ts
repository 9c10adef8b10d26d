// Scripts that fail or never arrive: a load error with a way to try again.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'
import { SiteHeader } from '../pages/site-header'

const anyScript = /\/assets\/.*\.js$/
const twoMinutes = 120_000

test('a page whose script fails to load says so, and trying again shows the page', async ({
  page,
  problems,
}) => {
  problems.allow(/assets|dynamically imported|loading route module/)
  await page.goto('/guest/index')
  await whenStarted(page)
  // What is loaded already stays: only what the next page needs besides is missing.
  await page.route(anyScript, route => route.abort())
  await new SiteHeader(page).logIn.click()
  const retry = page.getByRole('link', { name: 'Reload' })
  await expect(retry).toBeVisible()
  await page.unroute(anyScript)
  await retry.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(retry).toBeHidden()
})

test('a first visit whose scripts fail says so below the readable page', async ({ page, problems }) => {
  problems.allow(/assets|Failed to load|dynamically imported/)
  await page.route(anyScript, route => route.abort())
  await page.goto('/guest/publish')
  await expectLoadErrorThenRetry(page)
})

test('a first visit whose scripts hang says so after 120 s', async ({ page }) => {
  await page.clock.install()
  await page.route(anyScript, () => {})
  await page.goto('/guest/publish', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The clock goes on by itself too, for as long as a busy machine takes to show the page: half the time is far from both ends.
  await page.clock.runFor(twoMinutes / 2)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.clock.runFor(twoMinutes / 2 + 1000)
  await expectLoadErrorThenRetry(page)
})

test('trying again keeps the whole address', async ({ page, problems }) => {
  problems.allow(/assets|Failed to load|dynamically imported/)
  const address = '/help-center/index/detail?id=3&type=2&tid=0'
  await page.route(anyScript, route => route.abort())
  await page.goto(address)
  await expectLoadErrorThenRetry(page)
  await expect(page).toHaveURL(address)
})

async function expectLoadErrorThenRetry(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: 'This page didn’t load' })
  await expect(notice).toBeVisible()
  await page.unroute(anyScript)
  await notice.getByRole('link', { name: 'Reload' }).click()
  await whenStarted(page)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
