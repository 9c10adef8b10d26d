// The page of the built-in identity provider: opened from an account, finished on a phone without a session.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Member } from '../builders/member'
import { idOfAge } from '../builders/new-person'
import { expect, test } from '../fixtures'
import { IdentityPage } from '../pages/identity-page'

test.use({ isSiteOwn: true })

test.use({ viewport: { width: 390, height: 800 } })

test('name, number and both sides are handed in, and the page says what happens next', async ({
  page,
  member,
  words,
}) => {
  const form = new IdentityPage(page)
  await form.open(await addressFor(page, await member()))
  await form.name.fill('大江')
  await form.idNumber.fill(idOfAge(30))
  const front = form.scan('id_front')
  await front.file.setInputFiles(await picture('front.png'))
  await expect(front.preview).toBeVisible()
  await expect(front.remove).toBeVisible()
  await front.remove.click()
  await expect(front.preview).toHaveCount(0)
  await form.add('id_front', await picture('front.png'))
  await form.add('id_back', await picture('back.png'))
  await form.consent.check()
  await form.submit.click()
  await expect(form.heading).toHaveText(words.passport['identity.waiting'])
  await page.reload()
  await expect(form.heading).toHaveText(words.passport['identity.waiting'])
})

/** Asks for the address as the member's own page would, then leaves the session behind. */
async function addressFor(page: Page, someone: Member): Promise<string> {
  const { cookies } = await someone.openSession()
  await page.goto('/identity-check')
  const context = page.context()
  const url = page.url()
  await context.addCookies([
    { name: 'token', value: cookies.token, url },
    { name: 'sid', value: cookies.sid, url },
  ])
  const answer = await page.evaluate(async () => {
    const t = Math.floor(Date.now() / 1000)
    return (await fetch(`/api/realidcation/verifyurl?t=${t}`)).json()
  })
  await context.clearCookies({ name: /^(token|sid)$/ })
  return answer.data.url
}

async function picture(name: string) {
  const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background: '#d8d2c4' } })
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}
