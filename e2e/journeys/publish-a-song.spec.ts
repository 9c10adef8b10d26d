// From nothing to a signed, submitted work, as a musician would: by form, file and phone.

import { fill } from '#contract/fill'
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import { lastCode } from '../builders/last-code'
import { licencePaper } from '../builders/licence-paper'
import { coverPicture, recording, textFile } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { publish, works, materials } = wordsOf('en')
const inThreeWeeks = () => addDays(todayInChina(new Date()), 21)

test.setTimeout(300_000)

test('a single goes from nothing to review', async ({ page, backend, site, login }) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  const steps = new PublishPage(page)
  await steps.begin('single')
  await steps.fillRelease('Night sailing', 'Nightsail')
  const track = await steps.firstTrackKey()
  await steps.fillPeople(track, 'Chen')
  await steps.chooseRights(track, works['property.1'], works['source.1'])
  await expect(page.getByText(/^Saved \d/)).toBeVisible()

  // What was written is there again after a reload, on whatever step.
  await page.reload()
  await expect(steps.field('title').getByRole('textbox')).toHaveValue('Night sailing')
  await steps.next('next.materials')

  await test.step('materials', async () => {
    await steps.hand(
      'material.cover',
      await textFile('cover.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    await expect(steps.field('material.cover').getByRole('alert')).toContainText('Inside, this is not')
    await steps.hand(`${track}.material.music`, await recording('Night sailing', { seconds: 35 }))
    await steps.hand('material.cover', await coverPicture())
    await steps.expectPassed(`${track}.material.music`)
    await steps.expectPassed('material.cover')
    await writeLyrics()
    await steps.expectPassed(`${track}.material.lyric`)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  async function writeLyrics() {
    await page.getByRole('button', { name: materials['lyrics.write'] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: materials['lyrics.words'] }).fill('One line\nAnother line')
    await dialog.getByRole('radio', { name: materials['lyrics.times'] }).click()
    const tap = dialog.getByRole('button', { name: materials['lyrics.tap'] })
    await tap.click()
    await dialog.getByRole('slider').press('ArrowRight')
    await tap.click()
    await dialog.getByRole('button', { name: materials['lyrics.saveTimed'] }).click()
    await expect(dialog).toBeHidden()
  }

  await steps.next('next.scope')
  await page.waitForURL(/step-3/)
  await steps.chooseDate(inThreeWeeks())
  await steps.next('next.sign')
  await expect(page.getByRole('heading', { name: 'Digital distribution agreement' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await steps.sign(member.signer.name, () => lastCode(backend, member.signer.mobile))
  expect(await member.statusOf(steps.workId)).toBe('200')
  await expect(page.getByText(works['status.review']).first()).toBeVisible()
})

test('a cover song needs its licence, and stays inside it', async ({ page, backend, site, login }) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  const workId = await member.work({ scope: { release_date: null } })
  const steps = new PublishPage(page)
  await page.goto(`/work-publish/step/step-1?id=${workId}`)
  const track = await steps.firstTrackKey()

  await steps.chooseRights(track, works['property.3'], works['source.8'])
  await expect(page.getByText(publish['rights.closed'])).toBeVisible()
  await steps.chooseRights(track, works['property.3'], works['source.5'])
  await steps.field(`${track}.rights.licence_number`).getByRole('textbox').fill('MCSC-2026-0042')
  await steps.field(`${track}.rights.valid_from`).getByRole('textbox').fill('2026-01-01')
  await steps.field(`${track}.rights.valid_to`).getByRole('textbox').fill('2099-12-31')
  const countries = steps.field(`${track}.rights.licence_territory`)
  await countries.getByRole('radio', { name: works['territory.onlySome'] }).click()
  await countries.getByRole('button', { name: works['territory.none'] }).click()
  await countries
    .getByRole('checkbox', { name: new RegExp(works['region.mainland']) })
    .first()
    .check()
  await steps.next('next.materials')

  await steps.next('next.scope')
  await expect(steps.field(`${track}.material.document`).getByRole('alert')).toBeVisible()
  await steps.hand(`${track}.material.document`, await licencePaper())
  await steps.expectPassed(`${track}.material.document`)
  await steps.next('next.scope')
  await page.waitForURL(/step-3/)

  // The licence covers one country: nothing else can be chosen.
  await expect(page.getByText(fill(publish['scope.licenceLimit'], { count: 1 }))).toBeVisible()
  await steps.chooseDate(inThreeWeeks())
  await steps.next('next.sign')
  await expect(
    page.getByText('Licensed by a society or body (MCSC-2026-0042), until 2099-12-31'),
  ).toBeVisible()
  expect(await member.statusOf(workId)).toBe('100')
})

test('a minor’s work is signed by the guardian', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  login,
}) => {
  const minor = await verifiedMember(backend, site, 'minor')
  await login(minor)
  const workId = await minor.work({ status: '100' })
  const steps = new PublishPage(page)
  await page.goto(`/work-publish/step/step-3?id=${workId}`)
  await expect(page.getByText(/To be signed by the guardian, 林大川/)).toBeVisible()
  await steps.sign(minor.signer.name, () => lastCode(backend, minor.signer.mobile))
  expect(await minor.statusOf(workId)).toBe('200')
})
