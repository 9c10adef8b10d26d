import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

/** The two steps into the console, and what a newcomer sets up on the way. */
export class OperatorDoor {
  readonly username: Locator
  readonly password: Locator
  readonly next: Locator
  readonly code: Locator
  readonly enter: Locator
  readonly qrCode: Locator
  readonly key: Locator
  readonly recoveryCodes: Locator
  readonly saved: Locator
  readonly goIn: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).operator
    const main = page.getByRole('main')
    this.username = page.locator('input[name="username"]')
    this.password = page.locator('input[name="password"]')
    this.next = main.getByRole('button', { name: words['door.next'], exact: true })
    this.code = page.locator('input[name="code"]')
    this.enter = main.locator('form button[type="submit"]')
    this.qrCode = page.getByRole('img', { name: words['enrol.qr'] })
    this.key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    this.recoveryCodes = main.locator('ol code')
    this.saved = page.getByRole('checkbox', { name: words['codes.saved'] })
    this.goIn = main.getByRole('button', { name: words['codes.go'] })
  }

  async open(path = '/operator') {
    await this.page.goto(path)
  }

  async passFirstStep(username: string, password: string) {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.next.click()
  }

  async passSecondStep(code: string) {
    await this.code.fill(code)
    await this.enter.click()
  }
}
