// What the site says, as its editors write it and its visitors read it.

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { coverPicture } from '../builders/recordings'
import { newStaff } from '../builders/staff'
import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { content: t, operator } = wordsOf('en')
const inEnglish = (field: string) => `${field} · ${t['language.en']}`
const toolsInEnglish = t['tool.label'].replace('{language}', t['language.en'])
const inChinese = (field: string) => `${field} · ${t['language.zh-CN']}`

/** Somebody else's computer. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1440, height: 900 } })
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillTitles(page: Page, english: string, chinese: string, field = t['field.title']) {
  await textbox(page, inEnglish(field)).fill(english)
  await textbox(page, inChinese(field)).fill(chinese)
}

async function writeBodies(page: Page, english: string, chinese: string, field = t['field.body']) {
  await textbox(page, inChinese(field)).click()
  await page.keyboard.type(chinese)
  await textbox(page, inEnglish(field)).click()
  await page.keyboard.type(english)
}

async function saved(page: Page) {
  await expect(page.getByText(t['save.saved'].split('{')[0] ?? '')).toBeVisible()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: t['deed.publish'] }).click()
  await expect(page.getByRole('button', { name: t['deed.isShown'] })).toBeVisible()
}

/** A call as the page itself would send it. */
function call(page: Page, path: string, input: object) {
  return page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.json()
    },
    [path, input] as const,
  )
}

/** Calls reach the server and their answers nobody, until the answer of this is called. */
async function loseAnswers(page: Page, call: string) {
  await page.evaluate(lost => {
    const found = window.fetch
    window.fetch = async (address, options) => {
      const answer = await found(address, options)
      if (String(address).includes(lost)) throw new TypeError('the answer is lost')
      return answer
    }
    Object.assign(window, { found })
  }, call)
  return () =>
    page.evaluate(() => Object.assign(window, { fetch: (window as { found?: typeof fetch }).found }))
}

/** What arrives from a word processor or another site. */
async function paste(page: Page, html: string) {
  await page.evaluate(pasted => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
}

test('an editor writes news with a picture, a visitor reads it, and an earlier version comes back', async ({
  page,
  context,
  browser,
  baseURL,
  backend,
  site,
}) => {
  test.slow()
  const editor = await newStaff(backend, site, { name: 'Mei', roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content')
  await page.getByRole('link', { name: t['new.news'] }).click()
  await fillTitles(page, 'The river rises', '河水涨了')
  await textbox(page, inEnglish(t['field.summary'])).fill('What changes for you.')
  await writeBodies(page, 'First words. ', '第一句话。')
  await page.keyboard.press('Enter')
  await paste(
    page,
    '<h1>Big</h1><p onclick="x()">Pasted</p><script>x()</script><img src="https://a.cn/b.png">',
  )
  const body = textbox(page, inEnglish(t['field.body']))
  await expect(body.getByRole('heading', { name: 'Big', level: 2 })).toBeVisible()
  await expect(body.locator('img, script')).toHaveCount(0)

  const tools = page.getByRole('toolbar', { name: toolsInEnglish })
  await tools.getByRole('button', { name: t['tool.picture'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="file"]').setInputFiles(await coverPicture())
  await dialog.getByRole('textbox', { name: t['picture.alternative'] }).fill('A river at dawn')
  await expect(dialog.locator('img')).toBeVisible()
  await dialog.getByRole('button', { name: t['picture.insert'] }).click()
  await expect(body.getByRole('img', { name: 'A river at dawn' })).toBeVisible()

  await expect(page).toHaveURL(/edit\?id=\d+/)
  await saved(page)
  await expectAccessible(page)
  await page.reload()
  await expect(body.getByRole('img', { name: 'A river at dawn' })).toBeVisible()
  await expect(textbox(page, inEnglish(t['field.title']))).toHaveValue('The river rises')

  await page.getByRole('button', { name: t['deed.preview'] }).click()
  const shown = dialog.getByRole('article')
  await expect(shown).toContainText('Pasted')
  await expect(shown.getByRole('img', { name: 'A river at dawn' })).toBeVisible()
  await dialog.getByRole('radio', { name: t['language.zh-CN'] }).click()
  await expect(shown).toContainText('第一句话。')
  await expectAccessible(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: t['dialog.close'] }).first().click()
  await publish(page)

  const address = (await page.getByRole('link', { name: t['head.onSite'] }).getAttribute('href')) ?? ''
  const visitor = await (await anotherBrowser(browser, baseURL)).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The river rises')
  await expect(visitor.getByRole('img', { name: 'A river at dawn' })).toBeVisible()

  await textbox(page, inEnglish(t['field.title'])).fill('The river falls')
  await saved(page)
  await expect(page.getByText(t['state.changed'])).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The river rises')
  await publish(page)
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The river falls', { timeout: 1000 })
  }).toPass()

  await page.getByRole('button', { name: t['deed.history'] }).click()
  const versions = dialog.getByRole('listitem').filter({ hasText: 'Mei' })
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText(t['history.shown'])
  await versions
    .last()
    .getByRole('button', { name: /Compare/ })
    .click()
  await expect(dialog.locator('del')).toContainText('The river rises')
  await expect(dialog.locator('ins')).toContainText('The river falls')
  await expectAccessible(page, { within: '[role="dialog"]' })
  await versions
    .last()
    .getByRole('button', { name: /Restore/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['history.restore'] }).click()
  await expect(textbox(page, inEnglish(t['field.title']))).toHaveValue('The river rises')
  await publish(page)
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The river rises', { timeout: 1000 })
  }).toPass()
  await visitor.context().close()
})

test('scripts that reach the server by another way are gone when a visitor reads', { tag: '@drill' }, async ({
  page,
  context,
  backend,
  site,
}) => {
  const editor = await newStaff(backend, site, { roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  const html =
    '<p>Harmless</p><script>window.harmed = 1</script><iframe src="/"></iframe>' +
    '<p><a href="javascript:alert(1)">link</a><img src="x" onerror="window.harmed = 1"><svg onload="window.harmed = 1"></svg></p>'
  const draft = {
    title: { 'zh-CN': '无害', en: 'Harmless' },
    summary: { 'zh-CN': '', en: '' },
    body: { 'zh-CN': html, en: html },
    cover: null,
    category: 'notice',
    plan: null,
  }
  const { data } = await call(page, '/api/content/savedraft', { kind: 'news', revision: 0, draft })
  await page.goto(`/operator/content/edit?id=${data.id}`)
  await publish(page)
  await page.goto((await page.getByRole('link', { name: t['head.onSite'] }).getAttribute('href')) ?? '')
  const article = page.getByRole('main')
  await expect(article).toContainText('Harmless')
  await expect(
    article.locator('.prose').locator('script, iframe, svg, [onerror], [href^="javascript"]'),
  ).toHaveCount(0)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('what is incomplete is told at its field; a draft waits for its time, and can be put away', {
  tag: '@drill',
}, async ({ page, context, backend, site, problems }) => {
  problems.allow(/status of 422/)
  const editor = await newStaff(backend, site, { roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content/edit?kind=question')
  const field = t['field.question']
  await textbox(page, inEnglish(field)).fill('When do I get my money?')
  await saved(page)
  await page.getByRole('button', { name: t['deed.publish'] }).click()
  await expect(textbox(page, inChinese(field))).toHaveAccessibleDescription('Fill this in.')
  await textbox(page, inChinese(field)).fill('什么时候到账？')
  await writeBodies(page, 'Within {confirmDays} days.', '{confirmDays} 天以内。', t['field.answer'])
  await saved(page)

  await page.getByRole('button', { name: t['deed.schedule'] }).click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByRole('textbox', { name: t['schedule.day'] })
  await day.fill('2020-01-01')
  await dialog.getByRole('button', { name: t['schedule.do'] }).click()
  await expect(day).toHaveAccessibleDescription(t['schedule.past'])
  await day.fill('2099-01-01')
  await expectAccessible(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: t['schedule.do'] }).click()
  await expect(page.getByText(t['state.scheduledFor'].replace('{at}', '2099-01-01 10:00'))).toBeVisible()
  await page.getByRole('button', { name: t['deed.cancel'] }).click()
  await expect(page.getByText(t['state.hidden'])).toBeVisible()

  await page.getByRole('button', { name: t['deed.more'] }).click()
  await page.getByRole('menuitem', { name: t['deed.bin'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['ask.bin.do'] }).click()
  await expect(page.getByText(t['bin.hereText'])).toBeVisible()
  await expect(textbox(page, inEnglish(field))).not.toBeEditable()
  await page.getByRole('button', { name: t['deed.unbin'] }).click()
  await expect(textbox(page, inEnglish(field))).toBeEditable()
})

test('two editors at once: whoever comes second is told and chooses', { tag: '@drill' }, async ({
  page,
  context,
  browser,
  baseURL,
  backend,
  site,
  problems,
}) => {
  test.slow()
  problems.allow(/status of 409/)
  const [first, second] = [
    await newStaff(backend, site, { name: 'Mei', roles: ['editor'] }),
    await newStaff(backend, site, { name: 'Tao', roles: ['editor'] }),
  ]
  await first.logIn(context)
  const elsewhere = await anotherBrowser(browser, baseURL)
  await second.logIn(elsewhere)
  await page.goto('/operator/content/edit?kind=news')
  await fillTitles(page, 'One', '一')
  await expect(page).toHaveURL(/edit\?id=\d+/)
  await saved(page)
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await textbox(other, inEnglish(t['field.title'])).fill('Two')
  await saved(other)

  await textbox(page, inEnglish(t['field.title'])).fill('Three')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t['conflict.title'].replace('{name}', 'Tao'))
  await expect(dialog.locator('del')).toContainText('Two')
  await expect(dialog.locator('ins')).toContainText('Three')
  await dialog.getByRole('button', { name: t['conflict.mine'] }).click()
  await saved(page)
  await expect(dialog).toHaveCount(0)

  await textbox(other, inEnglish(t['field.title'])).fill('Four')
  await other.getByRole('dialog').getByRole('button', { name: t['conflict.theirs'] }).click()
  await expect(textbox(other, inEnglish(t['field.title']))).toHaveValue('Three')
  await elsewhere.close()
})

test('without a line nothing is lost, not even by a reload', { tag: '@drill' }, async ({
  page,
  context,
  backend,
  site,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 409/)
  const editor = await newStaff(backend, site, { roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content/edit?kind=news')
  await fillTitles(page, 'Before', '之前')
  await expect(page).toHaveURL(/edit\?id=\d+/)
  await saved(page)
  // The draft arrives, the answer does not: nobody is told that somebody else has written.
  const found = await loseAnswers(page, 'savedraft')
  await textbox(page, inEnglish(t['field.title'])).fill('Into the tunnel')
  await expect(page.getByText(t['save.failed'])).toBeVisible()
  await found()
  await page.getByRole('button', { name: t['save.retry'] }).click()
  await saved(page)
  await page.route('**/api/content/savedraft', route => route.abort())
  await textbox(page, inEnglish(t['field.title'])).fill('On the train')
  await expect(page.getByText(t['save.failed'])).toBeVisible()
  await page.unroute('**/api/content/savedraft')
  await page.reload()
  await expect(textbox(page, inEnglish(t['field.title']))).toHaveValue('On the train')
  await saved(page)
})

test('the help centre is put into order: branches, articles, and from one to the other', {
  tag: '@drill',
}, async ({ page, context, backend, site }) => {
  const editor = await newStaff(backend, site, { roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content?room=help')
  for (const name of ['Rivers', 'Lakes']) {
    await page.getByRole('button', { name: t['branch.add'] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t['branch.name.en'] }).fill(name)
    await dialog.getByRole('textbox', { name: t['branch.name.zh-CN'] }).fill(`${name}（中文）`)
    await dialog.getByRole('button', { name: t['branch.save'] }).click()
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await page.getByRole('link', { name: t['branch.newArticleIn'].replace('{name}', 'Rivers') }).click()
  await fillTitles(page, 'How rivers run', '河怎样流')
  await saved(page)
  await page.goto('/operator/content?room=help')
  const articlesOf = (name: string) =>
    page.getByRole('list', { name: t['branch.articles'].replace('{name}', name) })
  await expect(articlesOf('Rivers')).toContainText('How rivers run')
  await expectAccessible(page)

  await page.getByRole('button', { name: t['branch.move'].replace('{name}', 'How rivers run') }).click()
  await page.getByRole('menuitem', { name: 'Lakes' }).click()
  await expect(articlesOf('Lakes')).toContainText('How rivers run')
  await page.getByRole('button', { name: t['branch.remove'].replace('{name}', 'Rivers') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['branch.removeIt'] }).click()
  await expect(page.getByRole('heading', { name: /^Rivers/ })).toHaveCount(0)

  const branches = page.getByRole('list', { name: t['branch.list'] }).locator(':scope > li')
  const lakes = branches.filter({ hasText: 'Lakes' })
  await expect(branches.last()).toContainText('Lakes')
  const up = page.getByRole('button', { name: operator['order.up'].replace('{name}', 'Lakes') })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(branches.last()).not.toContainText('Lakes')
  await expect(up).toBeFocused()
  await page.reload()
  await expect(lakes).toBeVisible()
  await expect(branches.last()).not.toContainText('Lakes')
})

test('the first questions stand on the home page, and the tools of the editor need no mouse', {
  tag: '@drill',
}, async ({ page, context, backend, site }) => {
  const editor = await newStaff(backend, site, { roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content?room=question')
  const rows = page.getByRole('list', { name: t['room.question'] }).getByRole('listitem')
  await expect(rows.nth(4)).toContainText(t['row.onHome'])
  await expect(rows.nth(5)).not.toContainText(t['row.onHome'])
  const moved = (await rows.nth(5).getByRole('link').first().textContent()) ?? ''
  await rows.nth(5).getByRole('button').nth(1).click()
  await expect(rows.nth(4)).toContainText(moved)
  await expect(rows.nth(4)).toContainText(t['row.onHome'])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/operator/content/edit?kind=news')
  const body = textbox(page, inEnglish(t['field.body']))
  await body.focus()
  await page.keyboard.press('Escape')
  const tools = page.getByRole('toolbar', { name: toolsInEnglish })
  await expect(tools.getByRole('button', { name: t['tool.heading2'], exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fees')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  for (const tool of ['heading3', 'bold', 'italic', 'bulletList'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(tools.getByRole('button', { name: t[`tool.${tool}`], exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.type('none')
  await expect(body.getByRole('heading', { name: 'Fees', level: 2 })).toBeVisible()
  await expect(body.getByRole('listitem')).toHaveText('none')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectAccessible(page)
})

test('members apply to a plan; one is taken in, one is told why not', { tag: '@drill' }, async ({
  page,
  context,
  browser,
  baseURL,
  backend,
  site,
  member,
}) => {
  test.slow()
  const editor = await newStaff(backend, site, { roles: ['editor'] })
  await editor.logIn(context)
  await page.goto('/operator/content/edit?kind=plan')
  await fillTitles(page, 'First songs', '第一首歌')
  await writeBodies(page, 'Show your first song.', '让大家听到你的第一首歌。')
  await page.getByRole('radio', { name: t['plan.need.any'] }).click()
  await page.getByRole('spinbutton', { name: t['plan.places'] }).fill('5')
  await saved(page)
  await publish(page)
  await expectAccessible(page)
  const address = (await page.getByRole('link', { name: t['head.onSite'] }).getAttribute('href')) ?? ''
  const plan = Number(new URL(address, site.origin).searchParams.get('id'))

  const someone = await member({ nickname: 'Lin', verifiedAt: new Date() })
  const elsewhere = await anotherBrowser(browser, baseURL)
  const { cookies } = await someone.openSession()
  await elsewhere.addCookies([
    { name: 'token', value: cookies.token, url: site.origin, sameSite: 'Lax' },
    { name: 'sid', value: cookies.sid, url: site.origin, sameSite: 'Lax', httpOnly: true },
  ])
  const theirs = await elsewhere.newPage()
  await theirs.goto('/work-management/list')
  for (const title of ['Paper boat', 'Harbour']) {
    const work = await newWork(backend, site, someone, { title, status: '200' })
    await call(theirs, '/api/hotplan/apply', { plan, work, text: '<b>Please</b> listen' })
  }

  await page.goto('/operator/content?room=applications')
  const row = page.getByRole('listitem').filter({ hasText: 'Paper boat' })
  await expect(row).toContainText('<b>Please</b> listen')
  await expectAccessible(page)
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t['application.accept'] }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: t['application.declineOf'].replace('{work}', 'Harbour') }).click()
  await dialog.getByRole('button', { name: t['application.decline'] }).click()
  const answer = dialog.getByRole('textbox', { name: t['application.answer'] })
  await expect(answer).toHaveAccessibleDescription(t['application.answerMissing'])
  await answer.fill('Send it again with its lyrics.')
  await dialog.getByRole('button', { name: t['application.decline'] }).click()
  await expect(page.getByText(t['application.none.waiting'])).toBeVisible()
  await page.getByRole('radio', { name: t['application.state.declined'] }).click()
  await expect(page.getByRole('main')).toContainText('Send it again with its lyrics.')
  await elsewhere.close()
})
