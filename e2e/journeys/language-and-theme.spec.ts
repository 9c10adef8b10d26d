import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'
import { SiteHeader } from '../pages/site-header'
import { wordsOf } from '../words'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the language', () => {
  for (const [locale, language] of [
    ['en-US', 'en'],
    ['zh-TW', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['fr-FR', 'zh-CN'],
  ] as const) {
    test.describe(`of a browser set to ${locale}`, () => {
      test.use({ locale })
      test(`is ${language} at first`, async ({ page }) => {
        await page.goto('/guest/index')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      })
    })
  }

  test('can be switched and stays switched', async ({ page, context }) => {
    await page.goto('/download/index')
    await whenStarted(page)
    await new SiteHeader(page).languageSwitch.click()
    await expect(title(page)).toHaveText(wordsOf('zh-CN').guest['download.title'])
    await expect(page).toHaveURL('/download/index')
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('zh-CN')
    await page.goto('/guest/index')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await new SiteHeader(page, 'zh-CN').languageSwitch.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('the theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`chosen as ${theme}`, () => {
      test.use({ theme, colorScheme: theme === 'dark' ? 'light' : 'dark' })

      test('stands before anything is painted', async ({ page }) => {
        await page.addInitScript(noteThemeWhenBodyAppears)
        await page.goto('/guest/index')
        expect(await page.evaluate(() => (window as Window & { themeAtBody?: string }).themeAtBody)).toBe(
          theme,
        )
        expect(await brightness(page)).toBe(theme)
      })
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`of a ${colorScheme} system`, () => {
      test.use({ colorScheme })
      test('is followed until a choice is made', async ({ page }) => {
        await page.goto('/guest/index')
        expect(await brightness(page)).toBe(colorScheme)
      })
    })
  }
})

/** Runs in the page: the first paint cannot come before the body. */
function noteThemeWhenBodyAppears() {
  new MutationObserver((_changes, observer) => {
    if (!document.body) return
    ;(window as Window & { themeAtBody?: string }).themeAtBody = document.documentElement.dataset.theme
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

function brightness(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) throw new Error('no canvas')
    // A canvas turns any way of writing a colour into numbers.
    paint.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
    return red + green + blue > 380 ? 'light' : 'dark'
  })
}
