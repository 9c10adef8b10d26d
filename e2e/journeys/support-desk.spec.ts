import type { Browser, BrowserContext } from '@playwright/test'
import { fill } from '#contract/fill'
import { newStaff } from '../builders/staff'
import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

/** Somebody else's computer. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: 'en-GB' })
}

test('a member asks from a rejected work, support answers, the bell rings by itself, the member rates', async ({
  page,
  browser,
  baseURL,
  backend,
  site,
  member,
  login,
  words,
}) => {
  // Two browsers on one machine.
  test.slow()
  const someone = await member({ nickname: 'Lin', verifiedAt: new Date() })
  const workId = await newWork(backend, site, someone, { title: 'Paper boat', status: '400' })
  const support = await newStaff(backend, site, { name: 'Fang', roles: ['support'] })
  const desk = await anotherBrowser(browser, baseURL)
  await support.logIn(desk)
  const deskPage = await desk.newPage()
  await deskPage.goto('/operator/desk/canned')
  await deskPage.getByRole('button', { name: words['support-desk']['canned.add'] }).click()
  const form = deskPage.getByRole('dialog')
  await form.getByLabel(words['support-desk']['canned.name']).fill('Cover size')
  await form.getByLabel(words['support-desk']['language.zh-CN']).fill('{name}，你好：封面要 3000 像素以上。')
  await form
    .getByLabel(words['support-desk']['language.en'])
    .fill('Dear {name}, “{about}” needs a larger cover.')
  await form.getByRole('button', { name: words['support-desk']['canned.save'] }).click()
  await expect(deskPage.getByRole('heading', { name: 'Cover size' })).toBeVisible()
  await deskPage.goto('/operator/desk')
  await expect(deskPage.getByText(words['support-desk']['empty.waiting'])).toBeVisible()

  await login(someone)
  await page.goto(`/work-management/detail?id=${workId}`)
  await page.getByRole('link', { name: words.works['detail.ask'] }).first().click()
  await expect(page).toHaveURL(/\/gongdan\/add/)
  await expect(page.getByText('Paper boat')).toBeVisible()
  await page.getByRole('main').getByText(words.support['category.work_management'], { exact: true }).click()
  await page.getByLabel(words.support['add.subject']).fill('Why was my cover rejected?')
  await page.getByLabel(words.support['add.text']).fill('It is square and sharp.')
  await page.getByRole('button', { name: words.support['add.submit'] }).click()
  await expect(page).toHaveURL(/\/gongdan\/detail/)

  await deskPage.getByRole('button', { name: words['support-desk']['queue.news'] }).click()
  await deskPage.getByRole('link', { name: /Why was my cover rejected/ }).click()
  await expect(deskPage.getByRole('heading', { level: 1 })).toHaveText('Why was my cover rejected?')
  await expect(deskPage.getByText('Paper boat')).toBeVisible()
  await expectAccessible(deskPage)
  await deskPage.getByRole('button', { name: words['support-desk']['canned.pick'] }).click()
  await deskPage.getByRole('button', { name: /Cover size/ }).click()
  const answer = deskPage.getByRole('textbox', { name: words['support-desk']['answer.label'] })
  await expect(answer).toHaveValue('Dear Lin, “Paper boat” needs a larger cover.')

  // The member stands somewhere else: the bell has to find them.
  await page.goto('/work-management/list')
  const bell = page.getByRole('link', { name: /unread|messages/i }).first()
  await expect(bell).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await deskPage.getByRole('button', { name: words['support-desk']['answer.send'] }).click()
  const rung = page.getByRole('link', { name: fill(words.shell['header.unread'], { count: 1 }) })
  await expect(rung).toBeVisible()
  await rung.click()
  await page
    .getByRole('link', { name: /has an answer/ })
    .first()
    .click()
  await expect(page.getByText('Dear Lin, “Paper boat” needs a larger cover.')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(page.getByRole('link', { name: words.shell['header.messages'], exact: true })).toBeVisible()

  await page.getByRole('radio', { name: words.support['rate.5'] }).check({ force: true })
  await page.getByRole('button', { name: words.support['rate.submit'] }).click()
  await expect(
    deskPage.getByText(words['support-desk']['ticket.rated'].replace('{rating}', '5')),
  ).toBeVisible()
  await desk.close()
})

test('an answer waits until what the member wrote meanwhile has been read, and keeps its text', {
  tag: '@drill',
}, async ({ page, browser, baseURL, backend, site, member, login, words }) => {
  test.slow()
  const someone = await member()
  await login(someone)
  await page.goto('/gongdan/add')
  await page.getByText(words.support['category.bug'], { exact: true }).click()
  await page.getByLabel(words.support['add.subject']).fill('The upload stops')
  await page.getByLabel(words.support['add.text']).fill('Half-way.')
  await page.getByRole('button', { name: words.support['add.submit'] }).click()
  await expect(page).toHaveURL(/\/gongdan\/detail/)
  const id = new URL(page.url()).searchParams.get('id')

  const support = await newStaff(backend, site, { name: 'Fang', roles: ['support'] })
  const desk = await anotherBrowser(browser, baseURL)
  await support.logIn(desk)
  const deskPage = await desk.newPage()
  // Without its line the desk does not hear of anything by itself.
  await deskPage.route(/\/api\/support\/live/, route => route.abort())
  await deskPage.goto(`/operator/desk/ticket?id=${id}`)
  const answer = deskPage.getByRole('textbox', { name: words['support-desk']['answer.label'] })
  await answer.fill('Please try another network.')
  await page.getByLabel(words.support['reply.label']).fill('It works now, thank you.')
  await page.getByRole('button', { name: words.support['reply.send'], exact: true }).click()
  await expect(page.getByText('It works now, thank you.')).toBeVisible()

  await deskPage.getByRole('button', { name: words['support-desk']['answer.send'] }).click()
  await expect(deskPage.getByText(/just added something/)).toBeVisible()
  await expect(deskPage.getByText('It works now, thank you.')).toBeVisible()
  await expect(answer).toHaveValue('Please try another network.')
  await answer.fill('Good to hear!')
  await deskPage.getByRole('button', { name: words['support-desk']['answer.sendClose'] }).click()
  await expect(deskPage.getByText(words['support-desk']['answer.sentClosed'])).toBeVisible()
  await expect(page.getByText('Good to hear!')).toBeVisible()
  await desk.close()
})
