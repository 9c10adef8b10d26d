// A cover version from the login to its signature, then taken back and corrected, without a mouse.
import type { Page } from '@playwright/test'
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import { testPassword } from '../../server/src/testing/builders'
import { lastCode } from '../builders/last-code'
import { licencePaper } from '../builders/licence-paper'
import { recording } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { widePicture } from '../builders/wide-picture'
import { expect, test } from '../fixtures'
import { ByKeyboard } from '../pages/by-keyboard'
import { LoginPage } from '../pages/login-page'
import { PublishPage } from '../pages/publish-page'
import { WorksPage } from '../pages/works-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { publish, works, materials, shell, member: common } = wordsOf('en')

test.setTimeout(300_000)

test('a song is published by keyboard alone', { tag: '@drill' }, async ({ page, backend, site }) => {
  const member = await verifiedMember(backend, site)
  const keys = new ByKeyboard(page)
  const steps = new PublishPage(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('log in and begin', async () => {
    const form = new LoginPage(page)
    await form.open()
    await keys.fill(form.mobile, member.mobile)
    await keys.fill(form.password, testPassword)
    await keys.press('Enter')
    await page.waitForURL('/work-publish/entry')
    await keys.go(steps.startButton('single'))
    await page.waitForURL(/step-1\?id=\d+/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  const field = (name: string, role: 'textbox' | 'combobox') => steps.field(name).getByRole(role)
  await field('title', 'textbox').waitFor()
  const track = await steps.firstTrackKey()

  await test.step('information', async () => {
    await keys.fill(field('title', 'textbox'), 'Night sailing')
    await keys.fill(page.getByRole('combobox', { name: 'Name of artist 1' }), 'Nightsail')
    await keys.go(field('genre', 'combobox'))
    await keys.type('fol')
    await expect(page.getByRole('option', { name: works['genre.folk'] })).toBeFocused()
    await keys.press('Enter')
    await expect(field('genre', 'combobox')).toHaveText(works['genre.folk'])
    await keys.fill(field('language', 'combobox'), 'Mand')
    await keys.press('Enter')
    await expect(field('language', 'combobox')).toHaveValue('Mandarin')
    await keys.go(steps.field('explicit').getByRole('radio', { name: 'No', exact: true }), 'Space')
    for (const role of ['performers', 'composers']) {
      await keys.fill(field(`${track}.${role}`, 'combobox'), 'Chen')
      await keys.press('Enter')
    }
    // A name that is offered goes into its field with one press, and so does whoever pressed it.
    await keys.go(button(`Add Chen to ${works['field.lyricists']}`))
    await expect(field(`${track}.lyricists`, 'combobox')).toBeFocused()
  })

  await test.step('rights: an arrow chooses, also where nothing was chosen before', async () => {
    const property = (name: string) =>
      steps.field(`${track}.rights.property`).getByRole('radio', { name: new RegExp(`^${name}`) })
    const source = (name: string) =>
      steps.field(`${track}.rights.source`).getByRole('radio', { name: new RegExp(`^${name}`) })
    await keys.tabTo(property(works['property.1']))
    await keys.press('ArrowUp')
    await expect(property(works['property.5'])).toBeChecked()
    for (const other of [works['property.4'], works['property.3']]) {
      await keys.press('ArrowUp')
      await expect(property(other)).toBeChecked()
    }
    await keys.fill(field(`${track}.rights.original_title`, 'textbox'), 'River of stars')
    await keys.fill(field(`${track}.rights.original_artist`, 'textbox'), 'Lin Xia')
    await keys.tabTo(source(works['source.4']))
    await keys.press('ArrowDown')
    await expect(source(works['source.5'])).toBeChecked()
    await keys.fill(field(`${track}.rights.licence_number`, 'textbox'), 'MCSC-2026-0042')
    await keys.fill(field(`${track}.rights.valid_from`, 'textbox'), '2026-01-01')
    await keys.fill(field(`${track}.rights.valid_to`, 'textbox'), '2099-12-31')
  })

  await test.step('ownership', async () => {
    await keys.go(steps.field('p_line').getByRole('button').first())
    await expect(steps.field('p_line').getByRole('textbox').first()).toBeFocused()
    await keys.go(page.getByRole('radio', { name: publish['ai.no'] }), 'Space')
    await keys.go(button(publish['next.materials']))
    await page.waitForURL(/step-2/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  const choose = (type: keyof typeof materials & `type.${string}`) =>
    button(materials.choose.replace('{name}', materials[type]))
  const tile = (key: string) => steps.field(key).getByRole('group').first()

  await test.step('what is missing is gone to', async () => {
    await keys.go(button(publish['next.scope']))
    await expect(choose('type.cover')).toBeFocused()
  })

  await test.step('a cover is cut to size', async () => {
    await keys.press('Shift+Tab')
    await keys.chooseFile(choose('type.cover'), await widePicture())
    await expect(page.getByRole('application')).toBeFocused()
    await keys.press('+', 'ArrowRight')
    await keys.go(button(materials['crop.save']))
    await expect(tile('material.cover')).toBeFocused()
  })

  await test.step('music and the paper', async () => {
    await keys.chooseFile(choose('type.music'), await recording('Night sailing', { seconds: 35 }))
    await expect(tile(`${track}.material.music`)).toBeFocused()
    await keys.chooseFile(choose('type.document'), await licencePaper())
    await expect(tile(`${track}.material.document`)).toBeFocused()
    for (const key of ['material.cover', `${track}.material.music`, `${track}.material.document`])
      await steps.expectPassed(key)
  })

  await test.step('lyrics are tapped to the song', async () => {
    await keys.tabTo(button(materials['lyrics.write']), { back: true })
    await keys.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await keys.type('One line')
    await keys.press('Enter')
    await keys.type('Another line')
    await keys.press('Shift+Tab', 'ArrowRight')
    const tap = dialog.getByRole('button', { name: materials['lyrics.tap'] })
    await keys.tabTo(tap)
    await keys.press('Space', 'ArrowRight')
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
    await keys.press('Space')
    await expect(tap).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Hear from: Another line' })).toHaveText(/^00:02/)
    await keys.go(dialog.getByRole('button', { name: materials['lyrics.saveTimed'] }))
    await expect(button(materials['lyrics.edit'])).toBeFocused()
    await steps.expectPassed(`${track}.material.lyric`)
  })

  await test.step('scope', async () => {
    await keys.go(button(publish['next.scope']))
    await page.waitForURL(/step-3/)
    await keys.tabTo(page.getByRole('radio', { name: publish['channels.all'] }))
    await keys.press('ArrowRight')
    await keys.go(page.getByRole('checkbox', { name: 'Spotify' }), 'Space')
    await expect(page.getByRole('checkbox', { name: 'Spotify' })).not.toBeChecked()
    await keys.fill(field('release_date', 'textbox'), addDays(todayInChina(new Date()), 21))
    await keys.go(button(publish['next.sign']))
    await expect(page.getByRole('region', { name: publish['sign.title'] })).toBeFocused()
  })

  await test.step('signature', async () => {
    await keys.fill(page.getByRole('textbox', { name: publish['sign.name'] }), member.signer.name)
    await keys.go(button(shell['code.send']))
    await expect(page.locator('input[autocomplete="one-time-code"]')).toBeFocused({ timeout: 20_000 })
    await keys.type(await lastCode(backend, member.signer.mobile))
    await keys.press('Enter')
    await page.waitForURL(/work-management\/detail/)
    expect(await member.statusOf(steps.workId)).toBe('200')
  })

  await test.step('taken back', async () => {
    await keys.go(button(works['deed.recall']))
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: works.cancel })).toBeFocused()
    await keys.go(question.getByRole('button', { name: works['deed.recall'] }))
    await expect(page.getByRole('group', { name: works['status.information'] })).toBeFocused()
    expect(await member.statusOf(steps.workId)).toBe('00')
    await keys.go(page.getByRole('main').getByRole('link', { name: works['next.information'] }))
    await page.waitForURL(/step-1/)
  })
})

test('a rejected work is found and corrected by keyboard alone', async ({ page, backend, site, login }) => {
  const member = await verifiedMember(backend, site)
  const workId = await member.work({ status: '400', title: 'Paper boat' })
  await login(member)
  const keys = new ByKeyboard(page)
  const list = new WorksPage(page)
  await list.open()
  await keys.go(list.row('Paper boat').getByRole('link', { name: works['next.rejected'] }))
  await page.waitForURL(/detail/)
  await expect(page.getByRole('main')).toBeFocused()
  await keys.go(page.getByRole('button', { name: works['rejected.correct'] }))
  await page.waitForURL(/step-1/)
  await expect(new PublishPage(page).field('title').getByRole('textbox')).toBeFocused()
  expect(await member.statusOf(workId)).toBe('01')
})

test('who tries again keeps their place, and the page asks only then', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  login,
  problems,
}) => {
  problems.allow(/503|works\/list/)
  let asked = 0
  await page.route('**/api/works/list?*', route => {
    asked += 1
    return route.fulfill({ status: 503, body: '' })
  })
  await login(await verifiedMember(backend, site))
  await page.goto('/work-publish/entry')
  const keys = new ByKeyboard(page)
  const again = page.getByRole('button', { name: common.retry })
  await keys.tabTo(again)
  const before = asked
  await keys.press('Enter')
  await expect.poll(() => asked).toBe(before + 1)
  await expect(again).toBeFocused()
  await expect(again).not.toHaveAttribute('aria-busy')
  expect(asked).toBe(before + 1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('no stop of the three steps is hidden under a bar', { tag: '@drill' }, async ({
    page,
    backend,
    site,
    login,
  }) => {
    const member = await verifiedMember(backend, site)
    const workId = await member.work({ scope: { all_channels: false } })
    await login(member)
    const keys = new ByKeyboard(page)
    for (const step of [1, 2, 3]) {
      await page.goto(`/work-publish/step/step-${step}?id=${workId}`)
      const end = page.getByRole('contentinfo').getByRole('link').last()
      await end.waitFor()
      await keys.tabTo(end)
      await keys.tabTo(firstStop(page), { back: true })
    }
  })

  const firstStop = (page: Page) => page.getByRole('main').getByRole('link').first()
})
