import type { Locator, Page } from '@playwright/test'
import type { minorDocuments } from '#contract/identity/account'
import type { Language } from '#contract/language'
import type { AreaWords } from '../../web/src/messages/areas'
import { wordsOf } from '../words'
import { CodePart } from './code-part'
import { whenStarted } from './login-page'

type Kind = (typeof minorDocuments)[number]

/** Where a minor's details and documents are handed in. */
export class MinorPage {
  readonly childName: Locator
  readonly childId: Locator
  readonly saveChild: Locator
  readonly guardianName: Locator
  readonly guardianId: Locator
  readonly relations: Locator
  readonly guardianMobile: Locator
  readonly guardianCode: CodePart
  readonly saveGuardian: Locator
  readonly side: Locator
  readonly submit: Locator
  private readonly words: AreaWords['member']

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).member
    this.words = words
    const child = page.locator('#part-child')
    const guardian = page.locator('#part-guardian')
    this.childName = child.getByRole('textbox', { name: words['minor.childName'] })
    this.childId = child.getByRole('textbox', { name: words['minor.childId'] })
    this.saveChild = child.getByRole('button', { name: words['minor.save'] })
    this.guardianName = guardian.getByRole('textbox', { name: words['minor.guardianName'] })
    this.guardianId = guardian.getByRole('textbox', { name: words['minor.guardianId'] })
    this.relations = guardian.getByRole('radio')
    this.guardianMobile = guardian.getByRole('textbox', { name: words['minor.guardianMobile'] })
    this.guardianCode = new CodePart(guardian, language, words['minor.guardianCode'])
    this.saveGuardian = guardian.getByRole('button', { name: words['minor.saveGuardian'] })
    this.side = page.getByRole('complementary', { name: words['minor.sideLabel'] })
    this.submit = this.side.getByRole('button', { name: words['minor.submit'] })
  }

  async open() {
    await this.page.goto('/realidcation')
    await whenStarted(this.page)
  }

  document(kind: Kind): Locator {
    return this.page.locator(`#part-${kind}`)
  }

  preview(kind: Kind): Locator {
    const title = this.words[`minor.part.${kind}`]
    return this.document(kind).getByRole('link', { name: this.words['scan.open'].replace('{title}', title) })
  }

  async add(kind: Kind, file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.document(kind).locator('input[type="file"]').setInputFiles(file)
  }
}
