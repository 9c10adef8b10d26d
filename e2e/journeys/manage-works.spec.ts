import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { WorksPage } from '../pages/works-page'

test.use({ isSiteOwn: true })

test('works are found, deleted together and brought back from the bin', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  member,
  login,
  words,
}) => {
  const someone = await member({ verifiedAt: new Date() })
  await newWork(backend, site, someone, { title: 'Night boat', status: '00' })
  await newWork(backend, site, someone, { title: 'Paper boat', status: '01' })
  await newWork(backend, site, someone, { title: 'Lighthouse', status: '200' })
  await newWork(backend, site, someone, { title: 'Old pier', status: '991', kind: 'album' })
  await login(someone)
  const works = new WorksPage(page)
  await works.open()
  await expect(works.rows).toHaveCount(4)
  await expect(works.row('Lighthouse')).toContainText(words.works['status.review'])
  await expectAccessible(page)

  await works.search.fill('boat')
  await expect(works.rows).toHaveCount(2)
  await expect(page).toHaveURL(/search=boat/)
  await works.row('Night boat').getByRole('link', { name: 'Night boat', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Night boat' })).toBeVisible()
  await page.goBack()
  await expect(works.search).toHaveValue('boat')
  await expect(works.rows).toHaveCount(2)
  await works.search.fill('')
  await expect(works.rows).toHaveCount(4)

  await works.choose('Night boat', 'Paper boat', 'Lighthouse')
  await works.batchBar.getByRole('button', { name: words.works['batch.delete'] }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Delete 2 drafts?')
  // What cannot be deleted is said before anything is.
  await expect(question.getByRole('listitem').first()).toContainText('Lighthouse')
  await question.getByRole('button', { name: words.works['batch.delete'] }).click()
  await expect(works.rows).toHaveCount(2)

  await works.view('bin').click()
  await expect(works.rows).toHaveCount(2)
  await expect(works.row('Paper boat')).toContainText(/Gone for good on \d{4}-\d{2}-\d{2}/)
  await works.row('Paper boat').getByRole('button', { name: words.works['deed.restore'] }).click()
  await expect(works.rows).toHaveCount(1)
  await works.view('all').click()
  await expect(works.row('Paper boat')).toBeVisible()
})

test('a submitted work is taken back, one online is taken down with a reason, another revised', async ({
  page,
  backend,
  site,
  member,
  login,
  words,
}) => {
  const t = words.works
  const someone = await member({ verifiedAt: new Date() })
  await newWork(backend, site, someone, { title: 'Lighthouse', status: '200' })
  await newWork(backend, site, someone, { title: 'Old pier', status: '991' })
  const riverId = await newWork(backend, site, someone, { title: 'River', status: '991' })
  await login(someone)
  const works = new WorksPage(page)
  await works.open()

  await works.act('Lighthouse', 'recall')
  await page.getByRole('alertdialog').getByRole('button', { name: t['deed.recall'] }).click()
  await expect(works.row('Lighthouse')).toContainText(t['status.information'])
  // What can be undone is said for half a minute, over the rows.
  await page.getByRole('button', { name: words.shell['problem.close'] }).click()

  await works.act('Old pier', 'takeDown')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t['deed.takeDown'] }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(t['takeDown.missing']))
  await dialog.getByRole('textbox').fill('A new version is coming')
  await dialog.getByRole('button', { name: t['deed.takeDown'] }).click()
  await expect(works.row('Old pier')).toContainText(t['status.takingDown'])
  await works.row('Old pier').getByRole('link', { name: 'Old pier', exact: true }).click()
  await expect(page.getByRole('list', { name: t['timeline.label'] })).toContainText('A new version is coming')
  await expectAccessible(page)

  await page.goto(`/work-publish/update-music?id=${riverId}`)
  await page.getByRole('button', { name: t['start.revisionGo'] }).click()
  await expect(page.getByRole('heading', { name: t['diff.nothing'] })).toBeVisible()
  await page.getByRole('link', { name: t['diff.begin'] }).click()
  const title = page.locator('[data-field="title"] input')
  await title.fill('Rivers')
  await title.blur()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.goto(`/work-publish/update-music?id=${riverId}`)
  await expect(page.locator('del')).toHaveText(`${t['diff.online']} River`)
  await expect(page.locator('ins')).toHaveText(`${t['diff.revised']} Rivers`)
  await expectAccessible(page)
  await page.getByRole('button', { name: t['deed.discard'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['deed.discard'] }).click()
  await expect(page.getByRole('button', { name: t['start.revisionGo'] })).toBeVisible()
})
