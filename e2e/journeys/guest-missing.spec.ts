import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'

const nowhere = [
  '/advisory/detail?id=99999',
  '/advisory/detail?id=abc',
  '/hot-plan/detail?id=0',
  '/hot-plan/detail?id=99999',
  '/help-center/index/detail?id=99999&type=1&tid=0',
  '/help-center/index/detail?id=3&type=9&tid=0',
  '/help-center/index/detail?id=99999&type=2&tid=0',
  '/help-center/index/detail?id=%3Cscript%3E',
  '/help-center/sub-list?tid=99999',
]

test('an unknown number or type is a 404 that helps on', async ({ page, words, problems }) => {
  problems.allow(/404/)
  for (const address of nowhere) {
    const answer = await page.goto(address)
    expect.soft(answer?.status(), address).toBe(404)
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(/There’s no such/)
    await expect.soft(page.locator('meta[name="robots"]'), address).toHaveAttribute('content', 'noindex')
    await expect.soft(page.getByRole('searchbox'), address).toBeVisible()
  }
  await expectAccessible(page)
  const popular = page.getByRole('region', { name: words.guest['missing.popular'] }).getByRole('link')
  const title = await popular.first().innerText()
  await popular.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
