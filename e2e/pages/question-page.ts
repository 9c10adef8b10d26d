import type { Locator, Page } from '@playwright/test'
import type { QuestionType } from '#contract/support/question-rules'
import { wordsOf } from '../words'
import { whenStarted } from './login-page'

const words = wordsOf('en').guest

/** The question form of guests and members, in English. */
export class QuestionPage {
  readonly types: Locator
  readonly content: Locator
  readonly mobile: Locator
  readonly submit: Locator
  readonly told: Locator

  constructor(private readonly page: Page) {
    const main = page.getByRole('main')
    this.types = main.getByRole('radiogroup', { name: words['question.type'] })
    this.content = main.getByRole('textbox', { name: words['question.content'] })
    this.mobile = main.getByRole('textbox', { name: words['question.mobile'] })
    this.submit = main.getByRole('button', { name: words['question.submit'] })
    this.told = main.getByRole('status')
  }

  async open(path = '/guest/q-a') {
    await this.page.goto(path)
    await whenStarted(this.page)
  }

  type(type: QuestionType): Locator {
    return this.types.getByRole('radio', { name: words[`category.${type}`] })
  }

  async choose(type: QuestionType) {
    await this.types.getByText(words[`category.${type}`], { exact: true }).click()
  }

  async fill(question: { type: QuestionType; content: string; mobile?: string }) {
    await this.choose(question.type)
    await this.content.fill(question.content)
    if (question.mobile !== undefined) await this.mobile.fill(question.mobile)
  }
}
