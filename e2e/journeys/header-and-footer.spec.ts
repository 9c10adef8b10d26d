import { expect, test } from '../fixtures'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

const codeSize = 150
const codeMargin = 5

test('a guest’s header scrolls away, the footer leads where the specification says and shows codes of the apps', async ({
  page,
  site,
}) => {
  await page.goto('/guest/index')
  const { root } = new SiteHeader(page)
  await expect(root).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(root).not.toBeInViewport()

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

  await expect(footer.popover).toHaveCount(0)
  await footer.button('iOS').click()
  const picture = footer.popover.getByRole('img')
  await expect(picture).toBeVisible()
  expect(await picture.boundingBox()).toMatchObject({ width: codeSize, height: codeSize })
  const drawn = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  )
  expect(drawn).toBe(codeSize)
  await page.keyboard.press('Escape')
  await expect(footer.popover).toHaveCount(0)
  const drawing = await page.evaluate(() => fetch('/qr/ios.svg').then(answer => answer.text()))
  const across = Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1])
  // A code of version v is 17 + 4v modules wide.
  expect((across - 2 * codeMargin - 17) % 4).toBe(0)
  const firstModule = Number(/stroke="#000000" d="M(\d+)/.exec(drawing)?.[1])
  expect(firstModule).toBe(codeMargin)

  await footer.link('Content admission').click()
  await expect(page).toHaveURL('/help-center/index/detail?id=6&type=2&tid=0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content admission')
})

test('the bell of a member shows how many messages are unread', async ({ page, member, login }) => {
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
