import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

/** The desk on which one work is reviewed. */
export class ReviewPage {
  readonly words: ReturnType<typeof wordsOf>['review']
  readonly side: Locator
  readonly question: Locator
  readonly pass: Locator
  readonly passRights: Locator
  readonly reject: Locator
  readonly reasons: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const t = wordsOf(language).review
    this.words = t
    this.side = page.getByRole('complementary', { name: t['side.label'] })
    this.question = page.getByRole('alertdialog')
    const button = (name: string) => this.side.getByRole('button', { name, exact: true })
    this.pass = button(t['step.pass'])
    this.passRights = button(t['step.passRights'])
    this.reject = button(t['step.reject'])
    this.reasons = this.side.getByRole('textbox')
  }

  async takeNext(title: string) {
    await this.page.getByRole('main').getByRole('button', { name: this.words['next.work'] }).click()
    await this.expectAt(title)
  }

  async expectAt(title: string) {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const isOpen = this.side.getByText(this.words['standing.free'])
    await expect(isOpen.or(this.side.getByText(this.words['standing.mine']))).toBeVisible()
  }

  /** A field, a file or a comparison by its place in the work. */
  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`)
  }

  async mark(name: string, text: string) {
    const before = await this.reasons.count()
    await this.part(name)
      .getByRole('button', { name: /^Mark a problem:/ })
      .click()
    await expect(this.reasons).toHaveCount(before + 1)
    await this.reasons.last().fill(text)
  }

  async confirm(step: 'pass' | 'passRights' | 'reject') {
    await this[step].click()
    await this.question.getByRole('button', { name: this.words[`step.${step}`], exact: true }).click()
    await expect(this.question).toBeHidden()
  }
}
