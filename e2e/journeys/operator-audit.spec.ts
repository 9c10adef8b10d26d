// The log: sentences, what changed, narrowing, and taking it along as a file.
import { recordAudit } from '../../server/src/modules/audit/audit.public'
import { newStaff } from '../builders/staff'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('an admin reads what was done, narrows it, and takes it along as a file that is logged', async ({
  page,
  context,
  backend,
  site,
  member,
  words,
}) => {
  test.slow()
  const t = words.audit
  const someone = await member({ nickname: 'Lin' })
  const admin = await newStaff(backend, site, { name: '江一帆' })
  const rights = await newStaff(backend, site, { name: 'Fang', roles: ['rights'] })
  await backend.database.change(site.agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>('select id from members where mobile = $1', [
      someone.mobile,
    ])
    const facts = { client: { address: '192.0.2.7', userAgent: 'Firefox' }, now: new Date() }
    await recordAudit(tx, {
      ...facts,
      actor: rights,
      action: 'member.frozen',
      subject: 'member',
      subjectId: rows[0]?.id ?? 0,
      before: { state: 'active' },
      after: { state: 'frozen', reason: 'Uploads of others' },
    })
    await recordAudit(tx, { ...facts, actor: admin, action: 'thing.done', subject: 'thing', subjectId: 'x1' })
  })
  await admin.logIn(context)
  await page.goto('/operator/audit')
  const entries = page.getByRole('list', { name: t.label }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('thing.done')
  await expect(entries.last()).toContainText(t['action.member-frozen'])
  await entries.last().getByText(t.details).click()
  await expect(entries.last().getByRole('cell', { name: 'frozen' })).toBeVisible()
  await expect(entries.last().getByRole('cell', { name: 'Uploads of others' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: t['filter.action'] }).click()
  await page.getByRole('option', { name: t['action.member-frozen'] }).click()
  await expect(entries).toHaveCount(1)
  await expect(page).toHaveURL(/action=member\.frozen/)

  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: t.export }).click()
  const file = await (await started).createReadStream()
  const parts: Buffer[] = []
  for await (const part of file) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  expect(text).toContain('member.frozen')
  expect(text).not.toContain('thing.done')
  await page.getByRole('button', { name: t['filter.clear'] }).click()
  await expect(page).not.toHaveURL(/action=/)
  await page.reload()
  await expect(entries.first()).toContainText(t['action.audit-exported'])

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectAccessible(page)
  await entries.last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lin' })).toBeVisible()
})
