import { expect, test } from '../fixtures'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

test.describe('the header of a guest', () => {
  test('scrolls away with the page', async ({ page }) => {
    await page.goto('/guest/index')
    const { root } = new SiteHeader(page)
    await expect(root).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(root).not.toBeInViewport()
  })
})

test.describe('the header of a member', () => {
  test('shows on the bell how many messages are unread', async ({ page, member, login }) => {
    const someone = await member()
    await someone.receiveMessages(3)
    await login(someone)
    await page.goto('/work-publish/entry')
    const { bell } = new SiteHeader(page)
    await expect(bell).toHaveText('3')
    await expect(bell).toHaveAccessibleName('3 unread messages')
    await bell.click()
    await expect(page).toHaveURL('/system-message')
  })
})

test('the footer links lead where the specification says', async ({ page, site }) => {
  await page.goto('/guest/index')
  const footer = new SiteFooter(page)
  const pages: [string, string][] = [
    ['About us', '/help-center/index/detail?id=3&type=2&tid=0'],
    ['Platform agreement', '/help-center/index/detail?id=5&type=2&tid=0'],
    ['Content admission', '/help-center/index/detail?id=6&type=2&tid=0'],
    ['Help centre', '/help-center/index/detail'],
  ]
  for (const [name, href] of pages) await expect(footer.link(name)).toHaveAttribute('href', href)
  const filing = footer.root.getByRole('link', { name: /示例备00000000号/ })
  await expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
  const year = new Date().getFullYear()
  await expect(footer.root).toContainText(`© 2017–${year} ${site.title.en}`)
  for (const fact of ['400-000-0000', 'hello@tributary.example', 'Example address: 1 Riverside Road']) {
    await expect(footer.root).toContainText(fact)
  }
  await expect(footer.serviceCodes.getByRole('figure')).toHaveText(['Customer service', 'Official account'])
  await footer.link('Content admission').click()
  await expect(page).toHaveURL('/help-center/index/detail?id=6&type=2&tid=0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content admission')
})
