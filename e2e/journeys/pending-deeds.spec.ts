// One admin asks for a role that handles money, another one says yes, and a day later it counts.
import pg from 'pg'
import { performDeedsJob } from '../../server/src/modules/deeds/deed-jobs'
import { enqueue } from '../../server/src/platform/jobs/job'
import { insertPosting } from '../../server/src/testing/build-posting'
import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'
import { giveCode } from '../pages/code-dialog'

test.use({ isSiteOwn: true })

test('a colleague becomes finance once a second admin has said yes and a day has passed', async ({
  page,
  context,
  browser,
  baseURL,
  backend,
  site,
  words,
}) => {
  test.slow()
  const t = words.deeds
  const { agentId } = site
  const owner = new pg.Client({ connectionString: backend.ownerUrl })
  await owner.connect()
  await backend.database.change(agentId, tx => insertPosting(tx))
  const admin = await newStaff(backend, site, { name: '江一帆' })
  const second = await newStaff(backend, site, { name: '苏晓' })
  await newStaff(backend, site, { name: 'Wen', roles: ['support'] })
  await owner.query("update staff set admin_since = now() - interval '9 days' where id = any ($1)", [
    [admin.staffId, second.staffId],
  ])

  await admin.logIn(context)
  await page.goto('/operator/staff')
  await page.getByRole('button', { name: words.staff['menu.open'].replace('{name}', 'Wen') }).click()
  await page.getByRole('menuitem', { name: words.staff['menu.change'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: new RegExp(words.operator['role.finance']) }).check()
  await dialog.getByRole('button', { name: words.staff['change.save'] }).click()
  await expect(page.getByText('This waits for another admin’s approval').first()).toBeVisible()
  await page.goto('/operator/deeds')
  const what = 'Change Wen’s roles to finance, support.'
  await expect(page.getByText(what)).toBeVisible()
  await expect(page.getByText(t['cannot.own'])).toBeVisible()
  await expect(page.getByRole('button', { name: t.agree })).toBeHidden()

  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB' })
  await second.logIn(elsewhere)
  const theirs = await elsewhere.newPage()
  await theirs.goto('/operator/deeds')
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: t.agree }).click()
  await giveCode(theirs, words, second)
  await expect(theirs.getByText(t.agreed.replace('{name}', '苏晓'))).toBeVisible()
  await theirs.setViewportSize({ width: 360, height: 800 })
  expect(await sidewaysOverflow(theirs)).toBe(0)

  await owner.query(
    `update pending_deeds set requested_at = requested_at - interval '1 day',
       agreed_at = agreed_at - interval '1 day', ready_at = ready_at - interval '1 day' where agent_id = $1`,
    [agentId],
  )
  await backend.database.change(agentId, tx => enqueue(tx, performDeedsJob, {}))
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(t['state.done'])).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto('/operator/staff')
  const wen = page
    .getByRole('list', { name: words.staff['list.label'] })
    .getByRole('listitem')
    .filter({ hasText: 'Wen' })
  await expect(wen).toContainText(words.operator['role.finance'])
  await owner.end()
  await elsewhere.close()
})
