// The whole review of one work by its keys alone: taken, heard, looked at, marked, sent back; and the next one passed.
import { sampled } from '../../server/src/testing/sampled'
import { factsOf, workWithFiles } from '../builders/review-work'
import { newStaff } from '../builders/staff'
import { verifiedMember } from '../builders/verified'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'
import { ReviewPage } from '../pages/review-page'

test.use({ isSiteOwn: true })

test.setTimeout(300_000)

for (const language of sampled(['en', 'zh-CN'] as const, 1)) {
  test.describe(language, () => {
    test.use({ language })

    test('a work is reviewed without a pointer', async ({ page, context, backend, site, words }) => {
      const member = await verifiedMember(backend, site)
      const first = await workWithFiles(backend, site, member.memberId, { status: '200', title: 'First' })
      const second = await workWithFiles(backend, site, member.memberId, {
        status: '200',
        title: 'Second',
        piece: 1,
      })
      const staff = await newStaff(backend, site, { name: '苏晓 Su', roles: ['editor'] })
      await staff.logIn(context)
      const desk = new ReviewPage(page, language)
      const keys = page.keyboard
      const t = words.review
      const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-part'))

      await page.goto('/operator/review')
      await expect(page.getByRole('link', { name: 'First' })).toBeVisible()
      await keys.press('n')
      await desk.expectAt('First')

      await test.step('from part to part', async () => {
        await keys.press('j')
        expect(await here()).toBe('material.cover')
        await keys.press('o')
        await expect(page.getByRole('dialog')).toBeVisible()
        await keys.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await keys.press('ArrowDown')
        expect(await here()).toBe('title')
        await keys.press('k')
        expect(await here()).toBe('material.cover')
        await keys.press(']')
        expect(await here()).toMatch(/material\.music$/)
      })

      await test.step('a second of the audio', async () => {
        const player = page.locator('[data-part$=".material.music"]')
        await expect(player.getByRole('slider')).toBeVisible()
        await keys.press('ArrowRight')
        await keys.press('ArrowRight')
        await expect(player.getByRole('slider')).toHaveAttribute('aria-valuenow', '10')
        await keys.press(' ')
        await expect(
          player.getByRole('button', { name: words.materials['player.pause'].split('{')[0] }),
        ).toBeVisible()
        await keys.press(' ')
        await keys.press('m')
        await expect(desk.reasons.first()).toBeFocused()
        // Letters that would decide are words here.
        await keys.type('rather noisy')
        await expect(desk.question).toHaveCount(0)
        await expect(desk.reasons.first()).toHaveValue('rather noisy')
        await keys.press('Escape')
        expect(await here()).toMatch(/material\.music$/)
      })

      await test.step('one of the library’s', async () => {
        await keys.press('[')
        await keys.press('1')
        await expect(desk.reasons).toHaveCount(2)
        await expect(desk.side.getByText(t['reasons.fromLibrary'])).toBeVisible()
      })

      await test.step('the list of keys', async () => {
        await keys.press('?')
        await expect(page.getByRole('dialog')).toContainText(t['keys.library'])
        await keys.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })

      await keys.press('a')
      await expect(desk.question, 'what has reasons is not passed').toHaveCount(0)
      await keys.press('r')
      await expect(desk.question).toContainText('rather noisy')
      await keys.press('r')
      await desk.expectAt('Second')
      expect(await factsOf(backend, site, first)).toMatchObject({ status: '400' })
      await keys.press('a')
      await expect(desk.question).toBeVisible()
      await keys.press('a')
      await expect(page.getByRole('heading', { name: t['empty.content'] })).toBeVisible()
      expect(await factsOf(backend, site, second)).toMatchObject({ status: '300' })
    })
  })
}

test('single keys do nothing when they are turned off, and two people never hold one work', {
  tag: '@drill',
}, async ({ page, browser, context, backend, site, words }) => {
  const t = words.review
  const member = await verifiedMember(backend, site)
  const without = ['cover', 'music', 'lyric'] as const
  const workId = await member.work({ status: '200', title: 'Alone', without: [...without] })
  const staff = await newStaff(backend, site, { name: '苏晓 Su', roles: ['editor'] })
  const other = await newStaff(backend, site, { name: '叶青 Ye', roles: ['editor'] })
  await staff.logIn(context)
  const desk = new ReviewPage(page)
  await page.goto(`/operator/review/work?id=${workId}`)
  await desk.side.getByRole('switch', { name: t['keys.switch'] }).click()
  await page.keyboard.press('c')
  await expect(desk.side.getByText(t['standing.free'])).toBeVisible()
  await desk.side.getByRole('button', { name: t['step.claim'] }).click()
  await desk.expectAt('Alone')

  const elsewhere = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' })
  await other.logIn(elsewhere)
  const screen = await elsewhere.newPage()
  await screen.goto(`/operator/review/work?id=${workId}`)
  const theirs = new ReviewPage(screen)
  await expect(theirs.side).toContainText(t['standing.claimedText'].replace('{name}', staff.name))
  await expect(theirs.pass).toHaveCount(0)
  await elsewhere.close()
})

test('the screens of review fit into a phone and a tablet', { tag: '@drill' }, async ({
  page,
  context,
  backend,
  site,
}) => {
  const member = await verifiedMember(backend, site)
  const workId = await workWithFiles(backend, site, member.memberId, { status: '200', title: 'Narrow' })
  const staff = await newStaff(backend, site, { name: '苏晓 Su', roles: ['editor', 'rights'] })
  await staff.logIn(context)
  for (const width of sampled([360, 768], 1)) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/operator/review',
      `/operator/review/work?id=${workId}`,
      '/operator/review/reasons',
    ]) {
      await page.goto(path)
      await expect(page.getByText(/Narrow|Too much in/).first()).toBeVisible()
      expect(await sidewaysOverflow(page), `${path} at ${width} px`).toBe(0)
      await expectAccessible(page)
    }
  }
})
