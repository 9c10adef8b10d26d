// A member confirms an address, chooses what comes there, gets it, and leaves with one click.
import { lastMail } from '../builders/last-mail'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { DemoPhone } from '../pages/demo-phone'
import { SecurityPage } from '../pages/security-page'

test('an address is confirmed, gets what was chosen, and is left alone after one click', async ({
  page,
  backend,
  member,
  login,
  words,
  problems,
}) => {
  test.slow()
  // Tracing a second try looks into the frame of a mail, where no script may run.
  problems.allow(/Blocked script execution in 'about:srcdoc'/)
  const someone = await member()
  const address = `member-${someone.mobile}@example.com`
  await login(someone)
  const security = new SecurityPage(page)
  await security.open()
  const card = page.getByRole('main').locator('#email')
  const phone = new DemoPhone(page)

  await test.step('the code from the mail confirms the address', async () => {
    await card.getByRole('button', { name: words.member['email.add'] }).click()
    await card.getByRole('textbox', { name: words.shell['email.label'] }).fill(address)
    await card.getByRole('button', { name: words.shell['code.send'] }).click()
    const { code = '' } = await lastMail(backend, address, /code/i)
    await phone.root.getByRole('button', { name: words.shell['demo.mails'], exact: true }).click()
    await expect(phone.root.getByText(address)).toBeVisible()
    await card.getByRole('textbox', { name: words.shell['email.code'] }).fill(code)
    await card.getByRole('button', { name: words.member['email.confirm'] }).click()
    await expect(card).toContainText(words.member['email.now'].replace('{email}', address))
  })

  await test.step('what comes there is chosen by kind', async () => {
    await phone.toggle.click()
    await card.getByRole('link', { name: words.member['email.choose'] }).click()
    const choice = page.getByRole('combobox', {
      name: words.messages['settings.choose'].replace('{kind}', words.messages['kind.ticket']),
    })
    await choice.click()
    await page.getByRole('option', { name: words.messages['settings.choice.daily'] }).click()
    await expectAccessible(page)
    await page.reload()
    await expect(choice).toHaveText(words.messages['settings.choice.daily'])
  })

  const told = /password/i
  await test.step('a message of a kind that is wanted right away comes by mail', async () => {
    await security.open()
    await security.oldPassword.fill(someone.password)
    await security.newPassword.fill('nine rivers meet at dusk')
    await security.changePassword.click()
    const { subject } = await lastMail(backend, address, told)
    await phone.toggle.click()
    await phone.root.getByRole('button', { name: words.shell['demo.mails'], exact: true }).click()
    await phone.root
      .getByRole('button', { name: words.shell['demo.showMail'].replace('{subject}', subject) })
      .first()
      .click()
    const mail = page.frameLocator(`iframe[title="${words.shell['demo.mailFrame']}"]`)
    await expect(mail.getByRole('heading', { name: subject })).toBeVisible()
  })

  await test.step('one click ends it, and the account shows that', async () => {
    const { text } = await lastMail(backend, address, told)
    const [leave = ''] = /https?:\S+\/mail\/leave\?\S+/.exec(text) ?? []
    await page.goto(leave)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText(/won’t email/)).toBeVisible()
    await security.open()
    await expect(card).toContainText(words.shell['email.left'])
    await card.getByRole('button', { name: words.member['email.resume'] }).click()
    await expect(card).toContainText(words.member['email.choose'])
  })
})
