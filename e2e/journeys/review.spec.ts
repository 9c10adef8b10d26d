// A work through both reviews, by two people; and one that comes back with reasons and is put right.
import { lastCode } from '../builders/last-code'
import { factsOf, letCodesAge, workWithFiles } from '../builders/review-work'
import { newStaff } from '../builders/staff'
import { verifiedMember } from '../builders/verified'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { ReviewPage } from '../pages/review-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { works, publish, operator } = wordsOf('en')

test.setTimeout(300_000)

test('content is passed by one editor, rights by another, and the work goes out with its codes', async ({
  page,
  context,
  backend,
  site,
}) => {
  const member = await verifiedMember(backend, site)
  const workId = await workWithFiles(backend, site, member.memberId, { status: '200', title: 'Paper boat' })
  const editor = await newStaff(backend, site, { name: '苏晓 Su', roles: ['editor', 'rights'] })
  const colleague = await newStaff(backend, site, { name: '林岚 Lan', roles: ['rights'] })
  const desk = new ReviewPage(page)

  await editor.logIn(context)
  await page.goto('/operator')
  await page.getByRole('link', { name: operator['menu.review'] }).first().click()
  await expect(page.getByRole('link', { name: 'Paper boat' })).toBeVisible()
  await expectAccessible(page)
  await desk.takeNext('Paper boat')
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.getByText('Another line')).toBeVisible()
  await expectAccessible(page)
  await desk.confirm('pass')
  await expect(page.getByText(desk.words['last.content'])).toBeVisible()
  expect(await factsOf(backend, site, workId)).toMatchObject({ status: '300', upc: null })

  await test.step('whoever passed the content cannot pass the rights', async () => {
    await page.goto(`/operator/review/work?id=${workId}`)
    await expect(desk.side.getByText(desk.words['standing.own_content'])).toBeVisible()
    await expect(desk.passRights).toHaveCount(0)
    await expectAccessible(page)
  })

  await context.clearCookies({ name: 'staff' })
  await colleague.logIn(context)
  await page.goto('/operator/review?stage=rights')
  await desk.takeNext('Paper boat')
  await expect(page.getByText(editor.name).first()).toBeVisible()
  await desk.confirm('passRights')
  const outcome = page.getByRole('status').filter({ hasText: desk.words['last.released'] })
  const facts = await factsOf(backend, site, workId)
  expect(facts).toMatchObject({ status: '990' })
  await expect(outcome).toContainText(String(facts?.upc))
  await expect(outcome).toContainText(String(facts?.isrcs[0]))
  await expectAccessible(page)
})

test('three reasons send a work back; its member puts them right, and it passes', async ({
  page,
  browser,
  context,
  backend,
  site,
}) => {
  const member = await verifiedMember(backend, site)
  const workId = await workWithFiles(backend, site, member.memberId, { status: '100', title: 'Stone bridge' })
  const editor = await newStaff(backend, site, { name: '苏晓 Su', roles: ['editor'] })
  const desk = new ReviewPage(page)
  await editor.logIn(context)

  const home = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' })
  const { cookies } = await member.openSession()
  await home.addCookies([
    { name: 'token', value: cookies.token, url: site.origin, sameSite: 'Lax' },
    { name: 'sid', value: cookies.sid, url: site.origin, sameSite: 'Lax', httpOnly: true },
  ])
  const screen = await home.newPage()
  const steps = new PublishPage(screen)
  const sign = async () => {
    await screen.goto(`/work-publish/step/step-3?id=${workId}`)
    await steps.sign(member.signer.name, () => lastCode(backend, member.signer.mobile))
  }
  await sign()
  expect(await member.statusOf(workId)).toBe('200')

  const track = await test.step('the editor finds three things', async () => {
    await page.goto('/operator/review')
    await desk.takeNext('Stone bridge')
    const music = page.locator('[data-part$=".material.music"]')
    const name = (await music.getAttribute('data-part')) ?? ''
    const slider = music.getByRole('slider')
    await slider.press('ArrowRight')
    await slider.press('ArrowRight')
    await music.getByRole('button', { name: desk.words['mark.here'].replace('{at}', '0:10') }).click()
    await desk.reasons.last().fill('There is a click here')
    await desk.mark('title', 'The title is misspelt')
    await desk.mark('material.cover', 'The cover is blurred')
    await expect(desk.pass).toBeDisabled()
    // What was found survives a reload.
    await page.reload()
    await expect(desk.reasons).toHaveCount(3)
    await expect(desk.reasons.first()).toHaveValue('There is a click here')
    await expectAccessible(page)
    await desk.reject.click()
    await expect(desk.question).toContainText('The cover is blurred')
    await expectAccessible(page)
    await desk.question.getByRole('button', { name: desk.words['step.reject'], exact: true }).click()
    await expect(page.getByText(desk.words['last.rejected'].replace('{count}', '3'))).toBeVisible()
    return name.split('.').slice(0, 2).join('.')
  })
  expect(await member.statusOf(workId)).toBe('400')

  await test.step('the member’s side opens at the first reason', async () => {
    await screen.goto(`/work-management/detail?id=${workId}`)
    await screen.getByRole('button', { name: works['rejected.correct'] }).click()
    await screen.waitForURL(/step-2/)
    const music = steps.field(`${track}.material.music`)
    await expect(music).toContainText('0:10 There is a click here')
    await expect(music.getByRole('slider')).toHaveAttribute('aria-valuenow', '10')
    await expect(steps.field('material.cover')).toContainText('The cover is blurred')
    await screen.getByRole('button', { name: 'The title is misspelt' }).click()
    await screen.waitForURL(/step-1/)
    const title = steps.field('title')
    await expect(title).toContainText(publish['field.reason'].replace('{reason}', 'The title is misspelt'))
    await expect(title.getByRole('textbox')).toBeFocused()
    await title.getByRole('textbox').fill('Stone bridges')
    await steps.next('next.materials')
    await screen.waitForURL(/step-2/)
    const side = screen.getByRole('complementary', { name: publish['missing.label'] })
    for (const text of ['There is a click here', 'The cover is blurred']) {
      const reason = side.getByRole('listitem').filter({ hasText: text })
      await reason.getByRole('button', { name: publish['reason.answer'] }).click()
      await reason.getByRole('textbox').fill('It is meant so')
      await reason.getByRole('button', { name: publish['reason.save'] }).click()
      await expect(reason).toContainText(publish['reason.state.answered'])
    }
    await steps.next('next.scope')
    await screen.waitForURL(/step-3/)
    await steps.next('next.sign')
    await expect(screen.getByRole('textbox', { name: publish['sign.name'] })).toBeVisible()
    await letCodesAge(backend, site, member.signer.mobile)
    await steps.sign(member.signer.name, () => lastCode(backend, member.signer.mobile))
  })
  expect(await member.statusOf(workId)).toBe('201')
  await home.close()

  await test.step('the change is seen at its field, and in the comparison', async () => {
    await page.goto('/operator/review')
    await desk.takeNext('Stone bridges')
    await expect(page.getByText('It is meant so').first()).toBeVisible()
    await expect(desk.part('title').locator('del')).toHaveText('Stone bridge')
    await expect(page.locator('#earlier ins')).toContainText('Stone bridges')
    await expectAccessible(page)
    await desk.confirm('pass')
    await expect(page.getByText(desk.words['last.content'])).toBeVisible()
  })
  // Its rights are passed as those of the one above.
  expect(await member.statusOf(workId)).toBe('301')
})
