import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listApiKeys } from '#contract/api-keys/calls'
import { sendSms } from '#contract/identity/calls'
import {
  changeWebhook,
  endWebhook,
  listWebhookDeliveries,
  listWebhooks,
  makeWebhook,
  pauseWebhook,
  readWebhookDelivery,
  resendWebhookDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from '#contract/webhooks/calls'
import { expectAccessible } from '../../../../../testing/accessible'
import { field, isInvalid } from '../../../../../testing/forms'
import { sampleOf } from '../../../../../testing/sample-of'
import { answer, sent } from '../../../../../testing/server'
import { visitAsMember } from '../../../../../testing/visit'
import { say } from '../../../../../testing/words'

const t = say('webhooks')
const shell = say('shell')
const webhook: Webhook = {
  ...{ id: 7, name: 'Sync', url: 'https://hooks.example.com/in', events: ['bill.ready'], state: 'open' },
  ...{ paused_because: null, ended_because: null, created_at: '2026-11-01T04:00:00.000Z', ended_at: null },
  ...{ overlap_until: null, last_delivered_at: null, waiting: 0 },
}
const [delivery] = sampleOf(listWebhookDeliveries.output, {
  items: [
    {
      ...{
        id: 3,
        type: 'bill.ready',
        state: 'given_up',
        attempts: 2,
        created_at: '2026-11-01T04:00:00.000Z',
      },
      ...{ next_at: null, last_status: 302, last_failure: 'redirect', last_milliseconds: 41 },
    },
  ],
  next_cursor: null,
}).items

beforeEach(() => answer(listApiKeys, []))

async function open(...webhooks: Webhook[]) {
  answer(listWebhooks, webhooks)
  return visitAsMember('/person-center/developer')
}
async function choose(user: Awaited<ReturnType<typeof open>>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: t('more', { name: 'Sync' }) }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const dialog = () => within(screen.getByRole('dialog'))

describe('endpoints of webhooks', () => {
  it('are made with a code, and show their secret once', async () => {
    answer(sendSms, { wait_seconds: 60, mobile_masked: '137****1234' })
    answer(makeWebhook, { id: 8, secret: 'trib_whsec_shown' })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t('make') }))
    await user.click(dialog().getByRole('button', { name: t('make') }))
    await waitFor(() => expect(isInvalid(field(t('url')))).toBe(true))
    await user.fill(field(t('name')), 'Sync')
    await user.fill(field(t('url')), 'https://hooks.example.com/in')
    await user.click(
      dialog().getByRole('checkbox', { name: new RegExp(`^${t('event.work:status_changed')}`) }),
    )
    await user.fill(field(shell('code.label')), '123456')
    await expectAccessible()
    await user.click(dialog().getByRole('button', { name: t('make') }))
    expect(await dialog().findByText('trib_whsec_shown')).toBeTruthy()
    expect(sent(makeWebhook)).toEqual([
      { name: 'Sync', url: 'https://hooks.example.com/in', events: ['bill.ready'], sms_code: '123456' },
    ])
    await user.click(dialog().getByRole('button', { name: t('kept') }))
    expect(screen.queryByText('trib_whsec_shown')).toBeNull()
  })

  it('are tested, paused, changed and ended from their menu', async () => {
    for (const call of [changeWebhook, pauseWebhook, endWebhook]) answer(call, null)
    answer(testWebhook, { id: 1 })
    const { user } = await open(webhook)
    await choose(user, t('test'))
    await waitFor(() => expect(sent(testWebhook)).toEqual([{ id: 7 }]))
    await choose(user, t('pause'))
    await waitFor(() => expect(sent(pauseWebhook)).toEqual([{ id: 7 }]))
    await choose(user, t('edit'))
    await user.fill(field(t('name')), 'Books')
    await user.click(dialog().getByRole('button', { name: t('save') }))
    await waitFor(() =>
      expect(sent(changeWebhook)).toEqual([{ id: 7, name: 'Books', events: ['bill.ready'] }]),
    )
    await choose(user, t('end'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('end') }))
    await waitFor(() => expect(sent(endWebhook)).toEqual([{ id: 7 }]))
  })

  it('get another secret with a code', async () => {
    answer(sendSms, { wait_seconds: 60, mobile_masked: '137****1234' })
    answer(rotateWebhookSecret, { secret: 'trib_whsec_other', overlap_until: '2026-11-02T04:00:00.000Z' })
    const { user } = await open(webhook)
    await choose(user, t('rotate'))
    await user.fill(field(shell('code.label')), '123456')
    await user.click(dialog().getByRole('button', { name: t('rotate') }))
    expect(await dialog().findByText('trib_whsec_other')).toBeTruthy()
    expect(sent(rotateWebhookSecret)).toEqual([{ id: 7, sms_code: '123456' }])
  })

  it('say why they are paused, and are resumed', async () => {
    answer(resumeWebhook, null)
    const { user } = await open({ ...webhook, state: 'paused', paused_because: 'failing' })
    expect(await screen.findByText(new RegExp(t('paused.failing', { hours: 72 })))).toBeTruthy()
    await choose(user, t('resume'))
    await waitFor(() => expect(sent(resumeWebhook)).toEqual([{ id: 7 }]))
  })

  it('have a log, with what was sent and answered, and send it again', async () => {
    answer(listWebhookDeliveries, { items: [delivery as never], next_cursor: null })
    answer(readWebhookDelivery, {
      ...(delivery as NonNullable<typeof delivery>),
      body: '{"type":"bill.ready"}',
      tries: [
        {
          ...{ attempt: 2, at: '2026-11-01T04:00:10.000Z', status: 302, failure: 'redirect' },
          ...{ milliseconds: 41, response: 'Moved' },
        },
      ],
    })
    answer(resendWebhookDelivery, { id: 4 })
    const { user } = await open(webhook)
    await user.click(await screen.findByRole('button', { name: t('logOf', { name: 'Sync' }) }))
    const row = await dialog().findByRole('button', { expanded: false, name: /bill\.ready/ })
    expect(dialog().getByText(new RegExp(t('failure.redirect')))).toBeTruthy()
    await user.click(row)
    expect(await dialog().findByText('{"type":"bill.ready"}')).toBeTruthy()
    expect(dialog().getByText('Moved')).toBeTruthy()
    await expectAccessible()
    await user.click(dialog().getByRole('button', { name: t('delivery.resend') }))
    await waitFor(() => expect(sent(resendWebhookDelivery)).toEqual([{ id: 3 }]))
  })
})
