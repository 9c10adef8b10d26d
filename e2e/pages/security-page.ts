import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'
import { CodePart } from './code-part'
import { whenStarted } from './login-page'

export class SecurityPage {
  readonly oldPassword: Locator
  readonly newPassword: Locator
  readonly changePassword: Locator
  readonly changeMobile: Locator
  readonly oldCode: CodePart
  readonly next: Locator
  readonly newMobile: Locator
  readonly newCode: CodePart
  readonly submitMobile: Locator
  readonly mobileCard: Locator
  readonly devices: Locator
  readonly endOthers: Locator
  readonly logins: Locator
  readonly closeCard: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).member
    const main = page.getByRole('main')
    const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true })
    this.oldPassword = main.locator('input[name="old_password"]')
    this.newPassword = main.locator('input[name="new_password"]')
    this.changePassword = button(main, words['password.submit'])
    this.mobileCard = main.locator('#mobile')
    this.changeMobile = button(this.mobileCard, words['mobile.change'])
    this.oldCode = new CodePart(this.mobileCard, language, words['mobile.oldCode'])
    this.next = button(this.mobileCard, words['mobile.next'])
    this.newMobile = this.mobileCard.locator('input[name="new_mobile"]')
    this.newCode = new CodePart(this.mobileCard, language, words['mobile.newCode'])
    this.submitMobile = button(this.mobileCard, words['mobile.submit'])
    this.devices = main.locator('#devices').getByRole('listitem')
    this.endOthers = button(main.locator('#devices'), words['devices.endOthers'])
    this.logins = main.locator('#logins').getByRole('listitem')
    this.closeCard = main.locator('#close')
  }

  async open() {
    await this.page.goto('/person-center/reset-pwd')
    await whenStarted(this.page)
  }
}
