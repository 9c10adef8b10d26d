// The question form: guests leave a number, members need not, and nobody loses what they typed.
import { questionTypes } from '#contract/support/question-rules'
import { lastNotice } from '../builders/last-notice'
import { newMobile } from '../builders/new-person'
import { supportDesk } from '../builders/support-desk'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { NoticeModal } from '../pages/notice-modal'
import { QuestionPage } from '../pages/question-page'

test.use({ isSiteOwn: true })

const askCall = '**/api/problem/add_pro'

test('a guest asks, is answered by text message, and reads the answer', async ({
  page,
  backend,
  site,
  words,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/410 .*problem\/answer/)
  const t = words.guest
  const mobile = newMobile()
  const desk = await supportDesk(backend, site)
  const form = new QuestionPage(page)
  await form.open()
  await expect(form.types.getByRole('radio')).toHaveCount(questionTypes.length)
  await expectAccessible(page)

  await form.fill({
    type: 'rights',
    content: 'May I publish a cover\nof a folk song?',
    mobile: `+86 ${mobile}`,
  })
  await expect(form.mobile, 'what is pasted is tidied').toHaveValue(mobile)
  await form.submit.dblclick()
  await expect(form.told).toHaveText('We have your question and will answer within 24 hours.')
  await expect(form.content).toHaveValue('')
  await expect(form.mobile).toHaveValue('')
  await expect(form.types.getByRole('radio', { checked: true })).toHaveCount(0)
  const waiting = await desk.waiting()
  expect(waiting, 'a second click sends nothing').toHaveLength(1)
  expect(waiting[0]).toMatchObject({ category: 'rights', from: { member_id: null, mobile } })

  await desk.answer(waiting[0]?.id ?? 0, 'Yes: folk songs are free. See https://help.example/folk.')
  const { pathname, search } = await lastNotice(backend, mobile)
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { name: t['answer.title'] })).toBeVisible()
  await expect(page.getByText('May I publish a cover')).toBeVisible()
  await expect(page.getByText('Yes: folk songs are free.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://help.example/folk' })).toHaveAttribute(
    'rel',
    /nofollow/,
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)

  await page.goto(`${pathname}${search.slice(0, -3)}`)
  await expect(page.getByRole('heading', { name: t['answer.expired'] })).toBeVisible()
  await expect(form.submit, 'the form waits below').toBeVisible()
  await expect(new NoticeModal(page).root).toHaveCount(0)
})

test('a member asks without a number, and their own is filled in', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  member,
  login,
  words,
}) => {
  const desk = await supportDesk(backend, site)
  const someone = await member()
  await login(someone)
  const form = new QuestionPage(page)
  await form.open('/help-center/q-a')
  await form.fill({ type: 'withdrawal', content: 'How long does a withdrawal take?' })
  const sent = page.waitForRequest(askCall)
  await form.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({ type: 'withdrawal', mobile: someone.mobile })
  await expect(form.told).toContainText('We have your question')
  await expect(form.mobile).toHaveValue('')
  expect(await desk.waiting()).toMatchObject([{ from: { mobile: someone.mobile } }])
  await form.told.getByRole('link', { name: words.guest['question.seeTickets'] }).click()
  await expect(page.getByRole('link', { name: 'How long does a withdrawal take?' })).toBeVisible()
})
