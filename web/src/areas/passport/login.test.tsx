import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { login } from '#contract/identity/calls'
import { leftFor } from '../../testing/browser-parts'
import { sampleAccount } from '../../testing/sample-people'
import { answer, sent } from '../../testing/server'
import { visit } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('passport')

describe('logging in', () => {
  it('leads to publishing', async () => {
    const { user } = await visit('/login')
    answer(login, { userinfo: sampleAccount.userinfo, header_token: null })
    await user.type(screen.getByLabelText(new RegExp(t('mobile'))), '138 0000 0001')
    await user.type(screen.getByLabelText(new RegExp(`^${t('password')}`)), 'my-own-password')
    await user.click(screen.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(leftFor).toEqual(['/work-publish/entry']))
    expect(sent(login)[0]).toMatchObject({
      mobile: '13800000001',
      password: 'my-own-password',
      remember: true,
    })
  })
})
