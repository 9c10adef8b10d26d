// Finding a member by whatever somebody says on the phone, freezing the account with a reason, and letting them in again.
import { insertBill } from '../../server/src/testing/build-bill'
import { newStaff } from '../builders/staff'
import { newSubmission } from '../builders/submission'
import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'
import { LoginPage } from '../pages/login-page'

test.use({ isSiteOwn: true })

test('an admin finds a member, freezes the account and opens it again; the member reads why', async ({
  page,
  context,
  backend,
  site,
  member,
  words,
  problems,
}) => {
  test.slow()
  // The frozen member is refused at the login.
  problems.allow(/user\/login/)
  const t = words.members
  const someone = await member({ nickname: '半山 Studio' })
  await member({ nickname: 'Another one' })
  const workId = await newWork(backend, site, someone, { title: 'Paper boat', status: '200' })
  const admin = await newStaff(backend, site, { name: '江一帆' })
  await admin.logIn(context)

  await page.goto('/operator/members')
  await expect(page.getByRole('link', { name: 'Another one' })).toBeVisible()
  await expectAccessible(page)
  const search = page.getByRole('searchbox', { name: t['list.search'] })
  await search.fill('nobody at all')
  await expect(page.getByText(t['list.none'])).toBeVisible()
  await search.fill(someone.mobile.slice(-4))
  await expect(page.getByRole('cell', { name: someone.mobile })).toBeVisible()
  await search.fill('半')
  await expect(page.getByRole('link', { name: 'Another one' })).toBeHidden()
  await page.getByRole('link', { name: someone.nickname }).click()
  await expect(page.getByRole('heading', { level: 1, name: someone.nickname })).toBeVisible()
  await expectAccessible(page)

  for (const [tab, shown] of [
    [t['tab.works'], 'Paper boat'],
    [t['tab.bills'], t['bills.none']],
    [t['tab.tickets'], t['tickets.none']],
    [t['tab.sessions'], t['sessions.none']],
    [t['tab.documents'], t['documents.none']],
    [t['tab.audit'], words.audit['none.title']],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(shown)).toBeVisible()
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: t['freeze.do'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t['freeze.do'] }).click()
  await expect(dialog.getByText(t['freeze.missing'])).toBeVisible()
  await dialog.getByRole('textbox').fill('Uploads of somebody else')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t['freeze.do'] }).click()
  await expect(page.getByText(t['frozen.title'])).toBeVisible()
  await expect(page.getByText(words.audit['action.member-frozen'])).toBeVisible()
  const { rows } = await backend.database.read(site.agentId, tx =>
    tx.run<{ status: string }>('select status from works where id = $1', [workId]),
  )
  expect(rows).toEqual([{ status: '00' }])

  const login = new LoginPage(page)
  await login.open()
  await login.logIn(someone.mobile, someone.password)
  await expect(page.getByText('Uploads of somebody else')).toBeVisible()

  await page.goto('/operator/members?state=frozen')
  await page.getByRole('link', { name: someone.nickname }).click()
  await page.getByRole('button', { name: t['unfreeze.do'] }).click()
  await dialog.getByRole('textbox').fill('Cleared up by phone')
  await dialog.getByRole('button', { name: t['unfreeze.do'] }).click()
  await expect(page.getByRole('button', { name: t['freeze.do'] })).toBeVisible()
})

test('documents are opened where their view is logged, and the log of the member tells it', {
  tag: '@drill',
}, async ({ page, context, backend, site, words }) => {
  const person = await newSubmission(backend, site, { name: '陈舟' })
  const admin = await newStaff(backend, site, { name: '江一帆' })
  await admin.logIn(context)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/operator/members')
  await page.locator('a[href^="/operator/member?id="]').first().click()
  await page.getByRole('tab', { name: words.members['tab.documents'] }).click()
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.getByRole('link', { name: words.members['documents.open'] }).click()
  // The page before it is headed by the same name.
  await expect(page).toHaveURL(/\/operator\/check\?/)
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await page.goBack()
  await page.getByRole('tab', { name: words.members['tab.audit'] }).click()
  await expect(page.getByText(words.audit['action.check-viewed'])).toBeVisible()
  expect(await sidewaysOverflow(page)).toBe(0)
})

test('finance staff see what a member has earned and why a bill is held; rights staff see no money', {
  tag: '@drill',
}, async ({ page, context, backend, site, member, words }) => {
  const t = words.members
  const someone = await member({ nickname: 'Lin' })
  const memberId = await backend.database.change(site.agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>('select id from members where mobile = $1', [
      someone.mobile,
    ])
    const id = rows[0]?.id ?? 0
    await insertBill(tx, id, { month: '2026-04', total: 160_562_50n, share: 128_450_00n, status: 1 })
    await insertBill(tx, id, { month: '2026-05', total: -250_00n, share: -200_00n, tag: 'adjustment' })
    await insertBill(tx, id, { month: '2026-06', status: 10, remarks: 'Claimed by somebody else' })
    return id
  })
  const finance = await newStaff(backend, site, { name: '江一帆', roles: ['finance'] })
  await finance.logIn(context)
  await page.goto(`/operator/member?id=${memberId}&tab=bills`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveText([/./, /2026-06/, /2026-05/, /2026-04/])
  await expect(rows.filter({ hasText: '2026-06' })).toContainText('Claimed by somebody else')
  await expect(rows.filter({ hasText: '2026-05' })).toContainText('-200.00')
  await expect(page.getByRole('definition').filter({ hasText: '128,450.00' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: words.income['status.10'] }).click()
  await expect(rows).toHaveText([/./, /2026-06/])
  await page.getByRole('radio', { name: words.income['status.3'] }).click()
  await expect(page.getByText(t['bills.noneHere'])).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('radio', { name: t['list.all'] }).click()
  await expect(page.getByText('Claimed by somebody else')).toBeVisible()
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectAccessible(page)

  const rights = await newStaff(backend, site, { name: 'Fang', roles: ['rights'] })
  await rights.logIn(context)
  await page.goto(`/operator/member?id=${memberId}&tab=bills`)
  await expect(page.getByRole('tab', { name: t['tab.works'] })).toBeVisible()
  await expect(page.getByRole('tab', { name: t['tab.bills'] })).toHaveCount(0)
})
