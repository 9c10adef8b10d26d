import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

export class PhoneMenu {
  readonly button: Locator
  readonly panel: Locator
  readonly links: Locator

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language).shell
    this.button = page.getByRole('button', { name: words['menu.open'] })
    this.panel = page.getByRole('banner').locator('[popover]:popover-open')
    this.links = this.panel.getByRole('navigation').getByRole('link')
  }
}
