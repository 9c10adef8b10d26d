import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fill } from '#contract/fill'
import { wordsOf } from '../words'

const { publish, works, materials } = wordsOf('en')

/** The three steps, as a musician walks through them. */
export class PublishPage {
  constructor(readonly page: Page) {}

  /** `title`, `tracks.12.composers`, `tracks.12.material.music`. */
  field(key: string): Locator {
    return this.page.locator(`[data-field="${key}"]`)
  }

  get workId(): number {
    return Number(new URL(this.page.url()).searchParams.get('id'))
  }

  startButton(kind: 'single' | 'album'): Locator {
    return this.page.getByRole('button', { name: `${publish['entry.start']} ${publish[`entry.${kind}`]}` })
  }

  async begin(kind: 'single' | 'album') {
    await this.page.goto('/work-publish/entry')
    await this.startButton(kind).click()
    await this.page.waitForURL(/step-1\?id=\d+/)
  }

  /** Everything that a single asks of its release; an album asks the same of itself. */
  async fillRelease(title: string | undefined, artist: string) {
    if (title !== undefined) await this.field('title').getByRole('textbox').fill(title)
    await this.page.getByRole('combobox', { name: 'Name of artist 1' }).fill(artist)
    await this.choose('genre', works['genre.folk'])
    await this.field('language').getByRole('combobox').fill('Mandarin')
    await this.page.getByRole('option', { name: 'Mandarin' }).first().click()
    await this.field('explicit').getByRole('radio', { name: 'No', exact: true }).click()
    // Both lines of ownership with one press.
    const owner = fill(publish['ownership.takeOwner'], { name: artist })
    await this.field('p_line').getByRole('button', { name: owner }).click()
    await this.page.getByRole('radio', { name: publish['ai.no'] }).click()
  }

  async fillPeople(trackKey: string, name: string) {
    for (const role of ['performers', 'composers', 'lyricists']) {
      await this.addName(`${trackKey}.${role}`, name)
    }
  }

  async addName(key: string, name: string) {
    const input = this.field(key).getByRole('combobox')
    await input.fill(name)
    await input.press('Enter')
  }

  async chooseRights(trackKey: string, property: string, source: string) {
    await this.field(`${trackKey}.rights.property`).getByRole('radio', { name: property }).click()
    await this.field(`${trackKey}.rights.source`).getByRole('radio', { name: source }).click()
  }

  private async choose(key: string, option: string) {
    await this.field(key).getByRole('combobox').click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  async firstTrackKey(): Promise<string> {
    const key = await this.page.locator('[data-field^="tracks."]').first().getAttribute('data-field')
    return (key ?? '').split('.').slice(0, 2).join('.')
  }

  async next(label: keyof typeof publish & `next.${string}`) {
    await this.page.getByRole('button', { name: publish[label] }).click()
  }

  async hand(key: string, ...files: string[]) {
    await this.field(key).locator('input[type="file"]').last().setInputFiles(files)
  }

  /** By mouse, through the chooser of the browser. */
  async pick(key: string, name: string, file: string) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.field(key)
      .getByRole('button', { name: fill(materials.choose, { name }), exact: true })
      .click()
    await (await chooser).setFiles(file)
  }

  async expectPassed(key: string) {
    await expect(this.field(key).getByText(materials.passed, { exact: true }).first()).toBeVisible({
      timeout: 60_000,
    })
  }

  async chooseDate(day: string) {
    const date = this.field('release_date').getByRole('textbox')
    await date.fill(day)
    await date.blur()
  }

  async sign(name: string, codeOf: () => Promise<string>) {
    const { page } = this
    await page.getByRole('textbox', { name: publish['sign.name'] }).fill(name)
    await page.getByRole('button', { name: wordsOf('en').shell['code.send'] }).click()
    await expect(page.getByText(/Sent to/)).toBeVisible({ timeout: 20_000 })
    await page.locator('input[autocomplete="one-time-code"]').fill(await codeOf())
    await page.getByRole('button', { name: publish['sign.submit'] }).click()
    await page.waitForURL(/work-management\/detail/)
  }
}
