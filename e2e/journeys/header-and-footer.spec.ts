import { expect, test } from '../fixtures'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'

const shared: [string, string][] = [
  ['News', '/advisory/index'],
  ['Download', '/download/index'],
  ['Hot plan', '/hot-plan/index'],
  ['Help', '/help-center/index/detail'],
]

test.describe('the header of a guest', () => {
  test('has the guest menu and the ways to log in and register', async ({ page }) => {
    await page.goto('/guest/index')
    const header = new SiteHeader(page)
    expect(await header.menuEntries()).toEqual([
      ['Home', '/guest/index'],
      ['Distribution', '/guest/publish'],
      ...shared,
    ])
    await expect(header.logIn).toHaveAttribute('href', '/login')
    await expect(header.register).toHaveAttribute('href', '/register/single')
    await expect(header.bell).toHaveCount(0)
    await expect(header.user.button).toHaveCount(0)
  })

  test('scrolls away with the page', async ({ page }) => {
    await page.goto('/guest/index')
    const { root } = new SiteHeader(page)
    await expect(root).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(root).not.toBeInViewport()
  })
})

test.describe('the header of a member', () => {
  test('has the member menu, the work orders and the bell', async ({ page, member, login }) => {
    await login(await member())
    await page.goto('/work-publish/entry')
    const header = new SiteHeader(page)
    await expect(header.user.button).toBeVisible()
    expect(await header.menuEntries()).toEqual([
      ['Publish', '/work-publish/entry'],
      ['Works', '/work-management/list'],
      ...shared,
    ])
    await expect(header.tickets).toHaveAttribute('href', '/gongdan/list')
    await expect(header.logIn).toHaveCount(0)
    await expect(header.register).toHaveCount(0)
  })

  test('shows no number on the bell when nothing is unread', async ({ page, member, login }) => {
    await login(await member())
    const counted = page.waitForResponse('**/api/message/count*')
    await page.goto('/work-publish/entry')
    expect(await (await counted).json()).toMatchObject({ code: 1, data: 0 })
    const { bell } = new SiteHeader(page)
    await expect(bell).toHaveAccessibleName('Messages')
    await expect(bell).toHaveText('')
  })

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

  test('marks a verified person and a verified company differently', async ({ page, member, login }) => {
    const { user } = new SiteHeader(page)
    await login(await member({ verifiedAt: new Date(), groupId: 1 }))
    await page.goto('/work-publish/entry')
    await expect(user.verifiedPerson).toBeVisible()
    const person = await user.verifiedPerson.getAttribute('class')
    await login(await member({ verifiedAt: new Date(), groupId: 2 }))
    await page.goto('/work-publish/entry')
    await expect(user.verifiedCompany).toBeVisible()
    await expect(user.verifiedPerson).toHaveCount(0)
    expect(await user.verifiedCompany.getAttribute('class')).not.toBe(person)
  })

  for (const groupId of [1, 2]) {
    test(`does not mark who is not verified in group ${groupId}`, async ({ page, member, login }) => {
      await login(await member({ groupId }))
      const informed = page.waitForResponse('**/api/user/info*')
      await page.goto('/work-publish/entry')
      await informed
      const { user } = new SiteHeader(page)
      await expect(user.button).toHaveText('夜')
      await expect(user.button.locator('[title]')).toHaveCount(0)
    })
  }
})

test.describe('the remembered menu entry', () => {
  test('is the first one by default', async ({ page, member, login }) => {
    await login(await member())
    await page.goto('/system-message')
    await expect(new SiteHeader(page).selectedMenuLink).toHaveText('Publish')
  })

  test('is kept in a cookie for pages that belong to no entry', async ({ page, member, login, context }) => {
    await login(await member())
    await page.goto('/work-publish/entry')
    const header = new SiteHeader(page)
    await header.menuLink('Hot plan').click()
    await expect(page).toHaveURL('/hot-plan/index')
    await expect(header.selectedMenuLink).toHaveText('Hot plan')
    expect((await context.cookies()).find(({ name }) => name === 'menu')?.value).toBe('4')
    await page.goto('/system-message')
    await expect(header.selectedMenuLink).toHaveText('Hot plan')
  })

  test('is the first one when the cookie makes no sense', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'menu', value: '77', url: site.origin }])
    await page.goto('/guest/q-a')
    await expect(new SiteHeader(page).selectedMenuLink).toHaveText('Home')
  })
})

test.describe('the floating question link', () => {
  test('leads a guest to the form for guests and is not shown there', async ({ page }) => {
    await page.goto('/guest/index')
    const link = page.getByRole('link', { name: 'Ask us' })
    await link.click()
    await expect(page).toHaveURL('/guest/q-a')
    await expect(link).toHaveCount(0)
  })

  test('leads a member to the form in the help centre and is not shown there', async ({
    page,
    member,
    login,
  }) => {
    await login(await member())
    await page.goto('/work-management/list')
    const link = page.getByRole('link', { name: 'Ask us', exact: true })
    await link.click()
    await expect(page).toHaveURL('/help-center/q-a')
    await expect(link).toHaveCount(0)
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
