// Somebody who uses a page by its keys alone: walks with Tab, and at every stop has to see where they are.
import { expect, type Locator, type Page } from '@playwright/test'

export class ByKeyboard {
  private file = ''

  constructor(private readonly page: Page) {
    // The window that chooses files is the browser's own.
    page.on('filechooser', chooser => chooser.setFiles(this.file))
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
  }

  /** Stop by stop, however many it takes. */
  async tabTo(target: Locator, { back = false, most = 90 } = {}) {
    await target.waitFor()
    for (let stop = 0; stop < most; stop += 1) {
      await this.press(back ? 'Shift+Tab' : 'Tab')
      await this.expectSeen()
      if (await hasFocus(target)) return
    }
    throw new Error(`${target} cannot be reached with Tab`)
  }

  async go(target: Locator, key = 'Enter') {
    await this.tabTo(target)
    await this.press(key)
  }

  async fill(target: Locator, text: string) {
    await this.tabTo(target)
    await this.type(text)
  }

  async chooseFile(button: Locator, path: string) {
    this.file = path
    await this.go(button)
  }

  /** The focus is drawn, and nothing lies over it. What opens or closes at that moment gets the time to do so. */
  async expectSeen() {
    await expect.poll(() => this.page.evaluate(whatHidesTheFocus), { timeout: 10_000 }).toBe('')
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(element => element === document.activeElement)
}

/** Runs in the page. */
function whatHidesTheFocus(): string {
  const element = document.activeElement
  // Between the end of the page and its beginning lies the browser itself.
  if (!(element instanceof HTMLElement) || element === document.body) return ''
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
  const isDrawn = (one: Element | null, levels: number): boolean => {
    if (!one || levels === 0) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      isDrawn(one.parentElement, levels - 1)
    )
  }
  if (!isDrawn(element, 4)) return `${name}: no ring around it`
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  const isThere =
    there && (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
  return isThere ? '' : `${name}: behind ${there?.tagName ?? 'the edge'} ${there?.className ?? ''}`
}
