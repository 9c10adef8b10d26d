// The forms of the passport layout as they look while they are filled in: accessible, translated, steady, and never
// covered by the demo phone.

import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { sampled } from '../../server/src/testing/sampled'
import { idOfAge, newMobile } from '../builders/new-person'
import type { Site } from '../builders/site'
import { expectAccessible } from '../checks/accessible'
import { settled } from '../checks/settled'
import { jumps, sidewaysOverflow, watchLayoutShift } from '../checks/steady-layout'
import { expectNoUntranslated } from '../checks/untranslated'
import { expect, test } from '../fixtures'
import { DemoPhone } from '../pages/demo-phone'
import { IdentityPage } from '../pages/identity-page'
import { LoginPage, whenStarted } from '../pages/login-page'
import { RegisterMinorPage } from '../pages/register-minor-page'
import { RegisterPage } from '../pages/register-page'

const ticket = {
  nickname: '夜航',
  state: 'refused',
  reasons: [{ field: 'id_back', text: '2026-11-15' }],
  expires_at: '2026-11-15T00:00:00Z',
}

const readers = [
  { language: 'en', theme: 'dark', width: 1440 },
  { language: 'zh-CN', theme: 'light', width: 360 },
  { language: 'en', theme: 'light', width: 768 },
] as const

for (const { language, theme, width } of sampled(readers, 1)) {
  test.describe(`in ${language}, ${theme}, ${width} px`, () => {
    test.use({ language, theme, viewport: { width, height: 740 } })

    test('every form of the passport layout, as it is filled in and corrected', async ({ page, site }) => {
      test.setTimeout(400_000)
      await test.step('login with a code', () => logInWithCode(page, site))
      await test.step('registration with its corrections', () => register(page, site))
      await test.step('registration of a minor with everything open', () => registerMinor(page, site))
      await test.step('the identity check after a refusal', () => refusedIdentity(page, site))
      await test.step('the identity check on its way', () => waitingIdentity(page, site))
      await test.step('registration with a code on its way, and the demo phone', () => askForCode(page, site))
      await test.step('the demo phone by keyboard', () => reachPhone(page, language))
    })

    async function logInWithCode(page: Page, site: Site) {
      const login = new LoginPage(page, language)
      await login.open()
      await login.byCode.click()
      await login.submit.click()
      await expect(login.code.input).toHaveAttribute('aria-invalid', 'true')
      await expectGood(page, site.ownWords)
    }

    async function register(page: Page, site: Site) {
      const form = new RegisterPage(page, '/register/single', language)
      await form.open()
      await form.submit.click()
      await expect(form.agreement).toHaveAttribute('aria-invalid', 'true')
      await expectGood(page, site.ownWords)
    }

    async function askForCode(page: Page, site: Site) {
      const form = new RegisterPage(page, '/register/single', language)
      const phone = new DemoPhone(page, language)
      await form.open()
      await form.askForCode(newMobile())
      await expect(phone.fillIn.first()).toBeVisible()
      await expectGood(page, site.ownWords)
      await form.submit.scrollIntoViewIfNeeded()
      await expectApart(form.submit, phone.root)
      await phone.toggle.click()
      await expect(phone.toggle).toHaveAttribute('aria-expanded', 'false')
      await form.submit.scrollIntoViewIfNeeded()
      await expectApart(form.submit, phone.root)
      await page.reload()
      await expect(phone.toggle, 'it stays as it was left').toHaveAttribute('aria-expanded', 'false')
    }

    async function registerMinor(page: Page, site: Site) {
      const form = new RegisterMinorPage(page, language)
      await form.open()
      await form.ownNumber.click()
      await form.childId.pressSequentially(idOfAge(20))
      await form.submit.click()
      await expect(form.ownMobile).toHaveAttribute('aria-invalid', 'true')
      await expectGood(page, site.ownWords)
    }

    async function refusedIdentity(page: Page, site: Site) {
      await page.route('**/api/realidcation/ticket*', route =>
        route.fulfill({ json: { code: 1, msg: '', data: ticket } }),
      )
      await watchLayoutShift(page)
      const form = new IdentityPage(page, language)
      await form.open('/identity-check?ticket=of-a-check-that-was-refused')
      await settled(page)
      expect(await jumps(page, 0.02), 'nothing jumps when the form comes').toEqual([])
      await form.submit.click()
      await expect(form.name).toHaveAttribute('aria-invalid', 'true')
      await expectGood(page, [...site.ownWords, ticket.nickname])
      await page.unrouteAll()
    }

    async function waitingIdentity(page: Page, site: Site) {
      await page.route('**/api/realidcation/ticket*', route =>
        route.fulfill({ json: { code: 1, msg: '', data: { ...ticket, state: 'waiting', reasons: [] } } }),
      )
      const form = new IdentityPage(page, language)
      await form.open('/identity-check?ticket=of-a-check-that-is-waiting')
      await expect(page.getByRole('list')).toBeVisible()
      await expectGood(page, site.ownWords)
      await page.unrouteAll()
    }

    async function expectGood(page: Page, names: string[]) {
      await expectAccessible(page)
      // The formats and the unit are written alike in both languages.
      await expectNoUntranslated(page, language, [...names, 'JPEG', 'PNG', 'PDF', 'MB'])
      expect(await sidewaysOverflow(page), 'nothing is wider than the window').toBe(0)
    }
  })
}

/** It comes after everything else, and not on guest pages. */
async function reachPhone(page: Page, language: Language) {
  await page.goto('/guest/index')
  await whenStarted(page)
  const phone = new DemoPhone(page, language)
  await expect(phone.root).toHaveCount(0)
  await page.goto('/login')
  await expect(phone.toggle).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(phone.toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(phone.toggle).toHaveAttribute('aria-expanded', 'true')
}

async function expectApart(one: Locator, other: Locator) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('both have to be on the page')
  const overlaps = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  expect(overlaps, 'they do not cover each other').toBe(false)
}
