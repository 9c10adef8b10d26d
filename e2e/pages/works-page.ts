import type { Locator, Page } from '@playwright/test'
import { wordsOf } from '../words'
import { whenStarted } from './login-page'

const words = wordsOf('en').works

/** The list of works, in English. */
export class WorksPage {
  readonly search: Locator
  readonly rows: Locator
  readonly batchBar: Locator

  constructor(private readonly page: Page) {
    const main = page.getByRole('main')
    this.search = main.getByRole('searchbox', { name: words['list.search'] })
    this.rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    this.batchBar = page.getByRole('region', { name: words['batch.label'] })
  }

  async open(search = '') {
    await this.page.goto(`/work-management/list${search}`)
    await whenStarted(this.page)
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  /** Exact: a chip's name ends with its count. */
  view(name: 'review' | 'bin' | 'all'): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${words[`view.${name}`]}( \\d+)?$`) })
  }

  async choose(...titles: string[]) {
    for (const title of titles) await this.row(title).getByRole('checkbox').check()
  }

  async act(title: string, deed: 'recall' | 'takeDown' | 'delete') {
    await this.row(title)
      .getByRole('button', { name: `More for “${title}”` })
      .click()
    await this.page.getByRole('menuitem', { name: words[`deed.${deed}`] }).click()
  }
}
