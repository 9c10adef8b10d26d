import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'
import { CodePart } from './code-part'
import { whenStarted } from './login-page'

/** Registration and recovery: a number, the code sent to it, a password. */
export class RegisterPage {
  readonly mobile: Locator
  readonly code: CodePart
  readonly password: Locator
  readonly agreement: Locator
  readonly submit: Locator

  constructor(
    private readonly page: Page,
    private readonly path: '/register/single' | '/register/findpwd' = '/register/single',
    language: Language = 'en',
  ) {
    const words = wordsOf(language).passport
    const main = page.getByRole('main')
    this.mobile = main.getByRole('textbox', { name: words.mobile })
    this.code = new CodePart(main, language)
    this.password = main.locator('input[name$="password"]')
    this.agreement = main.getByRole('checkbox')
    const name = path === '/register/single' ? words['register.submit'] : words['recover.submit']
    this.submit = main.getByRole('button', { name, exact: true })
  }

  async open() {
    await this.page.goto(this.path)
    await whenStarted(this.page)
  }

  /** Types a number and waits until the code is on its way. */
  async askForCode(mobile: string) {
    await this.mobile.fill(mobile)
    await this.code.send.click()
    await this.code.send.waitFor({ state: 'detached' })
  }
}
