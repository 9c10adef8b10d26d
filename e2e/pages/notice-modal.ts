import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

/** The one modal in which failed calls and pages that do not load are told. */
export class NoticeModal {
  readonly root: Locator
  readonly close: Locator
  readonly retry: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).shell
    this.root = page.getByRole('alertdialog')
    this.close = this.root.getByRole('button', { name: words['problem.close'] })
    this.retry = this.root
      .getByRole('link', { name: words['load.retry'] })
      .or(this.root.getByRole('button', { name: words['load.retry'] }))
  }

  titled(name: string): Locator {
    return this.page.getByRole('alertdialog', { name, exact: true })
  }
}
