// The page of the built-in identity provider: opened from an account, finished on a phone without a session.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Member } from '../builders/member'
import { idOfAge } from '../builders/new-person'
import { expect, test } from '../fixtures'
import { IdentityPage } from '../pages/identity-page'
import { NoticeModal } from '../pages/notice-modal'

test.use({ isSiteOwn: true })

test.use({ viewport: { width: 390, height: 800 } })

const ticketCall = '**/api/realidcation/ticket*'
const uploadCall = '**/api/realidcation/upload'

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
  await front.file.setInputFiles(await picture('front.png'))
  await form.scan('id_back').file.setInputFiles(await picture('back.png'))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await form.submit.click()
  await expect(form.heading).toHaveText(words.passport['identity.waiting'])
  await page.reload()
  await expect(form.heading).toHaveText(words.passport['identity.waiting'])
})

test('a passport asks for its one page', async ({ page, member, words }) => {
  const form = new IdentityPage(page)
  await form.open(await addressFor(page, await member()))
  await form.name.fill('River Song')
  await form.passport.click()
  await form.passportNumber.fill('e1234 5678')
  await expect(form.passportNumber).toHaveValue('E12345678')
  await form.scan('passport_page').file.setInputFiles(await picture('page.png'))
  await expect(form.scan('passport_page').remove).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await form.submit.click()
  await expect(form.heading).toHaveText(words.passport['identity.waiting'])
})

test('what is missing is told in place, and nothing is sent', async ({ page, member, words }) => {
  const form = new IdentityPage(page)
  await form.open(await addressFor(page, await member()))
  await form.submit.click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription(words.passport['name.missing'])
  await expect(form.idNumber).toHaveAccessibleDescription(words.passport['id.length'])
  await expect(form.scan('id_front').tile.getByRole('alert')).toHaveText(words.passport['scan.missing'])
  await expect(form.scan('id_back').tile.getByRole('alert')).toHaveText(words.passport['scan.missing'])
})

test('an ID under 18 leads to the page for minors while it is typed', async ({ page, member }) => {
  const form = new IdentityPage(page)
  await form.open(await addressFor(page, await member()))
  await form.idNumber.pressSequentially(idOfAge(15))
  await expect(form.idNumber).toHaveAccessibleDescription(/under 18/)
  await expect(page.getByRole('main').locator('a[href="/realidcation"]')).toBeVisible()
})

test('a file that is too large, of another kind, or broken is refused at its tile', async ({
  page,
  member,
  words,
  problems,
}) => {
  problems.allow(/realidcation\/upload/)
  // The recorder of the trace tries to read a preview, which the page's policy forbids it.
  problems.allow(/blob:.*connect-src/)
  const form = new IdentityPage(page)
  await form.open(await addressFor(page, await member()))
  const { tile, file } = form.scan('id_front')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(21 * 1024 * 1024) })
  await expect(tile.getByRole('alert')).toHaveText(words.passport['scan.tooLarge'])
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(tile.getByRole('alert')).toHaveText(words.passport['scan.wrongType'])
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(tile.getByRole('alert')).toContainText('does not open')
})

test('an upload that breaks off can be sent again', async ({ page, member, words, problems }) => {
  problems.allow(/realidcation\/upload/)
  const form = new IdentityPage(page)
  await form.open(await addressFor(page, await member()))
  const { tile, file, retry, preview } = form.scan('id_front')
  await page.route(uploadCall, route => route.abort())
  await file.setInputFiles(await picture('front.png'))
  await expect(tile.getByRole('alert')).toHaveText(words.passport['scan.failed'])
  await expect(new NoticeModal(page).root).toHaveCount(0)
  await page.unroute(uploadCall)
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(preview).toBeVisible()
})

test('a link that is too old, cut off or missing says how to get a new one', async ({
  page,
  words,
  problems,
}) => {
  problems.allow(/realidcation\/ticket/)
  const form = new IdentityPage(page)
  for (const query of ['', '?ticket=short', `?ticket=${'x'.repeat(60)}`]) {
    await form.open(`/identity-check${query}`)
    await expect(form.heading).toHaveText(words.passport['identity.expired'])
    await expect(page.getByRole('main')).toContainText(words.passport['identity.askAgain'])
  }
})

test('a refused check shows its reasons beside the fields until they are changed', async ({ page }) => {
  const reasons = [
    { field: 'number', text: 'The number differs from the scan.' },
    { field: 'id_back', text: 'The back is blurred.' },
    { field: 'birth_date', text: 'Please call us.' },
  ]
  const data = { nickname: 'River', state: 'refused', reasons, expires_at: new Date().toISOString() }
  await page.route(ticketCall, route => route.fulfill({ json: { code: 1, msg: '', data } }))
  const form = new IdentityPage(page)
  await form.open('/identity-check?ticket=of-a-check-that-was-refused')
  await expect(form.idNumber).toHaveAccessibleDescription('The number differs from the scan.')
  await expect(form.scan('id_back').tile).toContainText('The back is blurred.')
  await expect(page.getByRole('main')).toContainText('Please call us.')
  await form.idNumber.fill(idOfAge(30))
  await expect(form.idNumber).toHaveAccessibleDescription(/Born on/)
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
  const answer = await page.evaluate(async () => (await fetch('/api/realidcation/verifyurl')).json())
  await context.clearCookies({ name: /^(token|sid)$/ })
  return answer.data.url
}

async function picture(name: string) {
  const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background: '#d8d2c4' } })
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}
