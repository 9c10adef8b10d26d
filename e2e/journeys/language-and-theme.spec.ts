import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { whenStarted } from '../pages/login-page'
import { SiteHeader } from '../pages/site-header'
import { wordsOf } from '../words'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the language is the browser’s at first, can be switched, and stays switched', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  for (const [locale, language] of [
    ['en-US', 'en'],
    ['zh-TW', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['fr-FR', 'zh-CN'],
  ] as const) {
    const visitor = await browser.newContext({ baseURL, locale })
    const theirs = await visitor.newPage()
    await theirs.goto('/guest/index')
    await expect(theirs.locator('html'), locale).toHaveAttribute('lang', language)
    await visitor.close()
  }

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

test('the theme is the system’s until one is chosen, which stands before anything is painted', async ({
  page,
  context,
  site,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/guest/index')
    expect(await brightness(page)).toBe(colorScheme)
  }
  await page.addInitScript(noteThemeWhenBodyAppears)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
    await context.addCookies([{ name: 'theme', value: theme, url: site.origin }])
    await page.goto('/guest/index')
    expect(await page.evaluate(() => (window as Window & { themeAtBody?: string }).themeAtBody)).toBe(theme)
    expect(await brightness(page)).toBe(theme)
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
