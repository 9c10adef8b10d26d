import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

export class SiteFooter {
  readonly root: Locator
  readonly contactTitle: Locator
  readonly serviceCodes: Locator
  /** The one popover that is open. */
  readonly popover: Locator

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language).shell
    this.root = page.getByRole('contentinfo')
    this.contactTitle = this.root.getByRole('heading', { name: words['footer.contactTitle'], exact: true })
    this.serviceCodes = this.root.getByRole('region', { name: words['footer.service'] })
    this.popover = this.root.locator('[popover]:popover-open')
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name, exact: true })
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }
}
