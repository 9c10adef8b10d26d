import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resetPassword } from '#contract/identity/calls'
import { button, descriptionOf, field, notice } from '../../testing/forms'
import { answer, refuse, sent } from '../../testing/server'
import { visit } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('passport')
const shell = say('shell')
const secret = 'the river knows the way'
const mobile = () => field(t('mobile'))
const code = () => field(shell('code.label'))

async function send() {
  const shown = await visit('/register/findpwd')
  await shown.user.fill(mobile(), '13800000001')
  await shown.user.fill(code(), '123456')
  await shown.user.fill(field(t('password.new')), secret)
  await shown.user.click(button(t('recover.submit')))
  return shown
}

describe('a forgotten password', () => {
  it('is set anew with a code, and login says so with the number in place', async () => {
    answer(resetPassword, null)
    const { router } = await send()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(sent(resetPassword)).toMatchObject([
      { mobile: '13800000001', sms_code: '123456', new_password: secret },
    ])
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('recover.done')))
    await waitFor(() => expect(mobile().value).toBe('13800000001'))
  })

  it('stays typed when the code was wrong', async () => {
    refuse(resetPassword, 'wrongCode', { fields: { sms_code: 'The code is not right.' } })
    await send()
    await waitFor(() => expect(descriptionOf(code())).toBe('The code is not right.'))
    expect(field(t('password.new')).value).toBe(secret)
  })

  it('offers registration to a number without an account', async () => {
    refuse(resetPassword, 'noSuchAccount', { message: 'Nobody has this number.' })
    const { user, router } = await send()
    await user.click(await screen.findByRole('link', { name: t('login.unknown.action') }))
    expect(notice()).toBeNull()
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/single'))
    await waitFor(() => expect(mobile().value).toBe('13800000001'))
  })
})
