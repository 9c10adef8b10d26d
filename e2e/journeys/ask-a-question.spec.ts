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
  await expect(form.told).toHaveText('Your question has arrived. We answer within 24 hours.')
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

test('a member asks without a number, and their own is filled in', async ({
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
  await expect(form.told).toContainText('Your question has arrived.')
  await expect(form.mobile).toHaveValue('')
  expect(await desk.waiting()).toMatchObject([{ from: { mobile: someone.mobile } }])
  await form.told.getByRole('link', { name: words.guest['question.seeTickets'] }).click()
  await expect(page.getByRole('link', { name: 'How long does a withdrawal take?' })).toBeVisible()
})

test('what is missing is said at its field, before anything is sent', async ({ page, words }) => {
  const t = words.guest
  let asked = 0
  await page.route(askCall, route => {
    asked += 1
    return route.abort()
  })
  const form = new QuestionPage(page)
  await form.open()
  await form.submit.click()
  await expect(form.types).toHaveAccessibleDescription(t['question.typeMissing'])
  await expect(form.content).toHaveAccessibleDescription(/at least 5 characters/)
  await expect(form.mobile).toHaveAccessibleDescription(t['question.mobileMissing'])
  await expect(form.type('registration'), 'the first field that is wrong takes the focus').toBeFocused()
  await expectAccessible(page)

  await form.choose('bug')
  await form.content.fill(`${'x'.repeat(2001)}`)
  await form.mobile.fill('12345')
  await form.submit.click()
  await expect(form.content).toHaveAccessibleDescription(/2000 characters at most/)
  await expect(form.mobile).toHaveAccessibleDescription(t['question.mobileWrong'])
  await expect(form.content).toBeFocused()
  expect(asked).toBe(0)
})

test('a question that does not get through is only logged, and everything typed stays', async ({
  page,
  problems,
}) => {
  problems.allow(/add_pro|Failed to fetch|console: \w+: /)
  const form = new QuestionPage(page)
  await form.open()
  const mobile = newMobile()
  await form.fill({ type: 'bills', content: 'Where is the bill of June?', mobile })
  const expectKept = async () => {
    await expect(form.submit, 'loading has ended').not.toHaveAttribute('aria-busy', 'true')
    await expect(form.type('bills')).toBeChecked()
    await expect(form.content).toHaveValue('Where is the bill of June?')
    await expect(form.mobile).toHaveValue(mobile)
    await expect(new NoticeModal(page).root).toHaveCount(0)
    await expect(form.told).toBeEmpty()
  }
  await page.route(askCall, route => route.abort('connectionreset'))
  await form.submit.click()
  await expect.poll(() => problems.seen().length).toBeGreaterThan(0)
  await expectKept()

  await page.unroute(askCall)
  await page.route(askCall, route =>
    route.fulfill({ json: { code: 1429, msg: 'Slowly, please.', data: null } }),
  )
  await form.submit.click()
  await expect.poll(() => problems.seen().join()).toContain('Slowly, please.')
  await expectKept()

  await page.unroute(askCall)
  await page.route(askCall, route =>
    route.fulfill({
      json: {
        code: 1422,
        msg: 'No.',
        data: { fields: [{ field: 'content', message: 'Say more about June.' }] },
      },
    }),
  )
  await form.submit.click()
  await expect(form.content, 'what the server objects to is said at its field').toHaveAccessibleDescription(
    /Say more about June/,
  )

  await page.unroute(askCall)
  await page.reload()
  await expectKept()
  await form.submit.click()
  await expect(form.told).toContainText('Your question has arrived.')
})

test('a logged-in member who leaves the number out is not stopped when the account cannot be loaded', async ({
  page,
  member,
  login,
  problems,
}) => {
  problems.allow(/user\/info|Failed to fetch/)
  await login(await member())
  await page.route('**/api/user/info*', route => route.abort())
  const form = new QuestionPage(page)
  await form.open('/help-center/q-a')
  await form.fill({ type: 'operation', content: 'Where do I find my codes?' })
  await form.submit.click()
  await expect(form.told, 'the server fills it in').toContainText('Your question has arrived.')
})
