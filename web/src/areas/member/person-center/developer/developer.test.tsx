import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endApiKey, listApiKeys, makeApiKey } from '#contract/api-keys/calls'
import { sendSms } from '#contract/identity/calls'
import { listWebhooks } from '#contract/webhooks/calls'
import { expectAccessible } from '../../../../testing/accessible'
import { field, isInvalid } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, cutOff, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('member')
const shell = say('shell')
const [key] = sampleOf(listApiKeys.output, [
  {
    id: 7,
    name: 'Catalogue sync',
    hint: 'trib_0198c5a2…',
    scopes: ['works:read', 'upload'],
    state: 'open',
    last_used_at: null,
    ended_at: null,
    ended_because: null,
  },
])

const open = () => {
  answer(listWebhooks, [])
  return visitAsMember('/person-center/developer')
}

describe('the page of API keys', () => {
  it('makes one with a code and shows it once', async () => {
    answer(listApiKeys, [])
    answer(sendSms, { wait_seconds: 60, mobile_masked: '137****1234' })
    answer(makeApiKey, { key: 'trib_secret', id: 8 })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t('keys.make') }))
    const dialog = () => within(screen.getByRole('dialog'))
    await user.click(dialog().getByRole('button', { name: t('keys.make') }))
    await waitFor(() => expect(isInvalid(field(t('keys.name')))).toBe(true))
    await user.fill(field(t('keys.name')), 'Catalogue sync')
    await user.click(dialog().getByRole('checkbox', { name: new RegExp(`^${t('keys.scope.upload')}`) }))
    await user.click(dialog().getByRole('radio', { name: t('keys.daysOf', { days: 30 }) }))
    await user.fill(field(shell('code.label')), '123456')
    await expectAccessible()
    await user.click(dialog().getByRole('button', { name: t('keys.make') }))
    expect(await dialog().findByText('trib_secret')).toBeTruthy()
    expect(sent(makeApiKey)).toEqual([
      { name: 'Catalogue sync', scopes: ['works:read', 'upload'], days: 30, sms_code: '123456' },
    ])
    await user.click(dialog().getByRole('button', { name: t('keys.kept') }))
    expect(screen.queryByText('trib_secret')).toBeNull()
  })

  it('ends one after asking', async () => {
    answer(listApiKeys, [key as never])
    answer(endApiKey, null)
    const { user } = await open()
    await user.click(
      await screen.findByRole('button', { name: t('keys.endName', { name: 'Catalogue sync' }) }),
    )
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('keys.end') }))
    await waitFor(() => expect(sent(endApiKey)).toEqual([{ id: 7 }]))
  })

  it('says why one ended', async () => {
    const day = '2026-11-01'
    const ended = {
      state: 'ended' as const,
      ended_at: `${day}T04:00:00.000Z`,
      ended_because: 'recovered' as const,
    }
    answer(listApiKeys, [{ ...(key as NonNullable<typeof key>), ...ended }])
    await open()
    expect(await screen.findByText(t('keys.state.ended'))).toBeTruthy()
    expect(screen.getByText(new RegExp(t('keys.ended.recovered', { day })))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('keys.end') })).toBeNull()
  })

  it('tells colleagues whom to ask', async () => {
    cutOff(listApiKeys)
    cutOff(listWebhooks)
    const { user_account_info } = sampleAccount
    const company = { account_id: 40, name: 'Delta Records' }
    await visitAsMember('/person-center/developer', {
      account: { ...sampleAccount, user_account_info: { ...user_account_info, company } },
    })
    expect(await screen.findByText(t('keys.ownersOnly'))).toBeTruthy()
  })
})
