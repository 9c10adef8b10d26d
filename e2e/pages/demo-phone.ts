import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

export class DemoPhone {
  readonly root: Locator
  readonly toggle: Locator
  readonly messages: Locator
  readonly fillIn: Locator

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language).shell
    this.root = page.getByRole('complementary', { name: words['demo.title'] })
    this.toggle = this.root
      .getByRole('button', { expanded: true })
      .or(this.root.getByRole('button', { expanded: false }))
    this.messages = this.root.getByRole('listitem')
    this.fillIn = this.root.getByRole('button', { name: words['demo.use'] })
  }
}
