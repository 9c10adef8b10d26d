import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'

test('the category chosen in the news list is kept on the way to an item and back', async ({
  page,
  words,
}) => {
  const category = page.getByRole('main').getByRole('link', { name: words.guest['news.category.settlement'] })
  await page.goto('/advisory/index')
  await whenStarted(page)
  await category.click()
  await expect(category).toHaveAttribute('aria-current', 'true')
  await page.goto('/advisory/detail?id=1')
  await whenStarted(page)
  await page.getByRole('main').getByRole('link', { name: words.guest['news.back'] }).click()
  await expect(page).toHaveURL('/advisory/index?category=settlement')
  await expect(category).toHaveAttribute('aria-current', 'true')
})

test("the browser's own way back keeps the category too", async ({ page, words }) => {
  const category = page.getByRole('main').getByRole('link', { name: words.guest['news.category.product'] })
  await page.goto('/advisory/index')
  await whenStarted(page)
  await category.click()
  await expect(category).toHaveAttribute('aria-current', 'true')
  await page.goto('/advisory/detail?id=1')
  await page.goBack()
  await expect(category).toHaveAttribute('aria-current', 'true')
})

test('without a visit to the list the way back opens the whole of it', async ({ page, words }) => {
  await page.goto('/advisory/detail?id=1')
  await page.getByRole('main').getByRole('link', { name: words.guest['news.back'] }).click()
  await expect(page).toHaveURL('/advisory/index')
})
