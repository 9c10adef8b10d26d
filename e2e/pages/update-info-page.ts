import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'
import { whenStarted } from './login-page'

export class UpdateInfoPage {
  readonly nickname: Locator
  readonly biography: Locator
  readonly save: Locator
  readonly avatarFile: Locator
  readonly crop: Locator
  readonly usePicture: Locator
  readonly certification: Locator
  readonly openCertification: Locator
  readonly companyName: Locator
  readonly creditCode: Locator
  readonly representative: Locator
  readonly licence: Locator
  readonly handIn: Locator
  readonly colleagues: Locator
  readonly inviteMobile: Locator
  readonly inviteRoles: Locator
  readonly invite: Locator

  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    const words = wordsOf(language).member
    const main = page.getByRole('main')
    this.nickname = main.getByRole('textbox', { name: words['profile.nickname'] })
    this.biography = main.getByRole('textbox', { name: words['profile.biography'] })
    this.save = main.getByRole('button', { name: words['profile.save'], exact: true })
    this.avatarFile = main.getByLabel(words['avatar.choose']).and(main.locator('input'))
    this.crop = page.getByRole('application', { name: words['crop.window'] })
    this.usePicture = page.getByRole('dialog').getByRole('button', { name: words['crop.save'] })
    this.certification = main.locator('#certification')
    const card = this.certification
    this.openCertification = card.getByRole('button', { name: words['certify.open'] })
    this.companyName = card.getByRole('textbox', { name: words['certify.companyName'] })
    this.creditCode = card.getByRole('textbox', { name: words['certify.creditCode'] })
    this.representative = card.getByRole('textbox', { name: words['certify.representative'] })
    this.licence = card.locator('input[type="file"]')
    const people = main.locator('#colleagues')
    this.colleagues = people.getByRole('listitem')
    this.inviteMobile = people.getByRole('textbox', { name: words['mobile.label'] })
    this.inviteRoles = people.getByRole('radio')
    this.invite = people.getByRole('button', { name: words['colleagues.invite'] })
    this.handIn = card.getByRole('button', { name: words['certify.submit'] })
  }

  async openCompany() {
    await this.page.goto('/person-center/company')
    await whenStarted(this.page)
  }

  async open() {
    await this.page.goto('/person-center/update-info')
    await whenStarted(this.page)
  }
}
