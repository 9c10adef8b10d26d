// The public page of a release, from the member's switch to the visitor's way on.
import type { MaterialType } from '#contract/works/material'
import { askPage } from '../ask-page'
import { releasePageOf } from '../builders/release-page'
import { newWork } from '../builders/work'
import { accessibilityProblems } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

/** Its files are only told of: a cover that is not there would be asked for in vain. */
const without: MaterialType[] = ['cover']
const link = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy'

test('a release is open to guests and members by its short address, and leads on to its channels', async ({
  page,
  site,
  backend,
  member,
  login,
  words,
}) => {
  const someone = await member()
  const wanted = { status: '991', title: 'Slow River', releaseDate: '2026-01-05', without } as const
  const workId = await newWork(backend, site, someone, wanted)
  const release = await releasePageOf(backend, workId)
  await page.goto(release.short)
  await expect(page).toHaveURL(release.address)
  await expect(page.getByRole('heading', { level: 1, name: 'Slow River' })).toBeVisible()
  await expect(page.getByText(words.release['channels.none'])).toBeVisible()

  await release.goesLiveAt('spotify', link)
  const way = page.getByRole('link', { name: /Spotify/ })
  // Whoever keeps the page hears of it a moment later.
  await expect(async () => {
    await page.reload()
    await expect(way).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const answered = await askPage(site, (await way.getAttribute('href')) ?? '')
  expect([answered.status, answered.location]).toEqual([302, link])
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0)
  }
  expect(await accessibilityProblems(page)).toEqual([])

  await login(someone)
  await page.goto(release.address)
  await expect(page.getByRole('heading', { level: 1, name: 'Slow River' })).toBeVisible()

  await release.setStatus('981')
  await expect(async () => {
    const gone = await askPage(site, release.address)
    expect(gone.status).toBe(410)
    expect(gone.body).toContain(words.release['gone.title'])
  }).toPass()
})

test('a member shows a release before its date', async ({ page, site, backend, member, login, words }) => {
  const someone = await member()
  const wanted = { status: '990', title: 'Paper Lanterns', releaseDate: '2099-11-28', without } as const
  const workId = await newWork(backend, site, someone, wanted)
  const release = await releasePageOf(backend, workId)
  expect((await askPage(site, release.address)).status).toBe(404)

  await login(someone)
  await page.goto(`/work-management/detail?id=${workId}&tab=page`)
  await page.getByRole('switch', { name: words.works['page.showsEarly'] }).click()
  await expect(page.getByText(words.works['page.standing.soon'])).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.goto(release.address)
  await expect(page.getByText(words.release['soon.days'])).toBeVisible()
  await expect(page.getByRole('link', { name: words.release['soon.calendar'] })).toBeVisible()
  const { body, status } = await askPage(site, release.address)
  expect(status).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).not.toContain('<audio')
  expect(await accessibilityProblems(page)).toEqual([])
})
