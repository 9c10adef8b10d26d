import { licencePaper } from '../builders/licence-paper'
import { coverPicture } from '../builders/recordings'
import { supportDesk } from '../builders/support-desk'
import { newWork } from '../builders/work'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { NewTicketPage, TicketPage } from '../pages/ticket-page'

test.use({ isSiteOwn: true })

test('a member asks about a rejected work, is answered, closes, reopens and rates', {
  tag: '@drill',
}, async ({ page, backend, site, member, login, words }) => {
  const t = words.support
  const someone = await member({ verifiedAt: new Date() })
  const workId = await newWork(backend, site, someone, { title: 'Night boat', status: '400' })
  const desk = await supportDesk(backend, site)
  await login(someone)
  await page.goto(`/work-management/detail?id=${workId}`)
  await page
    .getByRole('region', { name: /^Rejected/ })
    .getByRole('link', { name: words.works['detail.ask'] })
    .click()

  const form = new NewTicketPage(page)
  await expect(page.getByRole('main')).toContainText('Night boat')
  await expect(page.getByRole('main')).toContainText(words.works['status.rejected'])
  await form.fill({
    category: 'rights',
    subject: 'Cover rejected',
    text: 'It is 3000 pixels wide.\n\nPlease look.',
  })
  await form.files.setInputFiles([await coverPicture(), await licencePaper()])
  await expect(form.attached).toHaveCount(2)
  await expect(form.attached.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  await form.submit.dblclick()

  const ticket = new TicketPage(page)
  await expect(page).toHaveURL(/\/gongdan\/detail\?id=\d+/)
  await expect(page.getByText(/^Support ticket T\d{6} is in\. We answer within 24 hours\.$/)).toBeVisible()
  expect(await desk.waiting(), 'a second click sends nothing').toHaveLength(1)
  await expect(ticket.facts).toContainText(t['state.open'])
  await expect(ticket.facts).toContainText(/Answer by \d\d:\d\d tomorrow · 23 h left/)
  await expect(ticket.facts.getByRole('link', { name: 'About “Night boat”' })).toHaveAttribute(
    'href',
    `/work-management/detail?id=${workId}`,
  )
  const [first] = await ticket.replies.all()
  await expect(ticket.replies).toHaveCount(1)
  await expect(first ?? ticket.thread).toContainText(t['thread.sent'])
  await expect(page.getByRole('link', { name: /licence\.pdf/ })).toHaveAttribute('href', /^\/files\//)
  await page.getByRole('button', { name: /Cover\.png/ }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Cover.png' })
  await expect
    .poll(() => picture.evaluate(node => (node as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  // The answer comes by itself, and what is being typed stays.
  await ticket.reply.fill('One more thing')
  await desk.answer(ticket.id, 'The cover is right; we look again.')
  await expect(ticket.replies).toHaveCount(2)
  await expect(ticket.replies.nth(1)).toContainText(t['thread.new'])
  await expect(ticket.facts).toContainText(t['state.answered'])
  await expect(ticket.reply).toHaveValue('One more thing')
  await expect
    .poll(async () => (await desk.read(ticket.id)).replies[1]?.seen, 'an answer on screen is read')
    .toBe(true)

  await ticket.reply.fill('One more thing: does the date stay?')
  await ticket.send.dblclick()
  await expect(ticket.replies).toHaveCount(3)
  await expect(ticket.reply).toHaveValue('')
  await expect(ticket.facts).toContainText(/h left/)
  expect((await desk.read(ticket.id)).replies).toHaveLength(3)

  await ticket.close.click()
  await expect(ticket.thread).toContainText(`${someone.nickname} closed this ticket`)
  await expect(ticket.facts).toContainText(t['state.closed'])
  await ticket.reopen.click()
  await expect(ticket.whyReopen).toHaveAccessibleDescription(t['reply.missing'])
  await ticket.whyReopen.fill('It was rejected again.')
  await ticket.reopen.click()
  await expect(ticket.thread).toContainText(`${someone.nickname} reopened this ticket`)
  await expect(ticket.replies).toHaveCount(4)

  await desk.answer(ticket.id, 'Now it is through.')
  await expect(ticket.replies).toHaveCount(5)
  await ticket.close.click()
  await ticket.grade(4).click()
  await page.getByRole('textbox', { name: t['rate.text'] }).fill('Quick.')
  await ticket.rate.click()
  await expect(page.getByRole('heading', { name: 'Your rating: 4 of 5, Good' })).toBeVisible()
  expect(await desk.read(ticket.id)).toMatchObject({ rating: 4, rating_text: 'Quick.', state: 'closed' })
  await expectAccessible(page)
})

test('the list counts by state, finds by words, and marks what is new', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  member,
  login,
  words,
}) => {
  const t = words.support
  const desk = await supportDesk(backend, site)
  const someone = await member()
  await login(someone)
  await page.goto('/gongdan/list')
  await expect(page.getByRole('heading', { name: t['empty.title'] })).toBeVisible()
  await page.getByRole('link', { name: t['list.new'] }).first().click()
  const form = new NewTicketPage(page)
  for (const [subject, text] of [
    ['Bill of June', 'Where is it?'],
    ['Payout late', 'Since Monday.'],
  ] as const) {
    await form.open()
    await form.fill({ category: 'bills', subject, text })
    await form.submit.click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  }
  await page.goto('/gongdan/list')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const [latest] = await desk.waiting()
  await desk.answer(latest?.id ?? 0, 'It is on its way.')
  await expect(rows.filter({ hasText: t['list.unread'] }), 'without a reload').toHaveCount(1)
  await page.getByRole('radio', { name: /^Answered 1$/ }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('radio', { name: /^All 2$/ }).click()
  await page.getByRole('searchbox', { name: t['list.search'] }).fill('payout')
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Payout late' }).click()
  await page.getByRole('link', { name: t['list.back'] }).click()
  await expect(page.getByRole('searchbox', { name: t['list.search'] })).toHaveValue('payout')
  await expectAccessible(page)

  // Support joins the two: the one that was joined leads to where it goes on.
  const [other] = await desk.waiting()
  await desk.join(other?.id ?? 0, latest?.id ?? 0)
  const ticket = new TicketPage(page)
  await ticket.open(other?.id ?? 0)
  await expect(ticket.thread).toContainText(t['event.merged'])
  await expect(ticket.reply).toHaveCount(0)
  await page.getByRole('link', { name: t['detail.toMerged'] }).click()
  await expect(page).toHaveURL(new RegExp(`id=${latest?.id}$`))
  await expect(ticket.replies).toHaveCount(3)
})
