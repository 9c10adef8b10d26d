// An owner connects a tool: the endpoint and its secret in the browser, the events at the tool, and in the log what became of them.
import { readWebhook } from '../../contract/client/tributary'
import { webhookReceiver } from '../../server/src/testing/webhook-receiver'
import { lastCode } from '../builders/last-code'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { DemoPhone } from '../pages/demo-phone'
import { wordsOf } from '../words'

const { webhooks: words, shell } = wordsOf('en')

test('an endpoint is added, tested, tried again after a failure, and its log sends again', async ({
  page,
  backend,
  member,
  login,
  problems,
}) => {
  // An address of our own house is refused before one is taken.
  problems.allow(/422 .*webhooks\/make/)
  const receiver = await webhookReceiver()
  let isBroken = false
  receiver.answer((_got, response) => response.writeHead(isBroken ? 503 : 204).end())
  const owner = await member()
  await login(owner)
  await page.goto('/person-center/developer')
  await page.getByRole('button', { name: words.make }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.name }).fill('Catalogue')
  const address = dialog.getByRole('textbox', { name: words.url })
  await address.fill('https://192.168.1.1/hooks')
  await dialog.getByRole('button', { name: shell['code.send'] }).click()
  await expect(dialog.getByText(/Sent to/)).toBeVisible({ timeout: 20_000 })
  await dialog.locator('input[autocomplete="one-time-code"]').fill(await lastCode(backend, owner.mobile))
  await dialog.getByRole('button', { name: words.make }).click()
  await expect(dialog.getByText(/points to an internal or reserved address/)).toBeVisible()
  await address.fill(receiver.url)
  await dialog.getByRole('button', { name: words.make }).click()
  const secret = (await dialog.getByText(/^trib_whsec_/).textContent()) ?? ''
  await dialog.getByRole('button', { name: words.kept }).click()
  // The phone rang with the code, and lies over the list.
  await new DemoPhone(page).toggle.click()

  const read = async (at: number) => {
    const got = receiver.received[at]
    return readWebhook(got?.body ?? '', String(got?.headers['tributary-signature']), secret)
  }
  const menu = page.getByRole('button', { name: words.more.replace('{name}', 'Catalogue') })
  await menu.click()
  await page.getByRole('menuitem', { name: words.test }).click()
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(await read(0)).toMatchObject({ type: 'webhook.test', data: { endpoint: 'Catalogue' } })

  isBroken = true
  await menu.click()
  await page.getByRole('menuitem', { name: words.test }).click()
  await expect.poll(() => receiver.received.length).toBe(2)
  isBroken = false
  await page.getByRole('button', { name: words.logOf.replace('{name}', 'Catalogue') }).click()
  await expect(dialog.getByText(words['delivery.delivered'])).toBeVisible()
  await expect(dialog.getByText(words['delivery.retrying'])).toBeVisible()
  await dialog.getByRole('button', { expanded: false }).first().click()
  await expect(dialog.getByText('"webhook.test"')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  // The next attempt comes by itself, some ten seconds later, as the same delivery.
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(3)
  const deliveryOf = (at: number) => receiver.received[at]?.headers['tributary-delivery']
  expect(deliveryOf(2)).toBe(deliveryOf(1))
  await expect(dialog.getByText(words['delivery.retrying'])).toBeHidden()
  await dialog.getByRole('button', { name: words['delivery.resend'] }).click()
  await expect.poll(() => receiver.received.length).toBe(4)
  expect(receiver.received[3]?.body).toBe(receiver.received[1]?.body)
  expect(deliveryOf(3)).not.toBe(deliveryOf(1))
  await receiver.close()
})
