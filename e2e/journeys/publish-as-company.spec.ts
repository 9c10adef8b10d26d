// In a company one colleague prepares a work, the owner signs it, and others look on.
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import { newCompany } from '../builders/company'
import { lastCode } from '../builders/last-code'
import { licencePaper } from '../builders/licence-paper'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { WorksPage } from '../pages/works-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { publish, works, materials } = wordsOf('en')

test.setTimeout(300_000)

test('a publisher prepares an original song, the owner signs it', async ({ page, backend, site, login }) => {
  const company = await newCompany(backend, site)
  const workId = await company.work({ title: 'River mouth', scope: { release_date: null } })
  const steps = new PublishPage(page)
  await login(await company.colleague('publisher'))
  await page.goto(`/work-publish/step/step-1?id=${workId}`)
  const track = await steps.firstTrackKey()

  await test.step('companies hold rights in original songs by contract too', async () => {
    const sources = steps.field(`${track}.rights.source`).getByRole('radio')
    await expect(sources).toHaveCount(4)
    await steps.chooseRights(track, works['property.1'], works['source.4'])
    await steps.chooseRights(track, works['property.1'], works['source.3'])
    await steps.field(`${track}.rights.valid_from`).getByRole('textbox').fill('2026-01-01')
    await steps.next('next.materials')
    await steps.hand(`${track}.material.document`, await licencePaper())
    await steps.expectPassed(`${track}.material.document`)
    await steps.next('next.scope')
    await page.waitForURL(/step-3/)
    await steps.chooseDate(addDays(todayInChina(new Date()), 21))
    await steps.next('next.sign')
  })

  await test.step('the publisher is told who signs', async () => {
    await expect(page.getByText(publish['sign.obstacle.not_owner'])).toBeVisible()
    const { name, mobile } = company.signer
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    await expect(page.getByText(`${name} logs in and signs on this page`)).toContainText(masked)
    await expect(page.getByRole('textbox', { name: publish['sign.name'] })).toHaveCount(0)
    expect(await accessibilityProblems(page)).toEqual([])
    const list = new WorksPage(page)
    await list.open()
    await expect(list.row('River mouth').getByRole('link', { name: works['next.signing'] })).toHaveCount(0)
  })

  await page.context().clearCookies({ name: /^(?!demo_phone$)/ })
  await login(company.owner)
  await page.goto('/system-message')
  await expect(page.getByRole('link', { name: '“River mouth” is waiting for your signature' })).toBeVisible()
  const list = new WorksPage(page)
  await list.open()
  await list.row('River mouth').getByRole('link', { name: works['next.signing'] }).click()
  await steps.sign(company.signer.name, () => lastCode(backend, company.signer.mobile))
  expect(await company.statusOf(workId)).toBe('200')
})

test('colleagues who read or do the money see everything and are offered nothing to change', {
  tag: '@drill',
}, async ({ page, context, backend, site, login }) => {
  const company = await newCompany(backend, site)
  const draft = await company.work({ title: 'Draft tide' })
  const toSign = await company.work({ title: 'Signing tide', status: '100' })
  const main = page.getByRole('main')
  const open = main.locator('button:enabled:visible')

  for (const role of ['reader', 'finance'] as const) {
    await context.clearCookies({ name: /^(?!demo_phone$)/ })
    await login(await company.colleague(role))
    await page.goto('/work-publish/entry')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publish['entry.helloReader'])
    await expect(main.getByRole('link', { name: publish['nextAction.review'] })).toHaveCount(2)
    await expect(open).toHaveCount(0)

    const list = new WorksPage(page)
    await list.open()
    await expect(list.rows).toHaveCount(2)
    await expect(main.getByRole('link', { name: works['list.publish'], exact: true })).toHaveCount(0)
    await expect(list.rows.getByRole('button')).toHaveCount(0)

    await page.goto(`/work-management/detail?id=${draft}`)
    await expect(main.getByRole('tab')).toHaveCount(4)
    await expect(main.getByRole('button')).toHaveCount(0)

    for (const step of [1, 2, 3]) {
      await page.goto(`/work-publish/step/step-${step}?id=${draft}`)
      await expect(page.getByText(publish['readOnly.role'])).toBeVisible()
      if (step === 2) await expect(main.getByText(materials.passed, { exact: true }).first()).toBeVisible()
      await expect(open).toHaveCount(0)
    }
    await page.goto(`/work-publish/step/step-3?id=${toSign}`)
    await expect(page.getByText(/赵远 logs in and signs on this page/)).toBeVisible()
    await page.goto('/work-publish/step/step-1?kind=single')
    await expect(page.getByRole('heading', { name: publish['readOnly.role'] })).toBeVisible()
    await expect(open).toHaveCount(0)
  }
})
