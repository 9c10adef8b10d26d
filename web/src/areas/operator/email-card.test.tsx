import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  confirmStaffEmail,
  readStaffEmail,
  removeStaffEmail,
  switchStaffEmail,
} from '#contract/staff/email-calls'
import { expectAccessible } from '../../testing/accessible'
import { button, field } from '../../testing/forms'
import { answer, sent } from '../../testing/server'
import { visitAsStaff } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('operator')
const shell = say('shell')
const kept = { address: 'lin@example.com', confirmed_at: '2026-11-01T04:00:00Z', bounced: false, left: false }

async function open(email: typeof kept | null) {
  answer(readStaffEmail, { email })
  const shown = await visitAsStaff('/operator/security', ['editor'])
  await screen.findByText(email ? t('email.now', { email: email.address }) : t('email.lead'))
  return shown
}

describe('mail to staff', () => {
  it('goes to an address that was confirmed', async () => {
    answer(confirmStaffEmail, { email: kept }, 'Confirmed.')
    const { user } = await open(null)
    await user.click(button(t('email.add')))
    await user.fill(field(shell('email.label')), 'lin@example.com')
    await user.fill(field(shell('email.code')), '123456')
    await expectAccessible()
    await user.click(button(t('email.confirm')))
    expect(await screen.findByText(t('email.now', { email: kept.address }))).toBeTruthy()
    expect(sent(confirmStaffEmail)).toEqual([{ email: 'lin@example.com', email_code: '123456' }])
  })

  it('is switched off and on, and its address removed', async () => {
    answer(switchStaffEmail, { email: { ...kept, left: true } }, 'Off.')
    answer(removeStaffEmail, null, 'Removed.')
    const { user } = await open(kept)
    const mail = screen.getByRole('switch')
    expect(mail.getAttribute('aria-checked')).toBe('true')
    await user.click(mail)
    await waitFor(() => expect(mail.getAttribute('aria-checked')).toBe('false'))
    expect(sent(switchStaffEmail)).toEqual([{ on: false }])
    await user.click(button(t('email.remove')))
    expect(await screen.findByText(t('email.lead'))).toBeTruthy()
  })
})
