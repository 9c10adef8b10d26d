import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'
import { CodePart } from './code-part'
import { whenStarted } from './login-page'

export class RegisterMinorPage {
  readonly childName: Locator
  readonly childId: Locator
  readonly guardianName: Locator
  readonly guardianId: Locator
  readonly relations: Locator
  readonly guardianMobile: Locator
  readonly guardianCode: CodePart
  readonly ownNumber: Locator
  readonly ownMobile: Locator
  readonly ownCode: CodePart
  readonly password: Locator
  /** To the site's terms, and the guardian's own to what the documents are for. */
  readonly consents: Locator
  readonly submit: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).passport
    const main = page.getByRole('main')
    const box = (name: string) => main.getByRole('textbox', { name })
    this.childName = box(words['minor.childName'])
    this.childId = box(words['minor.childId'])
    this.guardianName = box(words['minor.guardianName'])
    this.guardianId = box(words['minor.guardianId'])
    this.relations = main.getByRole('radiogroup', { name: words['minor.relation'] }).getByRole('radio')
    this.guardianMobile = box(words['minor.guardianMobile'])
    this.guardianCode = new CodePart(main, language, words['minor.guardianCode'])
    this.ownNumber = main.getByRole('radio', { name: words['minor.number.own'] })
    this.ownMobile = box(words['minor.ownMobile'])
    this.ownCode = new CodePart(main, language, words['minor.ownCode'])
    this.password = main.locator('input[name="password"]')
    this.consents = main.getByRole('checkbox')
    this.submit = main.getByRole('button', { name: words['minor.submit'] })
  }

  async open() {
    await this.page.goto('/register/children')
    await whenStarted(this.page)
  }

  async agree() {
    for (const consent of await this.consents.all()) await consent.check()
  }

  async fillPeople(
    child: { name: string; id: string },
    guardian: { name: string; id: string; mobile: string },
  ) {
    await this.childName.fill(child.name)
    await this.childId.fill(child.id)
    await this.guardianName.fill(guardian.name)
    await this.guardianId.fill(guardian.id)
    await this.relations.nth(1).click()
    await this.guardianMobile.fill(guardian.mobile)
  }
}
