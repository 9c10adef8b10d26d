import { decideApplication, listPlanApplications } from '#contract/plans/calls'
import { newStaff } from '../builders/staff'
import { sendAs } from '../builders/support-desk'
import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { LoginPage, whenStarted } from '../pages/login-page'

test.use({ isSiteOwn: true })

const openPlan = '/hot-plan/detail?id=1'
const html = '<b>bold</b> <script>alert(1)</script>'

test('a member takes part with a work, and the site answers', async ({
  page,
  backend,
  site,
  member,
  login,
  words,
}) => {
  const t = words.guest
  const someone = await member({ verifiedAt: new Date() })
  await newWork(backend, site, someone, { status: '991', title: 'Night ferry' })
  await login(someone)
  await page.goto('/hot-plan/index')
  await page.getByRole('main').getByRole('listitem').first().getByRole('heading').getByRole('link').click()
  await page.goto(openPlan)
  const send = page.getByRole('button', { name: t['hot.apply.send'] })
  await send.click()
  await expect(page.getByText(t['hot.apply.workMissing'])).toBeVisible()
  await page.getByRole('radio', { name: /Night ferry/ }).check()
  await page.getByRole('textbox', { name: t['hot.apply.text'] }).fill(html)
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText(t['hot.apply.sent'])).toBeVisible()
  const mine = page.getByRole('region', { name: t['hot.mine.title'] }).getByRole('listitem')
  await expect(mine).toContainText(t['hot.state.waiting'])
  await expect(mine, 'HTML is shown as the text it is').toContainText(html)
  await expect(page.getByRole('radio', { name: /Night ferry/ })).toBeDisabled()

  const editor = await newStaff(backend, site, { roles: ['editor'] })
  const { cookies } = await editor.openSession()
  const staff = `staff=${cookies.staff}`
  const { items } = await sendAs(site, staff, listPlanApplications, {})
  expect(items).toMatchObject([{ work: { title: 'Night ferry' }, text: html, state: 'waiting' }])
  const answer = 'Welcome on board.\nWe call you on Monday.'
  await sendAs(site, staff, decideApplication, { id: items[0]?.id ?? 0, decision: 'accepted', answer })
  await page.reload()
  await expect(mine).toContainText(t['hot.state.accepted'])
  await expect(mine).toContainText('We call you on Monday.')
  await expect(mine.getByRole('button', { name: t['hot.mine.withdraw'] })).toHaveCount(0)
})

test('an application can be taken back while it waits', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  member,
  login,
  words,
}) => {
  const t = words.guest
  const someone = await member({ verifiedAt: new Date() })
  await newWork(backend, site, someone, { status: '991', title: 'Low tide' })
  await login(someone)
  await page.goto(openPlan)
  await page.getByRole('radio', { name: /Low tide/ }).check()
  await page.getByRole('button', { name: t['hot.apply.send'] }).click()
  const mine = page.getByRole('region', { name: t['hot.mine.title'] }).getByRole('listitem')
  await mine.getByRole('button', { name: t['hot.mine.withdraw'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['hot.mine.withdraw'] }).click()
  await expect(mine).toContainText(t['hot.state.withdrawn'])
  await expect(page.getByRole('radio', { name: /Low tide/ }), 'and sent again').toBeEnabled()
})

test('a guest logs in first and comes back to the plan', { tag: '@drill' }, async ({
  page,
  member,
  words,
}) => {
  const t = words.guest
  const someone = await member()
  await page.goto(openPlan)
  await page.getByRole('link', { name: t['hot.login'] }).click()
  await whenStarted(page)
  await new LoginPage(page).logIn(someone.mobile, someone.password)
  await expect(page).toHaveURL(openPlan)
  await expect(page.getByText(t['hot.apply.none'])).toBeVisible()
})
