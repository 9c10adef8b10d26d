import { expect, test } from '../fixtures'
import { SiteFooter } from '../pages/site-footer'

const size = 150
const margin = 5

test.describe('the apps for phones', () => {
  test(`iOS opens a QR code of ${size} px`, async ({ page }) => {
    await page.goto('/guest/index')
    const footer = new SiteFooter(page)
    await expect(footer.popover).toHaveCount(0)
    await footer.button('iOS').click()
    const picture = footer.popover.getByRole('img')
    await expect(picture).toBeVisible()
    expect(await picture.boundingBox()).toMatchObject({ width: size, height: size })
    const drawn = await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    )
    expect(drawn).toBe(size)
    await page.keyboard.press('Escape')
    await expect(footer.popover).toHaveCount(0)
  })

  test(`have a margin of ${margin} around their QR code`, async ({ page }) => {
    await page.goto('/guest/index')
    const drawing = await page.evaluate(() => fetch('/qr/ios.svg').then(answer => answer.text()))
    const across = Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1])
    // A code of version v is 17 + 4v modules wide.
    expect((across - 2 * margin - 17) % 4).toBe(0)
    const firstModule = Number(/stroke="#000000" d="M(\d+)/.exec(drawing)?.[1])
    expect(firstModule).toBe(margin)
  })
})
