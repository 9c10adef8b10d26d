import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'
import { CodePart } from './code-part'

export class LoginPage {
  readonly mobile: Locator
  readonly password: Locator
  readonly byCode: Locator
  readonly code: CodePart
  readonly remember: Locator
  readonly submit: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).passport
    // Not exact: required fields carry a mark after their name.
    this.mobile = page.getByRole('textbox', { name: words.mobile })
    this.password = page.locator('input[name="password"]')
    this.byCode = page.getByRole('radio', { name: words['login.byCode'] })
    this.code = new CodePart(page.getByRole('main'), language)
    this.remember = page.getByRole('checkbox', { name: words['login.remember'] })
    this.submit = page.getByRole('main').getByRole('button', { name: words['login.submit'], exact: true })
  }

  async open() {
    await this.page.goto('/login')
    await whenStarted(this.page)
  }

  async logIn(mobile: string, password: string) {
    await this.mobile.fill(mobile)
    await this.password.fill(password)
    await this.submit.click()
  }
}

/** Until the scripts have started, a form would be sent the old way. */
export async function whenStarted(page: Page) {
  await page.waitForFunction(() => (window as Window & { __started?: boolean }).__started === true)
}
