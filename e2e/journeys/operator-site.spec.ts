// What an admin sets for the whole site, how the site stands, and a second agent beside it.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newStaff } from '../builders/staff'
import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

const run = promisify(execFile)

test('an admin changes the face of the site, sees it before saving, and visitors see it after', async ({
  page,
  browser,
  context,
  backend,
  site,
  words,
}) => {
  const t = words.site
  const admin = await newStaff(backend, site, { roles: ['admin'] })
  await admin.logIn(context)
  await page.goto('/operator/site')
  const save = page.getByRole('button', { name: t.save, exact: true })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: t['field.hotline'] }).fill('400-820-0001')
  await page
    .getByRole('textbox', { name: `${t['field.site_title']} · ${t['language.en']}` })
    .fill('Great River')
  await expect(page.getByRole('figure', { name: t.preview })).toContainText('Great River')
  await expect(page.getByRole('figure', { name: t.preview })).toContainText('400-820-0001')
  await page.getByRole('textbox', { name: t['color.accent'], exact: true }).last().fill('#123a8c')
  const preview = page.getByRole('figure', { name: t.preview })
  await expect(preview.getByText(t['preview.action'])).toHaveCSS(
    'background-color',
    /0\.0\d+ 0\.0\d+ 0\.\d+|18, 58, 140/,
  )
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await expect(save).toBeDisabled()
  // The page around the form says the same, and goes on saying it.
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('Great River')
  await page.reload()
  await expect(banner).toContainText('Great River')
  await page.goto('/guest/index')
  await expect(banner).toContainText('Great River')
  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto(new URL('/guest/index', page.url()).href)
    await expect(visitor.getByRole('banner')).toContainText('Great River', { timeout: 1000 })
  }).toPass()
  await visitor.context().close()
})

test('ranges of codes and domains are added, and what would harm is refused', { tag: '@drill' }, async ({
  page,
  context,
  backend,
  site,
  words,
  problems,
}) => {
  problems.allow(/status of 422/)
  const t = words.site
  const admin = await newStaff(backend, site, { roles: ['admin'] })
  await admin.logIn(context)
  await page.goto('/operator/site/codes')
  const isrc = page.getByRole('region', { name: t['codes.title.isrc'] })
  await expect(isrc.getByRole('listitem')).toHaveCount(1)
  const prefix = `QZ${site.agentId.toString(36).toUpperCase().padStart(3, '0').slice(-3)}`
  const add = async (first: string, last: string) => {
    await isrc.getByRole('textbox', { name: t['codes.prefix.isrc'] }).fill(prefix)
    await isrc.getByRole('textbox', { name: t['codes.first'] }).fill(first)
    await isrc.getByRole('textbox', { name: t['codes.last'] }).fill(last)
    await isrc.getByRole('button', { name: t['codes.add'] }).click()
  }
  await add('1', '500')
  await expect(isrc.getByRole('listitem')).toHaveCount(2)
  await add('400', '600')
  await expect(isrc.getByRole('textbox', { name: t['codes.last'] })).toHaveAccessibleDescription(/overlaps/)
  await expect(isrc.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await page.goto('/operator/site/domains')
  const other = `other-${site.domain}`
  await page.getByRole('textbox', { name: t['domains.add'] }).fill(other)
  await page.getByRole('button', { name: t['domains.addIt'], exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: other })
  await row.getByRole('button', { name: t['domains.makePrimary'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['domains.makePrimary'] }).click()
  await expect(row).toContainText(t['domains.primary'])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectAccessible(page)
})

test('the first page says what waits and how it goes', { tag: '@drill' }, async ({
  page,
  context,
  backend,
  site,
  member,
  words,
}) => {
  const t = words.operator
  const someone = await member({ verifiedAt: new Date() })
  await newWork(backend, site, someone, { title: 'Harbour', status: '200' })
  const staff = await newStaff(backend, site, { roles: ['admin', 'editor'] })
  await staff.logIn(context)
  await page.goto('/operator')
  const queues = page.getByRole('list', { name: t['board.queues'] })
  await expect(queues.getByRole('link', { name: t['board.queue.content'] })).toContainText('1')
  await expect(page.getByRole('heading', { name: t['board.worksOverTime'] })).toBeVisible()
  await expectAccessible(page)
  await queues.getByRole('link', { name: t['board.queue.content'] }).click()
  await expect(page.getByText('Harbour')).toBeVisible()
})

test('a second agent is made by one command and shares nothing with the first', async ({
  page,
  backend,
  site,
  words,
}) => {
  const domain = `second-${site.domain}`
  const env = { ...process.env, DATABASE_URL: backend.ownerUrl, PORT: String(backend.port), DEMO: '0' }
  const args = ['build/server/create-agent-command.js', domain, '--title-en', 'Second River']
  const { stdout } = await run(process.execPath, args, { env })
  const link = /http:\S+/.exec(stdout)?.[0] ?? ''
  expect(new URL(link).hostname).toBe(domain)
  await page.goto(link)
  await expect(page.getByRole('banner')).toContainText('Second River')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.operator['join.title'])
  await expect(run(process.execPath, args, { env })).rejects.toThrow(/belongs to a site already/)
})
