import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#contract/language'
import type { AreaWords } from '../../web/src/messages/areas'
import { wordsOf } from '../words'
import { whenStarted } from './login-page'

export class IdentityPage {
  readonly heading: Locator
  readonly name: Locator
  readonly idNumber: Locator
  readonly passportNumber: Locator
  readonly passport: Locator
  readonly submit: Locator
  readonly consent: Locator
  private readonly words: AreaWords['passport']

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).passport
    this.words = words
    const main = page.getByRole('main')
    this.heading = main.getByRole('heading', { level: 1 })
    this.name = main.getByRole('textbox', { name: words['identity.name'] })
    this.idNumber = main.getByRole('textbox', { name: words['identity.idNumber'] })
    this.passportNumber = main.getByRole('textbox', { name: words['identity.passportNumber'] })
    this.passport = main.getByRole('radio', { name: words['identity.passport'] })
    this.submit = main.getByRole('button', { name: words['identity.submit'] })
    this.consent = main.getByRole('checkbox')
  }

  async open(address: string) {
    await this.page.goto(address)
    await whenStarted(this.page)
  }

  /** One tile: the scan of one side. */
  scan(kind: 'id_front' | 'id_back' | 'passport_page') {
    const title = this.words[`scan.${kind}`]
    const tile = this.page.getByRole('group').filter({ hasText: title }).last()
    return {
      tile,
      file: tile.locator('input[type="file"]'),
      preview: tile.getByRole('img'),
      remove: tile.getByRole('button', { name: this.words['scan.remove'].replace('{title}', title) }),
      retry: tile.getByRole('button', { name: this.words['scan.retry'].replace('{title}', title) }),
      replace: tile.getByRole('button', { name: this.words['scan.replace'].replace('{title}', title) }),
    }
  }
  /** Waits until it is kept: a bar may also be missing because it has not appeared yet. */
  async add(
    kind: Parameters<IdentityPage['scan']>[0],
    scan: { name: string; mimeType: string; buffer: Buffer },
  ) {
    const { tile, file, preview } = this.scan(kind)
    await file.setInputFiles(scan)
    await expect(preview).toBeVisible()
    await expect(tile.getByRole('progressbar')).toHaveCount(0)
  }
}
