import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

export class UserMenu {
  readonly button: Locator
  readonly menu: Locator
  readonly entries: Locator
  readonly logOut: Locator
  /** The mark of a verified account, on the avatar. */
  readonly verifiedPerson: Locator
  readonly verifiedCompany: Locator

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language).shell
    this.button = page.getByRole('banner').getByRole('button', { name: words['header.account'] })
    this.menu = page.getByRole('menu')
    this.entries = this.menu.getByRole('menuitem')
    this.logOut = this.menu.getByRole('menuitem', { name: words['user.logout'] })
    this.verifiedPerson = this.button.getByTitle(words['header.verifiedPerson'])
    this.verifiedCompany = this.button.getByTitle(words['header.verifiedCompany'])
  }

  async open() {
    await this.button.click()
    await this.menu.waitFor()
  }

  async chooseLogOut() {
    await this.open()
    await this.logOut.click()
  }
}
