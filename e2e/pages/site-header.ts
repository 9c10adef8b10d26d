import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { wordsOf } from '../words'
import { UserMenu } from './user-menu'

export class SiteHeader {
  readonly root: Locator
  readonly skipLink: Locator
  readonly menu: Locator
  readonly menuLinks: Locator
  readonly selectedMenuLink: Locator
  readonly logIn: Locator
  readonly register: Locator
  readonly tickets: Locator
  readonly bell: Locator
  readonly languageSwitch: Locator
  readonly themeSwitch: Locator
  readonly user: UserMenu

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language).shell
    const named = (name: string) => ({ name, exact: true })
    this.root = page.getByRole('banner')
    this.skipLink = this.root.getByRole('link', named(words['skip.content']))
    this.menu = this.root.getByRole('navigation', named(words['menu.label']))
    this.menuLinks = this.menu.getByRole('link')
    this.selectedMenuLink = this.menu.locator('[aria-current]')
    this.logIn = this.root.getByRole('link', named(words['header.login']))
    this.register = this.root.getByRole('link', named(words['header.register']))
    this.tickets = this.root.getByRole('link', named(words['header.tickets']))
    // By its address: its name tells how many messages wait.
    this.bell = this.root.locator('a[href="/system-message"]')
    this.languageSwitch = this.root.getByRole('link', named(words['language.other']))
    this.themeSwitch = this.root.getByRole('button', { name: new RegExp(`^${words['theme.label']}`) })
    this.user = new UserMenu(page, language)
  }

  menuLink(name: string): Locator {
    return this.menu.getByRole('link', { name, exact: true })
  }

  /** Name and address of each entry, in order. */
  async menuEntries(): Promise<[string, string][]> {
    return this.menuLinks.evaluateAll(links =>
      links.map((link): [string, string] => [link.textContent ?? '', link.getAttribute('href') ?? '']),
    )
  }
}
