import type { Locator } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'

/** The field for a one-time code with the button that has it sent. */
export class CodePart {
  readonly input: Locator
  readonly send: Locator
  readonly again: Locator

  constructor(root: Locator, language: Language = 'en', label?: string) {
    const words = wordsOf(language).shell
    const field = label
      ? root.locator('div', { has: root.page().getByRole('textbox', { name: label }) }).last()
      : root
    this.input = label ? root.getByRole('textbox', { name: label }) : field.locator('input[name$="sms_code"]')
    this.send = field.getByRole('button', { name: words['code.send'] })
    this.again = field.getByRole('button', { name: words['code.resend'] })
  }
}
