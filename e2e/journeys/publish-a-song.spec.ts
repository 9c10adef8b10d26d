// From nothing to a signed, submitted work, as a musician would: by form, file and phone.

import { fill } from '#contract/fill'
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import { lastCode } from '../builders/last-code'
import { licencePaper } from '../builders/licence-paper'
import { coverPicture, recording, textFile } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { accessibilityProblems } from '../checks/accessible'
import { countEffort } from '../checks/effort'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { publish, works, materials } = wordsOf('en')
const inThreeWeeks = () => addDays(todayInChina(new Date()), 21)

test.setTimeout(300_000)

/** Signature included; the files are chosen by mouse. */
const most = { presses: 20, typed: 5 }

test('a first single goes from nothing to review, with little to do by hand', async ({
  page,
  backend,
  site,
  login,
}) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  const effort = await countEffort(page)
  const steps = new PublishPage(page)
  await steps.begin('single')
  // The title comes with the file, performers with the artist, authors with "I wrote it".
  await steps.fillRelease(undefined, 'Nightsail')
  const track = await steps.firstTrackKey()
  await steps.chooseRights(track, works['property.1'], works['source.1'])
  await expect(page.getByText(/^Saved \d/)).toBeVisible()

  // What was written is there again after a reload, on whatever step.
  await page.reload()
  await expect(steps.field(`${track}.performers`)).toContainText('Nightsail')
  await expect(steps.field(`${track}.composers`)).toContainText(member.signer.name)
  await steps.next('next.materials')

  await test.step('materials', async () => {
    await steps.hand(
      'material.cover',
      await textFile('cover.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    await expect(steps.field('material.cover').getByRole('alert')).toContainText('Inside, this isn’t')
    await steps.pick('material.cover', materials['type.cover'], await coverPicture())
    const song = await recording('01_Night_sailing', { seconds: 35 })
    await steps.pick(`${track}.material.music`, materials['type.music'], song)
    const words = await textFile('Night sailing.lrc', '[00:01.00]One line\n[00:05.00]Another line\n')
    await steps.pick(`${track}.material.lyric`, materials['type.lyric'], words)
    for (const place of [`${track}.material.music`, 'material.cover', `${track}.material.lyric`])
      await steps.expectPassed(place)
    await expect(page.getByRole('heading', { level: 1, name: 'Night sailing' })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await steps.next('next.scope')
  await page.waitForURL(/step-3/)
  await page.getByRole('button', { name: /^As soon as possible/ }).click()
  await steps.next('next.sign')
  await expect(page.getByRole('heading', { name: 'Digital distribution agreement' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await steps.sign(member.signer.name, () => lastCode(backend, member.signer.mobile))
  expect(await member.statusOf(steps.workId)).toBe('200')
  await expect(page.getByText(works['status.review']).first()).toBeVisible()
  expect(effort.presses.length, effort.presses.join('\n')).toBeLessThanOrEqual(most.presses)
  expect([...effort.typed].length, [...effort.typed].join('\n')).toBeLessThanOrEqual(most.typed)
  // A count that counts nothing would always be low enough.
  expect(effort.presses.length).toBeGreaterThan(10)
  expect(effort.typed).toContain('artists')
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
  await steps.field(`${track}.rights.original_title`).getByRole('textbox').fill('River of stars')
  await steps.field(`${track}.rights.original_artist`).getByRole('textbox').fill('Lin Xia')
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
