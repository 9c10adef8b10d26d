import type { Locator, Page } from '@playwright/test'
import type { QuestionType } from '#contract/support/question-rules'
import { wordsOf } from '../words'
import { whenStarted } from './login-page'

const words = wordsOf('en').support

/** The form of a new work order, in English. */
export class NewTicketPage {
  readonly subject: Locator
  readonly text: Locator
  readonly files: Locator
  readonly attached: Locator
  readonly submit: Locator

  constructor(private readonly page: Page) {
    const main = page.getByRole('main')
    this.subject = main.getByRole('textbox', { name: words['add.subject'] })
    this.text = main.getByRole('textbox', { name: words['add.text'] })
    this.files = main.locator('input[type="file"]')
    this.attached = main.getByRole('group', { name: words['attach.label'] }).getByRole('listitem')
    this.submit = main.getByRole('button', { name: words['add.submit'] })
  }

  async open(search = '') {
    await this.page.goto(`/gongdan/add${search}`)
    await whenStarted(this.page)
  }

  async choose(category: QuestionType) {
    await this.page
      .getByRole('radiogroup', { name: words['add.category'] })
      .getByText(words[`category.${category}`], { exact: true })
      .click()
  }

  async fill(ticket: { category: QuestionType; subject: string; text: string }) {
    await this.choose(ticket.category)
    await this.subject.fill(ticket.subject)
    await this.text.fill(ticket.text)
  }
}

/** One work order with its conversation, in English. */
export class TicketPage {
  readonly replies: Locator
  readonly thread: Locator
  readonly facts: Locator
  readonly reply: Locator
  readonly send: Locator
  readonly close: Locator
  readonly whyReopen: Locator
  readonly reopen: Locator
  readonly rate: Locator

  constructor(private readonly page: Page) {
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    this.thread = main.getByRole('log', { name: words['thread.label'] })
    this.replies = this.thread.getByRole('article')
    this.facts = main.getByRole('region', { name: words['detail.facts'] })
    this.reply = main.getByRole('textbox', { name: words['reply.label'] })
    this.send = button(words['reply.send'])
    this.close = button(words['close.do'])
    this.whyReopen = main.getByRole('textbox', { name: words['reopen.label'] })
    this.reopen = button(words['reopen.do'])
    this.rate = button(words['rate.submit'])
  }

  async open(id: number) {
    await this.page.goto(`/gongdan/detail?id=${id}`)
    await whenStarted(this.page)
  }

  get id(): number {
    return Number(new URL(this.page.url()).searchParams.get('id'))
  }

  grade(grade: 1 | 2 | 3 | 4 | 5): Locator {
    return this.page.getByRole('radio', { name: `${grade} · ${words[`rate.${grade}`]}` })
  }
}
