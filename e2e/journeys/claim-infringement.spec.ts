// A right holder without an account claims a release; rights staff act, its member answers, and the claim is withdrawn.
import { basename } from 'node:path'
import { lastMail } from '../builders/last-mail'
import { coverPicture } from '../builders/recordings'
import { releasePageOf } from '../builders/release-page'
import { newStaff } from '../builders/staff'
import { verifiedMember } from '../builders/verified'
import { newWork } from '../builders/work'
import { accessibilityProblems } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('a claim takes a release down, its member answers, and it comes back when the claim is withdrawn', async ({
  page,
  browser,
  baseURL,
  backend,
  site,
  login,
  words,
}) => {
  // Three browsers on one machine.
  test.slow()
  const t = words.infringement
  const someone = await verifiedMember(backend, site)
  const wanted = { status: '991', title: 'Slow River', releaseDate: '2026-01-05' } as const
  const workId = await newWork(backend, site, someone, wanted)
  const { address } = await releasePageOf(backend, workId)
  const rights = await newStaff(backend, site, { name: 'Fang', roles: ['rights'] })

  const email = `zhou${workId}@example.com`
  const outside = await browser.newContext({ baseURL, locale: 'en-GB' })
  const claimant = await outside.newPage()
  await claimant.goto('/infringement')
  await claimant.getByLabel(t['form.which']).fill(`https://music.example${address}`)
  await claimant.getByText(t['right.recording'], { exact: true }).click()
  await claimant
    .getByLabel(t['form.statement'])
    .fill('This is my recording, released three years before theirs.')
  await claimant.getByLabel(t['form.name']).fill('Zhou Hai')
  await claimant.getByText(t['role.owner'], { exact: true }).click()
  await claimant.getByLabel(t['form.postalAddress']).fill('1 Riverside Road, Shanghai')
  await claimant.getByLabel(t['form.email']).fill(email)
  for (const kind of ['form.identity', 'form.right', 'form.files'] as const)
    await claimant.getByLabel(t[kind]).setInputFiles(await coverPicture())
  await claimant.getByLabel(t['form.declared']).check()
  expect(await accessibilityProblems(claimant)).toEqual([])
  await claimant.getByRole('button', { name: t['form.submit'] }).click()
  await claimant.getByRole('link', { name: t['sent.open'] }).click()
  await expect(claimant.getByText(t['state.received']).first()).toBeVisible()
  await expect(claimant.getByText(basename(await coverPicture())).first()).toBeVisible()

  const mail = await lastMail(backend, email, /confirm/i)
  await claimant.goto(/http:\S+confirm=\S+/.exec(mail.text)?.[0] ?? '')
  await claimant.getByRole('button', { name: t['confirm.submit'] }).click()
  await expect(claimant.getByRole('button', { name: t['link.end'] })).toBeVisible()

  const desk = await browser.newContext({ baseURL, locale: 'en-GB' })
  await rights.logIn(desk)
  const deskPage = await desk.newPage()
  const decide = async (deed: 'takeMeasure' | 'forward', reason: string) => {
    await deskPage.getByRole('button', { name: t[`deed.${deed}`] }).click()
    const dialog = deskPage.getByRole('dialog')
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: t[`deed.${deed}`] }).click()
    await expect(dialog).toBeHidden()
  }
  await deskPage.goto('/operator/infringement')
  await deskPage.getByRole('link', { name: 'Slow River' }).click()
  await decide('takeMeasure', 'The registration is older than the release.')
  await expect(deskPage.getByText(t['state.measured']).first()).toBeVisible()

  await login(someone)
  await page.goto(`/work-management/detail?id=${workId}`)
  await page.getByRole('link', { name: t['mine.bannerLink'] }).click()
  await expect(page.getByText('The registration is older than the release.').first()).toBeVisible()
  await page.getByLabel(t['mine.text']).fill('I recorded it myself, here are the sessions of the studio.')
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box(t['mine.contact']).fill('13600001111')
  await box(t['mine.postalAddress']).fill('1 Harbour Road, Xiamen')
  await page.locator('input[type=file]').setInputFiles(await coverPicture())
  await expect(page.getByText(t['mine.forwarded'])).toBeVisible()
  await page.getByLabel(t['mine.declared']).check()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: t['mine.submit'] }).click()
  await expect(page.getByText(t['state.countered']).first()).toBeVisible()

  await deskPage.reload()
  await decide('forward', 'Here is what the member says.')
  await claimant.reload()
  await expect(claimant.getByText('I recorded it myself, here are the sessions of the studio.')).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await claimant.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(claimant), `${width} px`).toBe(0)
  }
  await claimant.getByLabel(t['case.answer']).fill('We have settled it among ourselves.')
  await claimant.getByRole('button', { name: t['case.withdraw'] }).click()
  await expect(claimant.getByText(t['case.over'])).toBeVisible()

  await page.goto(`/work-management/detail?id=${workId}`)
  await expect(page.getByText(words.works['status.distributing']).first()).toBeVisible()
})
